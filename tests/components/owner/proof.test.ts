import { expect, it } from 'vitest';
import { renderComponent } from '../../support/render-component';

const reference = { words: 'They write before I ask.', name: 'Meena', city: 'Dubai', link: '' };

it.each([
  ['', []],
  ['1', ['1 home managed']],
  ['120', ['120 homes managed']],
])('of %j homes and nobody it says %j', async (homesManaged, said) => {
  const html = await renderComponent('owner/Proof', { homesManaged });
  expect(textsIn(html)).toEqual(said);
});

it('a reference has its words, and of name and city what there is', async () => {
  const render = (city: string) =>
    renderComponent('owner/Proof', { homesManaged: '', reference: { ...reference, city } });
  expect(textsIn(await render('Dubai'))).toEqual([reference.words, 'Meena, Dubai']);
  expect(textsIn(await render(''))).toEqual([reference.words, 'Meena']);
});

it('a review is linked where there is one', async () => {
  const render = (link: string) =>
    Promise.all([
      renderComponent('owner/References', { references: [{ ...reference, link }] }),
      renderComponent('owner/Proof', { homesManaged: '', reference: { ...reference, link } }),
    ]);
  for (const html of await render('')) expect(html).not.toContain('<a ');
  for (const html of await render('https://g.page/r/1'))
    expect(html).toContain('href="https://g.page/r/1"');
});

function textsIn(html: string): string[] {
  return Array.from(html.matchAll(/>([^<>]+)</g), ([, text = '']) => text.trim()).filter(Boolean);
}
