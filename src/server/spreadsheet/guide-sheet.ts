import type { CellObject, WorkSheet } from 'sheetjs-style';
import { shownValue } from '../../content/properties/choices';
import { importWorkbookWords } from '../../content/import/workbook';
import { cellText } from '../../domain/import/cell';
import { columns, exampleName, type Column } from '../../domain/import/columns';
import { sheetLimits } from '../../domain/import/table';
import {
  headStyle,
  requiredTopicStyle,
  rowHeight,
  textCell,
  titleStyle,
  topicStyle,
  worksheet,
} from './worksheet';

const { guide, allowed, means, examples } = importWorkbookWords;
/** In characters. */
const widths = [26, 66, 52, 12, 48];
/** In points. */
const titleHeight = 30;

function allowedValues({ key, kind, field }: Column): string {
  if (field === null) return allowed[kind === 'reference' || kind === 'day' ? kind : 'version'];
  switch (field.kind) {
    case 'flag':
      return allowed.flag(field.mayBeUnstated ? allowed.notStated : cellText(field.default));
    case 'choice':
      return allowed.choice(
        field.options,
        field.mayBeUnstated ? allowed.notStated : shownValue(key, field.default),
      );
    case 'several':
      return allowed.several(field.options);
    case 'day':
      return allowed.day;
    case 'map':
      return allowed.map;
    case 'pictures':
      return allowed.pictures(field.max);
    case 'measure':
      return allowed.measure(field.max);
    case 'text':
    case 'multiline':
    case 'article':
    case 'remark':
    case 'list':
      return allowed.text(field.max);
  }
}

function columnRow(column: Column): CellObject[] {
  const { key, title, isRequired } = column;
  const style = isRequired ? requiredTopicStyle : topicStyle;
  const example = key === 'name' ? exampleName : cellText(examples[key]);
  return [
    textCell(title, style),
    textCell(means[key]),
    textCell(allowedValues(column)),
    isRequired ? textCell(guide.required, style) : textCell(guide.optional),
    textCell(example),
  ];
}

/** The sheet that explains the sheet of properties: the rules, and a row for each column. */
export function guideSheet(): WorkSheet {
  const { head: heads } = guide;
  const head = [heads.column, heads.means, heads.allowed, heads.required, heads.example];
  const rules = Object.entries(guide.rules(sheetLimits)).map(([topic, text]) => [
    textCell(topic, topicStyle),
    textCell(text),
  ]);
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
