import { bulk } from '../../../content/bulk';
import { sheetLimits } from '../../../domain/bulk/preview';

const { faults } = bulk.file;

/** A chosen file that cannot be uploaded; the message says what to do. */
export class UnfitFile extends Error {
  constructor(fault: keyof typeof faults, name = '') {
    super(faults[fault].replace('#', () => name));
    this.name = 'UnfitFile';
  }
}

/** The one workbook among what was chosen or dropped; throws `UnfitFile` for what need not be sent at all. */
export function pickWorkbook(files: readonly File[]): File | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) throw new UnfitFile('many');
  if (!/\.xlsx?$/i.test(file.name)) throw new UnfitFile('kind', file.name);
  if (file.size === 0) throw new UnfitFile('empty', file.name);
  if (file.size > sheetLimits.bytes) throw new UnfitFile('large', file.name);
  return file;
}

/**
 * The file as it is now: browsers refuse to send one that was saved after it was chosen, and another of
 * its sheets can be read later though it was.
 */
export async function copyWorkbook(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    throw new UnfitFile('changed', file.name);
  }
}
