import { expect, it } from 'vitest';
import { listShared, shareLink } from '../../../../src/islands/admin/records/share';
import { paths } from '../../../../src/paths';
import { row } from '../../../domain/list/row';

const readText = (link: string) => new URL(link).searchParams.get('text');

it('a caller is sent name, rent and link of each chosen home', () => {
  const homes = [
    row({ id: 'a', title: 'Lake flat', facts: ['₹20,000', '2 beds'] }),
    row({ id: 'b', title: 'Garden house', facts: [''] }),
  ];
  const link = shareLink(homes, 'https://example.com');
  expect(readText(link)).toBe(
    `Lake flat\n₹20,000\nhttps://example.com${paths.property('a')}\n\nGarden house\nhttps://example.com${paths.property('b')}`,
  );
});

it('homes without a page, and those beyond what anybody reads, are not in it', () => {
  expect(listShared([row({ id: 'a', shown: false }), row({ id: 'b' })])).toHaveLength(1);
  const many = Array.from({ length: 30 }, (_, index) => row({ id: `home-${index}` }));
  expect(listShared(many)).toHaveLength(20);
});
