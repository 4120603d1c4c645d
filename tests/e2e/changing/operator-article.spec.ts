import { articleWords } from '../../../src/content/forms/article';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { plainPicture } from '../setup/pictures';
import { press } from '../setup/keyboard';
import { asVisitor, fillFields, openReady, findRow, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const { tools, picture } = articleWords;

test('an article with all its marks is written by keyboard', async ({ page, browser, word }) => {
  const title = `Before the rains ${word}`;
  await openReady(page, adminPaths.addBlog);
  // The second part has the marks that have no button.
  const marks = 'One\ntwo **three\nfour**\n\n3. first\n4. second\n\n> said\n\n`code` *soft*';
  await fillFields(page, { title, description2: marks });
  const text = page.locator('#field-description1');
  const bar = page.getByRole('group', { name: /^Format: / }).first();
  await expect(bar).toBeVisible();
  const { keyboard } = page;
  const choose = (name: string) => press(page, bar.getByRole('button', { name, exact: true }));

  await text.focus();
  await choose(tools.heading.name);
  await expect(text).toBeFocused();
  await keyboard.type('The roof\nSweep it, and look at ');
  await keyboard.press('Control+b');
  await keyboard.type('every pipe');
  await expect(text).toHaveValue(/look at \*\*every pipe\*\*$/);
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
  await expect(text).toHaveValue(/\[alerts\]\(url\)$/);
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
  await expect(text).toHaveValue(
    /^## The roof\nSweep it, and look at \*\*every pipe\*\*\n\n## The yard\n\n- Drains\n- Sump\n\nSee the list of \[alerts\]\(https:\/\/weather\.example\/alerts\)\n\n!\[A swept roof\]\(\/api\/image\/[^)]+\)\n\n$/,
  );
  await save(page);
  await expect(findRow(page, title)).toHaveCount(1);

  await asVisitor(browser, paths.blogs, async (visitor) => {
    const card = visitor.getByRole('main').getByRole('link', { name: title }).first();
    await expect(visitor.getByText(/^The roof Sweep it, and look at every pipe/)).toBeVisible();
    await card.click();
    const article = visitor.locator('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText(['The roof', 'The yard']);
    await expect(article.locator('.text ul').getByRole('listitem')).toHaveText(['Drains', 'Sump']);
    await expect(article.locator('strong')).toHaveText(['every pipe', 'threefour']);
    await expect(article.locator('p', { hasText: 'One' }).locator('br')).toHaveCount(2);
    const numbered = article.locator('ol[start="3"]');
    await expect(numbered.getByRole('listitem')).toHaveText(['first', 'second']);
    await expect(article.locator('blockquote')).toHaveText('said');
    await expect(article.locator('code')).toHaveText('code');
    await expect(article.locator('em')).toHaveText('soft');
    await expect(article.getByRole('link', { name: 'alerts' })).toHaveAttribute(
      'href',
      'https://weather.example/alerts',
    );
    await expect(article.getByRole('img', { name: 'A swept roof' })).toBeVisible();
    const description = visitor.locator('meta[name=description]');
    await expect(description).not.toHaveAttribute('content', /#|\*|\[|!/);
    await visitor.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(visitor, 'a blog post on a phone');
    await expectAccessible(visitor, 'a blog post with headings, a list, a link and a picture');
  });
});
