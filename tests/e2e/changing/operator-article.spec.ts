import { articleWords } from '../../../src/content/article';
import { paths } from '../../../src/paths';
import { openAdmin } from '../setup/admin';
import { plainPicture } from '../setup/bad-pictures';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { press } from '../setup/keyboard';
import { asVisitor, enterAdmin, fillFields, openReady, rowOf, save } from '../setup/records';
import { expect, test } from '../setup/visitor';

const { tools, picture } = articleWords;
const text = '#field-description1';

test.beforeEach(async ({ page }) => {
  await enterAdmin(page);
});

test('an article with two headings, a list, a link and a picture, by keyboard alone', async ({
  page,
  browser,
}) => {
  const title = `Before the rains ${Date.now().toString(36)}`;
  await openReady(page, paths.admin.addBlog);
  await fillFields(page, { title });
  const bar = page.getByRole('group', { name: /^Format: / }).first();
  await expect(bar).toBeVisible();
  const { keyboard } = page;
  const choose = (name: string) => press(page, bar.getByRole('button', { name, exact: true }));

  await page.locator(text).focus();
  await choose(tools.heading.name);
  await expect(page.locator(text)).toBeFocused();
  await keyboard.type('The roof\nSweep it, and look at ');
  await keyboard.press('Control+b');
  await keyboard.type('every pipe');
  await expect(page.locator(text)).toHaveValue(/look at \*\*every pipe\*\*$/);
  await keyboard.press('End');
  await keyboard.type('\n\n');
  await choose(tools.heading.name);
  await keyboard.type('The yard\n\nDrains\nSump');
  await keyboard.press('Shift+ArrowUp');
  await keyboard.press('Shift+Home');
  await choose(tools.list.name);
  await keyboard.press('Control+End');
  await keyboard.type('\n\nSee the list of alerts');
  await keyboard.press('Control+Shift+ArrowLeft');
  await keyboard.press('Control+k');
  await expect(page.locator(text)).toHaveValue(/\[alerts\]\(url\)$/);
  await keyboard.type('https://weather.example/alerts');
  await keyboard.press('Control+End');
  await choose(tools.picture.name);
  const dialog = page.getByRole('dialog', { name: picture.title });
  await dialog.locator('input[type=file]').setInputFiles(await plainPicture('roof.jpg', '#a8472a'));
  await expect(dialog.getByText('roof.jpg is ready.')).toBeVisible();
  await expectAccessible(page, 'the dialog of a picture');
  await dialog.getByLabel(picture.alt).focus();
  await keyboard.type('A [swept] roof');
  await keyboard.press('Enter');
  await expect(page.locator(text)).toHaveValue(
    /^## The roof\nSweep it, and look at \*\*every pipe\*\*\n\n## The yard\n\n- Drains\n- Sump\n\nSee the list of \[alerts\]\(https:\/\/weather\.example\/alerts\)\n\n!\[A swept roof\]\(\/api\/image\/[^)]+\)\n\n$/,
  );
  await expectAccessible(page, 'the form of a blog post');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `the form of a blog post at ${width} px`);
  }
  await save(page);
  await expect(rowOf(page, title)).toHaveCount(1);
  await asVisitor(browser, paths.blogs, async (visitor) => {
    const card = visitor.getByRole('main').getByRole('link', { name: title }).first();
    await expect(visitor.getByText(/^The roof Sweep it, and look at every pipe/)).toBeVisible();
    await card.click();
    const article = visitor.locator('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText(['The roof', 'The yard']);
    await expect(article.locator('.text').getByRole('listitem')).toHaveText(['Drains', 'Sump']);
    await expect(article.locator('strong')).toHaveText('every pipe');
    await expect(article.getByRole('link', { name: 'alerts' })).toHaveAttribute(
      'href',
      'https://weather.example/alerts',
    );
    await expect(article.getByRole('img', { name: 'A swept roof' })).toBeVisible();
    await expect(visitor.locator('meta[name=description]')).not.toHaveAttribute(
      'content',
      /#|\*|\[|!/,
    );
    await expectAccessible(visitor, 'a blog post with headings, a list, a link and a picture');
    for (const width of [320, 1440]) {
      await visitor.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(visitor, `a blog post at ${width} px`);
    }
  });
});

test('what a button has set is undone with Ctrl+Z', async ({ page }) => {
  await openReady(page, paths.admin.addBlog);
  const area = page.locator(text);
  await expect(page.getByRole('group', { name: /^Format: / }).first()).toBeVisible();
  await area.focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(area).toHaveValue('**one**');
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('one');
});

test('a blog post has its line breaks, its numbered list, its quotation and its bold across lines', async ({
  page,
}) => {
  const admin = await openAdmin();
  const description1 = 'One\ntwo **three\nfour**\n\n3. first\n4. second\n\n> said\n\n`code` *soft*';
  const about = { blogType: 'Review' as const, title: 'Marks', images: [] };
  const id = await admin.addBlog({ ...about, description1, description2: '' });
  await page.goto(paths.blog(id));
  const shown = page.locator('article .text');
  await expect(shown.locator('p').first()).toHaveText('Onetwo threefour');
  await expect(shown.locator('p').first().locator('br')).toHaveCount(2);
  await expect(shown.locator('strong')).toHaveText('threefour');
  await expect(shown.locator('ol')).toHaveAttribute('start', '3');
  await expect(shown.locator('ol').getByRole('listitem')).toHaveText(['first', 'second']);
  await expect(shown.locator('blockquote')).toHaveText('said');
  await expect(shown.locator('code')).toHaveText('code');
  await expect(shown.locator('em')).toHaveText('soft');
});
