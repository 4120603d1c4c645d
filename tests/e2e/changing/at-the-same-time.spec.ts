import { paths } from '../../../src/paths';
import { openAdmin } from '../setup/admin';
import { expect, test } from '../setup/visitor';

const texts = {
  blogType: 'Review',
  description1: '',
  description2: '',
} as const;

test('sixteen blog posts saved at the same time are all listed at once, and deleted so none is', async ({
  request,
}) => {
  const mark = Date.now().toString(36);
  const titles = Array.from({ length: 16 }, (_, place) => `Saved together ${mark} ${place}.`);
  const listed = async () => {
    const shown = await (await request.get(paths.blogs)).text();
    return titles.filter((title) => shown.includes(title));
  };
  const admin = await openAdmin();
  const ids = await Promise.all(
    titles.map((title) => admin.addBlog({ ...texts, title, images: [] })),
  );
  expect(await listed()).toEqual(titles);
  await Promise.all(ids.map((id) => admin.removeBlog(id)));
  expect(await listed()).toEqual([]);
});
