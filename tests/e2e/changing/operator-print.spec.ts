import { inbox } from '../../../src/content/inbox';
import { openEnquiry, postEnquiry } from '../setup/posted-enquiry';
import { enterAdmin } from '../setup/records';
import { expect, test } from '../setup/visitor';

for (const width of [700, 1100]) {
  test(`a printed enquiry has all that is known, and nothing to press, on paper ${width} px wide`, async ({
    page,
  }) => {
    const id = await postEnquiry('A visitor on paper', { number: '+91 98400-55669' });
    await enterAdmin(page);
    const enquiry = await openEnquiry(page, id);
    await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
    await enquiry.getByLabel(inbox.nextAction.label).fill('2030-12-31');
    await enquiry.getByRole('button', { name: inbox.nextAction.save }).click();
    await enquiry.getByLabel(inbox.note).fill('Wants a balcony\nCalls on Friday');
    await enquiry.getByRole('button', { name: inbox.saveNote }).click();
    await expect(page.getByText(inbox.noteSaved)).toBeVisible();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const pressed = page.locator('button, .button, input, textarea, select, nav, header.no-print');
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
    const lines = (await page.getByRole('main').innerText()).split(/\n+/);
    expect(lines[0]).toBe('A visitor on paper');
    for (const line of [
      ...['a@example.com', '+91 98400-55669', 'Is it free?'],
      ...[inbox.statuses.done, '31-12-2030', 'Wants a balcony', 'Calls on Friday'],
    ])
      expect(lines).toContain(line);
  });
}
