/** Why a workbook is not read: a key of `workbookFaults.refused`, and what its sentence names. */
export class Refusal extends Error {
  /**
   * @param {string} reason
   * @param {Record<string, string>} [details]
   */
  constructor(reason, details = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

/**
 * Refuses the workbook as damaged unless the condition holds.
 *
 * @param {unknown} condition
 */
export function demand(condition) {
  if (!condition) throw new Refusal('damaged');
}
