import type { CellObject } from 'sheetjs-style';

export type CellStyle = NonNullable<CellObject['s']>;

const top = { vertical: 'top' } as const;
/** Numbers under their headers: at the right they would run into the text of the next column. */
const left = { vertical: 'top', horizontal: 'left' } as const;
const wrapped = { vertical: 'top', wrapText: true } as const;
const white = { rgb: 'FFFFFFFF' };

function filled(rgb: string) {
  return { patternType: 'solid', fgColor: { rgb } } as const;
}

export const headStyle: CellStyle = {
  font: { bold: true, color: white },
  fill: filled('FF1F3D3A'),
  alignment: { vertical: 'center' },
};
/** The header of a column that must be filled in. */
export const requiredHeadStyle: CellStyle = { ...headStyle, fill: filled('FFA8472A') };

/** The text format, so that a cell that looks like a formula stays text when it is edited, too. */
export const textStyle: CellStyle = { numFmt: '@', alignment: wrapped };
export const timeStyle: CellStyle = { numFmt: 'dd-mm-yyyy hh:mm', alignment: top };
export const dayStyle: CellStyle = { numFmt: 'dd-mm-yyyy', alignment: left };
export const numberStyle: CellStyle = { alignment: left };

/** What has to be corrected in a row. */
export const reasonStyle: CellStyle = { ...textStyle, fill: filled('FFE9C46A') };

export const titleStyle: CellStyle = {
  numFmt: '@',
  font: { bold: true, sz: '16', color: { rgb: 'FF1F3D3A' } },
};
export const topicStyle: CellStyle = { ...textStyle, font: { bold: true } };
export const requiredTopicStyle: CellStyle = {
  ...textStyle,
  font: { bold: true, color: { rgb: 'FFA8472A' } },
};
