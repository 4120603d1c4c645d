/** A workbook of many properties, through the real calls of a served site. */
import { read, utils, write } from '@e965/xlsx';
import type { Session } from '../site/session.ts';

/** What differs from row to row; every other column has the example of the template. */
const values: Readonly<Record<string, (index: number) => string | number | null>> = {
  Reference: () => null,
  'Google Maps link': () => null,
  Pictures: () => null,
  Name: (index) => `Home ${index}`,
  Address: (index) => `${index} Bench Street, Adyar, Chennai 600020`,
  'Rent per month': (index) => 15_000 + index * 10,
  'Size (sqft)': (index) => 700 + index,
  Bedrooms: (index) => 1 + (index % 4),
  Bathrooms: (index) => 1 + (index % 3),
  Description: (index) => `A quiet home, number ${index}, near the metro. `.repeat(8),
};

/** A workbook with the columns of the template. */
async function makeWorkbook(session: Session, count: number): Promise<Uint8Array<ArrayBuffer>> {
  const template = read(await session.getBytes('/api/property/template'));
  const [name = ''] = template.SheetNames;
  const sheet = template.Sheets[name] ?? {};
  const [titles = [], example = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  const rows = Array.from({ length: count }, (_, index) =>
    titles.map((title, at) => values[title]?.(index) ?? example[at] ?? null),
  );
  const homes = utils.aoa_to_sheet([titles, ...rows]);
  // Of this type the library returns a buffer.
  const bytes = write(
    { SheetNames: ['Homes'], Sheets: { Homes: homes } },
    { type: 'buffer', bookType: 'xlsx', compression: true },
  ) as Buffer<ArrayBuffer>;
  return new Uint8Array(bytes);
}

/**
 * Previews, imports, previews again, exports and undoes so many rows, each once and not repeated after a lost answer: a pause
 * would be in its time. Returns the seconds of each. The properties go to the trash at the end.
 */
export async function measureImport(
  session: Session,
  count: number,
): Promise<Record<string, number>> {
  const workbook = await makeWorkbook(session, count);
  const seconds: Record<string, number> = {};
  const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    seconds[name] = (performance.now() - start) / 1000;
    return result;
  };
  const preview = async () => {
    const body = new FormData();
    body.set('file', new Blob([workbook]), 'homes.xlsx');
    const answer = await session.send('/api/property/bulk/preview', { method: 'POST', body });
    return (JSON.parse(answer) as { preview: { id: string } }).preview;
  };
  const post = (path: string) => session.post(path, {});
  const first = await timed('preview', preview);
  await timed('import', () => post(`/api/property/bulk/import/${first.id}`));
  await timed('preview of the same file again', preview);
  await timed('export', () => session.send('/api/property/export'));
  await timed('undo', () => post(`/api/property/bulk/undo/${first.id}`));
  return seconds;
}
