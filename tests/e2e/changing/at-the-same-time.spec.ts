import { paths } from '../../../src/paths';
import { openOffice } from '../setup/office';
import { expect, test } from '../setup/visitor';

const texts = { blogType: 'Review', description1: '', description2: '' } as const;

test('sixteen articles saved at the same time are all listed, and deleted so none is', async ({
  request,
}) => {
  const mark = Date.now().toString(36);
  const titles = Array.from({ length: 16 }, (_, place) => `Saved together ${mark} ${place}.`);
  const listed = async () => {
    const shown = await (await request.get(paths.blogs)).text();
    return titles.filter((title) => shown.includes(title));
  };
  const office = await openOffice();
  const ids = await Promise.all(
    titles.map((title) => office.addArticle({ ...texts, title, images: [] })),
  );
  expect(await listed()).toEqual(titles);
  await Promise.all(ids.map((id) => office.removeArticle(id)));
  expect(await listed()).toEqual([]);
});
