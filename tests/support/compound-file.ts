import * as workbook from '@e965/xlsx';

interface CompoundFiles {
  utils: {
    cfb_new: () => object;
    cfb_add: (file: object, path: string, content: Uint8Array) => void;
  };
  write: (file: object, options: { type: 'buffer' }) => Uint8Array;
}

const compoundFiles = workbook.CFB as CompoundFiles;

/** A compound file (the container of .xls and of protected .xlsx) with these streams. */
export function compoundFile(streams: Record<string, Uint8Array>): Buffer {
  const file = compoundFiles.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) {
    compoundFiles.utils.cfb_add(file, path, content);
  }
  return Buffer.from(compoundFiles.write(file, { type: 'buffer' }));
}
