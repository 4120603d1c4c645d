import { packed } from './workbook-files';

const names = ['office', 'style', 'text', 'table', 'draw'];
const spaces = names.map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
);
const others = [
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
];

/** An .ods of these tables and styles of its cells. */
export function openDocumentFile(tables: string, styles = '', kind = 'spreadsheet'): Buffer {
  const root = [...spaces, ...others].join(' ');
  const parts = {
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<?xml version="1.0"?><office:document-content ${root}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    'META-INF/manifest.xml': '<manifest/>',
  };
  return packed(parts, { level: 0 });
}

export function tableXml(name: string, rows: string, attributes = ''): string {
  return `<table:table table:name="${name}" ${attributes}>${rows}</table:table>`;
}

/** A row of cells, given as XML or as texts. */
export function tableRowXml(cells: readonly string[], attributes = ''): string {
  const list = cells.map((cell) => (cell.startsWith('<') ? cell : textCellXml(cell)));
  return `<table:table-row ${attributes}>${list.join('')}</table:table-row>`;
}

export function textCellXml(text: string, attributes = ''): string {
  return `<table:table-cell office:value-type="string" ${attributes}><text:p>${text}</text:p></table:table-cell>`;
}
