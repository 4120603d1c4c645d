import type { CellObject, WorkSheet } from 'sheetjs-style';
import { bulkWorkbook } from '../../content/bulk-workbook';
import { cellText } from '../../domain/bulk/cell';
import { columns, type Column } from '../../domain/bulk/columns';
import { choicesOf, type ChoiceKey } from '../../domain/bulk/words';
import { exampleName } from '../../domain/bulk/example';
import { propertyDefaults } from '../../domain/property/vocabulary';
import { headStyle, requiredTopicStyle, titleStyle, topicStyle } from './cell-styles';
import { rowHeight } from './row-height';
import { textCell } from './text-cell';
import { worksheet } from './worksheet';

const { guide, columns: words } = bulkWorkbook;
/** In characters. */
const widths = [26, 66, 52, 12, 48];
/** In points. */
const titleHeight = 30;

function allowedWords({ key, kind }: Column): string {
  if (kind !== 'choice' && kind !== 'flag') return words[key].allowed;
  const allowed =
    kind === 'flag'
      ? words[key].allowed
      : `${guide.oneOf} ${choicesOf[key as ChoiceKey].join(', ')}.`;
  const usual = propertyDefaults[key as keyof typeof propertyDefaults];
  return `${allowed} ${guide.blank} ${cellText(usual)}.`;
}

function columnRow(column: Column): CellObject[] {
  const { key, title, required } = column;
  const style = required ? requiredTopicStyle : topicStyle;
  const example = key === 'name' ? exampleName : cellText(words[key].example);
  return [
    textCell(title, style),
    textCell(words[key].means),
    textCell(allowedWords(column)),
    required ? textCell(guide.required, style) : textCell(guide.optional),
    textCell(example),
  ];
}

/** The sheet that says how to fill in the sheet of homes: the rules, and a row for each column. */
export function guideSheet(): WorkSheet {
  const { column, means, allowed, required, example } = guide.head;
  const head = [column, means, allowed, required, example];
  const rules = guide.rules.map(([topic, text]) => [textCell(topic, topicStyle), textCell(text)]);
  const rows = [
    [textCell(guide.title, titleStyle)],
    ...rules,
    [],
    head.map((text) => textCell(text, headStyle)),
    ...columns.map(columnRow),
  ];
  const texts = rows.map((row) => row.map(({ v }) => String(v)));
  return {
    ...worksheet({ rows, widths }),
    '!rows': texts.map((each, at) => ({ hpt: at === 0 ? titleHeight : rowHeight(each, widths) })),
  };
}
