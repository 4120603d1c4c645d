import { expect, it } from 'vitest';
import { renderComponent } from '../../support/render-component';

const nobody = { name: '', task: '', text: '', picture: '', phone: '' };

const render = (person: Partial<typeof nobody>) =>
  renderComponent('company/People', { people: [{ ...nobody, ...person }] });

it('a person has a picture, a name, a task, sentences and a number to call', async () => {
  const html = await render({
    name: 'Meena',
    task: 'Keeps the keys',
    text: 'Knows each house.',
    picture: 'https://pictures.example/meena.jpg',
    phone: '+91 98400 12345',
  });
  expect(html).toMatch(/<img [^>]*alt="Meena"/);
  for (const text of ['Meena', 'Keeps the keys', 'Knows each house.'])
    expect(html).toContain(`>${text}<`);
  expect(html).toContain('href="tel:+919840012345"');
});

it.each([
  ['name', 'h2'],
  ['task', 'p'],
  ['text', 'p'],
])('of a person with nothing but a %s, nothing else stands there', async (field, tag) => {
  const html = await render({ [field]: 'Meena' });
  const inside = html.slice(html.indexOf('<li'), html.indexOf('</li>'));
  const tags = Array.from(inside.matchAll(/<(\w+)/g), ([, name]) => name);
  expect(tags.filter((name) => name !== 'li' && name !== 'div')).toEqual([tag]);
});
