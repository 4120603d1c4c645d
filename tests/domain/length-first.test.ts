import { describe, expect, it, vi } from 'vitest';
import { makeTextKind } from '../../src/domain/field/texts';
import { emailInput } from '../../src/domain/news/schema';
import { enquiryInput, enquiryPatch } from '../../src/domain/enquiry/schema';
import { joinInput, setupInput } from '../../src/domain/people/schema';
import { text } from '../../src/domain/schema';
import { listFaults } from '../support/faults';

const long = 'x'.repeat(30_000);

describe('the length of a text is looked at before its words', () => {
  it('what is far too long is not cleaned; what cleaning may shorten is', () => {
    const clean = vi.fn((typed: string) => typed.trim());
    expect(listFaults(text(100, clean), long)).toEqual([': too-long 100']);
    expect(clean).not.toHaveBeenCalled();
    expect(text(100, clean).parse(`${'x'.repeat(100)}${' '.repeat(1_000)}`)).toHaveLength(100);
  });

  it('nor is it read by the format of its field', () => {
    const read = vi.fn((typed: string) => typed);
    const kind = makeTextKind({ clean: read });
    const format = { clean: read, fault: () => null };
    const fail = vi.fn();
    kind.parse(long, { max: 40, format: 'phone' }, { formats: { phone: format }, fail });
    kind.parse('9'.repeat(41), { max: 40, format: 'phone' }, { formats: { phone: format }, fail });
    expect(fail.mock.calls).toEqual(Array(2).fill([{ code: 'too-long', max: 40 }]));
    expect(read.mock.calls).toEqual([['9'.repeat(41)]]);
  });

  it.each([
    ['an enquiry', 'name', enquiryInput],
    ['an enquiry', 'number', enquiryInput],
    ['an enquiry', 'subject', enquiryInput],
    ['an enquiry', 'visitDay', enquiryInput],
    ['a line of one', 'text', enquiryPatch.shape.line.unwrap()],
    ['a sign-up', 'name', setupInput],
  ])('of %s: %s', (_, field, schema) => {
    const trim = vi.spyOn(String.prototype, 'replace');
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const faults = listFaults(schema, { email: 'a@example.com', [field]: long });
    const cleaned = [...trim.mock.contexts, ...normalize.mock.contexts];
    vi.restoreAllMocks();
    expect(faults.join()).toContain(`${field}: too-long`);
    expect(cleaned).not.toContain(long);
  });

  it('of a user name, and of an address for news', () => {
    expect(listFaults(joinInput.shape.username, long)).toEqual([': username']);
    expect(emailInput.safeParse(long).success).toBe(false);
  });
});

it('a message may have as many line breaks as characters, each sent as two', () => {
  const message = '\r\n'.repeat(4_999);
  const sent = enquiryInput.parse({ email: 'a@example.com', message: `a${message}b` });
  expect(sent.message).toBe(`a${'\n'.repeat(4_999)}b`);
});
