import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { everyHalfHour } from '../../../src/domain/enquiry/visit';
import EnquiryForm from '../../../src/islands/enquiry/EnquiryForm';

const property = renderToStaticMarkup(
  <EnquiryForm
    kind="enquiry"
    hours={company.visits}
    propertyId="adyar-1"
    propertyName={'Flat & <terrace>'}
  />,
);
const contact = renderToStaticMarkup(<EnquiryForm kind="contact" hours={company.visits} />);

describe('the form before any script runs', () => {
  it('about a property names the property, escaped', () => {
    expect(property).toContain('name="propertyName" value="Flat &amp; &lt;terrace&gt;"');
    expect(property).toContain('name="propertyId" value="adyar-1"');
  });

  it('of the contact page names no property', () => {
    expect(contact).not.toContain('propertyName');
    expect(contact).not.toContain('propertyId');
  });

  it('carries no id: the page is cached and shared, and each visitor makes one', () => {
    expect(property).not.toMatch(/name="id"/);
  });

  it('asks for a visit in Chennai’s clock, without any day of its own: the page may be days old', () => {
    const options = [...property.matchAll(/<option value="([^"]*)"/g)].map((match) => match[1]);
    expect(options).toEqual(['', ...everyHalfHour(company.visits)]);
    expect(property).toContain('(IST)');
    expect(/<input[^>]*type="date"[^>]*>/.exec(property)?.[0]).not.toMatch(/ (?:min|max|value)=/);
    expect(property).toMatch(/<input type="radio" name="visitKind" checked="" value=""\/>/);
    expect(property).not.toMatch(/20\d\d-\d\d-\d\d/);
  });

  it('has a honeypot hidden from eyes, keyboard and screen readers', () => {
    const trap = /<div[^>]*aria-hidden="true">(?:(?!<\/div>).)*name="website"/.exec(property)?.[0];
    expect(trap).toContain('tabindex="-1"');
  });

  it('says what happens to the data and links to the privacy page', () => {
    expect(property).toContain('href="/privacy"');
  });

  it.each([
    ['+91 98400-12345', true],
    ['98400 12345 (my wife Latha, after 6 pm)', true],
    ['044 2434 1234 ext 12', true],
    ['\u202a+91\u00a098400\u201112345\u202c', true],
    ['९८४०० १२३४५', true],
    ['', true],
    ['044', true],
    ['call me', false],
    ['after 18:30, ask for Latha', false],
  ])('takes %j as a number, words beside it too: %s', (typed, isTaken) => {
    const pattern = / pattern="([^"]*)"/.exec(contact)?.[1] ?? '';
    expect(new RegExp(`^(?:${pattern})$`, 'v').test(typed)).toBe(isTaken);
  });
});
