import { importWords } from '../../../content/import';
import { sheetLimits } from '../../../domain/import/preview';

const { faults } = importWords.file;

/** A chosen file that cannot be uploaded; the message says what to do. */
export class InvalidFile extends Error {
  constructor(fault: keyof typeof faults, name = '') {
    super(faults[fault](name));
    this.name = 'InvalidFile';
  }
}

/** The one workbook among what was chosen or dropped; throws `InvalidFile` for what the server would reject anyway. */
export function pickWorkbook(files: readonly File[]): File | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) throw new InvalidFile('many');
  if (!/\.xlsx?$/i.test(file.name)) throw new InvalidFile('kind', file.name);
  if (file.size === 0) throw new InvalidFile('empty', file.name);
  if (file.size > sheetLimits.bytes) throw new InvalidFile('large', file.name);
  return file;
}

/**
 * A copy of the file as it is now: browsers refuse to send a file that was saved after it was chosen, and
 * so another of its sheets can still be read later.
 */
export async function copyWorkbook(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    throw new InvalidFile('changed', file.name);
  }
}
