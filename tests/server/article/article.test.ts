import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseArticle } from '../../../src/server/article/article';

function sketch(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '|';
  if (node.type === 'image') return `<img ${node.url} "${node.alt ?? ''}">`;
  if ('value' in node) return `${node.type}(${node.value})`;
  const children = 'children' in node ? node.children.map(sketch).join('') : '';
  return node.type === 'root' ? children : `${node.type}(${children})`;
}

const read = (text: string) => parseArticle([text]).map(sketch).join('');

describe('an article', () => {
  it.each([
    ['', ''],
    ['one\ntwo', 'paragraph(one|two)'],
    ['one\r\ntwo', 'paragraph(one|two)'],
    ['one\n\n\ntwo', 'paragraph(one)paragraph(two)'],
    ['## Roof\nSweep it.', 'heading(Roof)paragraph(Sweep it.)'],
    ['a **b** c **d**', 'paragraph(a strong(b) c strong(d))'],
    ['**one\ntwo**', 'paragraph(strong(one|two))'],
    ['**Advance:**two months', 'paragraph(strong(Advance:)two months)'],
    ['**வாடகை:**25,000', 'paragraph(strong(வாடகை:)25,000)'],
    ['** spaced **', 'paragraph(strong( spaced ))'],
    ['**Rent:**25**Deposit:**50', 'paragraph(strong(Rent:)25strong(Deposit:)50)'],
    ['**Rent *negotiable**', 'paragraph(strong(Rent *negotiable))'],
    ['**one** **two', 'paragraph(strong(one) **two)'],
    ['- **one:**1\n- **two', 'list(listItem(paragraph(strong(one:)1))listItem(paragraph(**two)))'],
    ['## **Rent:**25', 'heading(strong(Rent:)25)'],
    ['**see [our **list**](https://a.example)', 'paragraph(**see link(our strong(list)))'],
    ['***a*** and __b__', 'paragraph(emphasis(strong(a)) and strong(b))'],
    ['30*40 ft and 60*80 ft', 'paragraph(30*40 ft and 60*80 ft)'],
    ['`**a:**b`', 'paragraph(inlineCode(**a:**b))'],
    ['- one\n- two', 'list(listItem(paragraph(one))listItem(paragraph(two)))'],
    ['1. one', 'list(listItem(paragraph(one)))'],
    ['1985. Two rooms.\n\n2005. Three.', 'paragraph(1985. Two rooms.)paragraph(2005. Three.)'],
    ['> 2026) Now.', 'blockquote(paragraph(2026) Now.))'],
    ['+ 91 98400 12345', 'paragraph(+ 91 98400 12345)'],
    ['+ one', 'list(listItem(paragraph(one)))'],
    ['+ 91 98400 12345\n+ 91 98410 54321', 'paragraph(+ 91 98400 12345|+ 91 98410 54321)'],
    ['> 11 months', 'paragraph(> 11 months)'],
    ['Stay:\n> 11 months\n\nNotice', 'paragraph(Stay:|> 11 months)paragraph(Notice)'],
    ['>₹25,000', 'paragraph(>₹25,000)'],
    ['> 11 months,\n> she said', 'blockquote(paragraph(11 months,|she said))'],
    ['* Conditions apply', 'paragraph(* Conditions apply)'],
    ['Rent 25,000*\n* Conditions apply', 'paragraph(Rent 25,000*|* Conditions apply)'],
    ['* one\n* two', 'list(listItem(paragraph(one))listItem(paragraph(two)))'],
    ['* one\n  * in it', 'list(listItem(paragraph(one)list(listItem(paragraph(in it)))))'],
    ['- one', 'list(listItem(paragraph(one)))'],
    ['# 12, Main Road\nAdyar', 'paragraph(# 12, Main Road|Adyar)'],
    ['## 3 rooms', 'heading(3 rooms)'],
    ['A&nbsp;&amp; B, &#x20B9;500, &amp;amp;', 'paragraph(A\u00a0& B, ₹500, &amp;)'],
    ['*a* and > b', 'paragraph(emphasis(a) and > b)'],
    ['> said', 'blockquote(paragraph(said))'],
    ['[வாடகை](https://a.example)', 'paragraph(link(வாடகை))'],
    ['![A roof](/assets/abc.jpg)', 'paragraph(<img /assets/abc.jpg "A roof">)'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['<b>x</b>', '<script>alert(1)</script>', '<!-- x -->', '    four spaces', '2 * 3 * 4'])(
    'has as text: %j',
    (text) => {
      expect(read(text)).toBe(`paragraph(${text.trim()})`);
    },
  );

  it('reads its two texts apart', () => {
    const trees = parseArticle(['One.', '- two']);
    expect(trees.map(sketch)).toEqual(['paragraph(One.)', 'list(listItem(paragraph(two)))']);
  });
});
