import { describe, expect, it } from 'vitest';
import { generateEnquiries } from '../../scripts/demo/generate-enquiries.mjs';
import { isQuarantined, isUnread } from '../../src/domain/enquiry/inbox';
import { enquiryInput, parseEnquiry } from '../../src/domain/enquiry/schema';
import { enquiryStatuses } from '../../src/domain/enquiry/fields';

const now = Date.parse('2026-11-22T06:30:00.000Z');
const properties = Array.from({ length: 40 }, (_, at) => ({
  _id: `home${at}`,
  name: `Home ${at}`,
}));
const thousand = generateEnquiries(1_000, properties, { now });

describe('the generated enquiries', () => {
  it('are the same for the same seed, and differ for another', () => {
    expect(generateEnquiries(1_000, properties, { now })).toEqual(thousand);
    expect(generateEnquiries(1_000, properties, { now, seed: 1 })).not.toEqual(thousand);
  });

  it('are what the site stores: reading one changes nothing', () => {
    for (const enquiry of thousand) expect(parseEnquiry(enquiry)).toEqual(enquiry);
    expect(new Set(thousand.map(({ id }) => id)).size).toBe(1_000);
  });

  it('hold what the form would take', () => {
    const wrong = thousand.filter((enquiry) => !enquiryInput.safeParse(enquiry).success);
    expect(wrong).toEqual([]);
  });

  it('name properties by their id and name, or none', () => {
    const names = new Map(properties.map(({ _id, name }) => [_id, name]));
    const about = thousand.filter(({ kind }) => kind === 'enquiry');
    expect(about.length).toBeGreaterThan(600);
    for (const { propertyId, propertyName, message } of about) {
      expect(names.get(propertyId ?? '')).toBe(propertyName);
      expect(message).toContain(propertyName);
    }
    const contacts = thousand.filter(({ kind }) => kind === 'contact');
    for (const contact of contacts) expect(contact).toMatchObject({ propertyName: '' });
    expect(generateEnquiries(5, [], { now }).every(({ kind }) => kind === 'contact')).toBe(true);
  });

  it('come in the order of their times, the last of them mostly new', () => {
    const times = thousand.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)?.slice(0, 10)).toBe('2026-11-22');
    expect(thousand.slice(-40).filter(isUnread).length).toBeGreaterThan(20);
    expect(thousand.slice(0, 900).filter(isUnread)).toEqual([]);
    expect(new Set(thousand.map(({ status }) => status))).toEqual(new Set(enquiryStatuses));
    expect(thousand.filter(isQuarantined)).toEqual([]);
  });
});
