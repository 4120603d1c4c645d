import { describe, expect, it } from 'vitest';
import {
  continueList,
  type Edit,
  insertLink,
  insertPicture,
  type Selected,
  toggleBold,
  toggleHeading,
  toggleList,
} from '../../../../src/islands/admin/article/marks';

/** A text with its selection between two bars; one bar is a place without a selection. */
function read(sketch: string): Selected {
  const [before = '', selected = '', after] = sketch.split('|');
  const start = before.length;
  if (after === undefined) return { text: before + selected, start, end: start };
  return { text: before + selected + after, start, end: start + selected.length };
}

function write({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const now = text.slice(0, from) + insert + text.slice(to);
  const middle = start === end ? '' : `${now.slice(start, end)}|`;
  return `${now.slice(0, start)}|${middle}${now.slice(end)}`;
}

const after = (sketch: string, edit: (selected: Selected) => Edit) =>
  write(read(sketch), edit(read(sketch)));

describe('bold', () => {
  it.each([
    ['a |word| b', 'a **|word|** b'],
    ['a **|word|** b', 'a |word| b'],
    ['a |**word**| b', 'a |word| b'],
    ['a | b', 'a **|** b'],
    ['|one\ntwo|', '|**one**\n**two**|'],
    ['|**one**\n**two**|', '|one\ntwo|'],
    ['|- one\n- two|', '|- **one**\n- **two**|'],
    ['a |word |b', 'a |**word** |b'],
    ['|## one|', '|## **one**|'],
    ['|one\n\ntwo|', '|**one**\n\n**two**|'],
  ])('%j becomes %j', (before, expected) => {
    expect(after(before, toggleBold)).toBe(expected);
  });
});

describe('heading and list', () => {
  it.each([
    ['one\ntw|o\nthree', 'one\n## two|\nthree'],
    ['## tw|o', 'two|'],
    ['- tw|o', '## two|'],
    ['|', '## |'],
  ])('%j becomes a heading: %j', (before, expected) => {
    expect(after(before, toggleHeading)).toBe(expected);
  });

  it.each([
    ['|one\ntwo|', '|- one\n- two|'],
    ['|one\ntwo\n|three', '|- one\n- two|\n\nthree'],
    ['|- one\n- two|', '|one\ntwo|'],
    ['|one\n\n- two|', '|- one\n\n- two|'],
    ['on|e\nnext', '- one|\n\nnext'],
    ['on|e\n- next', '- one|\n- next'],
    ['## on|e', '- one|'],
  ])('%j becomes a list: %j', (before, expected) => {
    expect(after(before, toggleList)).toBe(expected);
  });
});

describe('Enter in a list', () => {
  it.each([
    ['- one|', '- one\n- |'],
    ['- on|e', '- on\n- |e'],
    ['- o|n|e', '- o\n- |e'],
    ['- one|\n- two', '- one\n- |\n- two'],
    ['- one\n- |', '- one\n\n|'],
    ['- one\n-  |\n- two', '- one\n\n|\n- two'],
    ['one\n\n- |', 'one\n\n|'],
    ['- |', '|'],
  ])('makes %j %j', (before, expected) => {
    const selected = read(before);
    const edit = continueList(selected);
    expect(edit && write(selected, edit)).toBe(expected);
  });

  it.each(['one|', '## one|', '-one|', '- one\n|', '|- one', '-| one', 'a - b|'])(
    'is the usual one at %j',
    (before) => expect(continueList(read(before))).toBeNull(),
  );
});

describe('links and pictures', () => {
  it.each([
    ['see |this| now', 'this', 'https://a.example', 'see [this](https://a.example)| now'],
    ['|', 'a [b]\nc', 'https://a.example/d_(e)', '[a (b) c](https://a.example/d_%28e%29)|'],
  ])('%j with a link to %j', (before, words, address, expected) => {
    expect(after(before, (selected) => insertLink(selected, words, address))).toBe(expected);
  });

  it.each([
    ['|', '![A roof](/a.jpg)\n\n|'],
    ['one|\ntwo', 'one\n\n![A roof](/a.jpg)\n|\ntwo'],
    ['one\n\n|\n\ntwo', 'one\n\n![A roof](/a.jpg)|\n\ntwo'],
  ])('%j with a picture', (before, expected) => {
    expect(after(before, (selected) => insertPicture(selected, 'A roof', '/a.jpg'))).toBe(expected);
  });
});
