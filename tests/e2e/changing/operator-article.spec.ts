import { articleWords } from '../../../src/content/article';
import { paths } from '../../../src/paths';
import { openAdmin } from '../setup/admin';
import { plainPicture } from '../setup/bad-pictures';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { forgive } from '../setup/problems';
import { asVisitor, enterAdmin, fillFields, openReady, rowOf, save } from '../setup/records';
import { expect, test } from '../setup/visitor';

const { tools, link, picture, preview } = articleWords;
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
  const bar = page.getByRole('toolbar').first();
  await expect(bar).toBeVisible();
  const { keyboard } = page;
  /** From the text to a button of its toolbar, which keeps the place of the last. */
  const choose = async (name: string) => {
    await keyboard.press('Shift+Tab');
    await keyboard.press('Home');
    const places = Object.values(tools).findIndex((tool) => tool.name === name);
    for (let place = 0; place < places; place += 1) await keyboard.press('ArrowRight');
    await expect(bar.getByRole('button', { name, exact: true })).toBeFocused();
    await keyboard.press('Enter');
  };

  await page.locator(text).focus();
  await keyboard.type('The roof');
  await choose(tools.heading.name);
  await expect(page.locator(text)).toBeFocused();
  await keyboard.type('\nSweep it, and look at ');
  await keyboard.press('Control+b');
  await keyboard.type('every pipe');
  await expect(page.locator(text)).toHaveValue(/look at \*\*every pipe\*\*$/);
  await keyboard.press('End');
  await keyboard.type('\n\nThe yard');
  await choose(tools.heading.name);
  await keyboard.type('\nDrains\nSump');
  await keyboard.press('Shift+ArrowUp');
  await keyboard.press('Shift+Home');
  await choose(tools.list.name);
  await keyboard.press('ArrowRight');
  await keyboard.type('\n\nSee the list of ');
  await keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: link.title })).toBeVisible();
  await expectAccessible(page, 'the dialog of a link');
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(link.error);
  await keyboard.press('Control+a');
  await keyboard.type('weather.example/alerts');
  await keyboard.press('Tab');
  await keyboard.type('alerts');
  await keyboard.press('Enter');
  await expect(page.locator(text)).toBeFocused();
  await choose(tools.picture.name);
  const dialog = page.getByRole('dialog', { name: picture.title });
  await dialog.locator('input[type=file]').setInputFiles(await plainPicture('roof.jpg', '#a8472a'));
  await expect(dialog.getByText('roof.jpg is ready.')).toBeVisible();
  await expectAccessible(page, 'the dialog of a picture');
  await dialog.getByLabel(picture.alt).focus();
  await keyboard.type('A swept roof');
  await keyboard.press('Enter');
  await expect(page.locator(text)).toHaveValue(
    /^## The roof\nSweep it, and look at \*\*every pipe\*\*\n\n## The yard\n- Drains\n- Sump\n\nSee the list of \[alerts\]\(https:\/\/weather\.example\/alerts\)\n\n!\[A swept roof\]\(\/api\/image\/[^)]+\)\n\n$/,
  );

  const pane = page.getByRole('region', { name: preview.title });
  await expect(pane.getByRole('heading', { level: 4 })).toHaveText(['The roof', 'The yard']);
  await expect(pane.getByRole('heading', { level: 3 })).toHaveText(title);
  await expect(pane.getByRole('img', { name: 'A swept roof' })).toBeVisible();
  await expectAccessible(page, 'the form of a blog post with its preview');
  for (const width of [320, 360, 768]) {
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
    for (const width of [320, 768, 1440]) {
      await visitor.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(visitor, `a blog post at ${width} px`);
    }
  });
});

test('what a button has set is undone with Ctrl+Z', async ({ page }) => {
  await openReady(page, paths.admin.addBlog);
  const area = page.locator(text);
  await expect(page.getByRole('toolbar').first()).toBeVisible();
  await area.focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(area).toHaveValue('**one**');
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('one');
});

test('Enter continues a list, and ends it in an empty item, as one step for Ctrl+Z', async ({
  page,
}) => {
  await openReady(page, paths.admin.addBlog);
  const area = page.locator(text);
  await expect(page.getByRole('toolbar').first()).toBeVisible();
  await area.focus();
  const { keyboard } = page;
  await keyboard.type('- Keys\nMeters\n\nThe last day');
  await expect(area).toHaveValue('- Keys\n- Meters\n\nThe last day');
  await keyboard.press('Control+a');
  await keyboard.type('- Keys');
  await keyboard.press('Enter');
  await expect(area).toHaveValue('- Keys\n- ');
  await keyboard.press('Control+z');
  await expect(area).toHaveValue('- Keys');
  await keyboard.press('Control+y');
  await expect(area).toHaveValue('- Keys\n- ');
  await keyboard.press('Enter');
  await expect(area).toHaveValue('- Keys\n\n');
  await keyboard.press('Control+z');
  await expect(area).toHaveValue('- Keys\n- ');
  await keyboard.press('Control+End');
  await keyboard.type('all of');
  await keyboard.press('Shift+Enter');
  await keyboard.type('them');
  await expect(area).toHaveValue('- Keys\n- all of\nthem');
});

test('without the site the preview keeps its last state and says so', async ({
  page,
  problems,
}) => {
  await openReady(page, paths.admin.addBlog);
  const pane = page.getByRole('region', { name: preview.title });
  await expect(pane.getByText(preview.empty)).toBeVisible();
  await page.locator(text).fill('First words');
  await expect(pane.getByText('First words')).toBeVisible();
  await page.context().setOffline(true);
  await page.locator(text).fill('Second words');
  await expect(pane.getByRole('status')).toHaveText(preview.late);
  await expect(pane.getByText('First words')).toBeVisible();
  await page.context().setOffline(false);
  await expect(pane.getByText('Second words')).toBeVisible();
  await expect(pane.getByRole('status')).toBeEmpty();
  forgive(problems, /ERR_INTERNET_DISCONNECTED|Failed to load/);
});

test('an older blog post keeps its look until the operator chooses a list in it', async ({
  page,
}) => {
  const admin = await openAdmin();
  const texts = { description1: '# 1\n- a **dash**', description2: '' };
  const about = { blogType: 'Review', title: 'An older one' } as const;
  const id = await admin.addBlog({ ...about, ...texts, images: [], textStyle: 'Plain' });
  await page.goto(paths.blog(id));
  await expect(page.locator('[data-style=Plain]')).toHaveText('# 1- a dash');
  await expect(page.locator('[data-style=Plain] strong')).toHaveText('dash');
  await openReady(page, paths.admin.blog(id));
  const pane = page.getByRole('region', { name: preview.title });
  await expect(pane.getByText('- a dash')).toBeVisible();
  await page.locator(text).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nNext');
  await page.getByRole('button', { name: tools.list.name, exact: true }).first().click();
  await expect(page.locator('#field-textStyle')).toHaveValue('Markdown');
  await expect(pane.getByRole('listitem')).toHaveText(['a dash', 'Next']);
  await expect(pane.getByText('# 1')).toBeVisible();
});
