import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rowWords } from '../../../../src/content/admin-row';
import { adminTrash } from '../../../../src/content/admin-trash';
import { trashedRows } from '../../../../src/islands/admin/records/rows';
import Trash from '../../../../src/islands/admin/records/Trash';
import { property } from '../../listings/property';

const meta = { updatedAt: '', version: 'v' };
const villa = {
  ...property({ _id: 'a', name: 'Villa' }),
  ...meta,
  deletedAt: '2026-01-31T20:00:00.000Z',
};
const blog = {
  _id: 'a',
  blogType: 'Business' as const,
  title: '',
  images: [],
  date: '',
  excerpt: '',
  ...meta,
  deletedAt: '2026-02-02T00:00:00.000Z',
};

describe('the trash', () => {
  it('mixes properties and blog posts, last deleted first', () => {
    const rows = trashedRows([villa], [blog]);
    expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
      ['blog', rowWords.untitled.blog],
      ['property', 'Villa'],
    ]);
  });

  it('shows the day of deletion and the last day in Asia/Kolkata, and what can be done', () => {
    const html = renderToString(<Trash rows={trashedRows([villa], [])} />).replaceAll(
      '<!-- -->',
      '',
    );
    expect(html).toContain('>01-02-2026</time>');
    expect(html).toContain('>Erased after 02-05-2026<');
    expect(html).toMatch(/>Restore <span[^>]*>Villa<\/span><\/button>/);
    expect(html).toMatch(/>Erase now <span[^>]*>Villa<\/span><\/button>/);
  });

  it('says when it is empty', () => {
    expect(renderToString(<Trash rows={[]} />)).toContain(adminTrash.emptyTitle);
  });
});
