import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import EnquiryForm from '../../../src/islands/enquiry/EnquiryForm';

const property = renderToStaticMarkup(
  <EnquiryForm kind="enquiry" propertyId="adyar-1" propertyName={'Flat & <terrace>'} />,
);
const contact = renderToStaticMarkup(<EnquiryForm kind="contact" />);

function labels(html: string): string[] {
  return [...html.matchAll(/<label[^>]*>([^<]+)<\/label>/g)].map((match) => match[1] ?? '');
}

describe('the form before any script runs', () => {
  it.each([
    ['enquiry', property],
    ['contact', contact],
  ])('posts itself to /enquiry (%s)', (_, html) => {
    expect(html).toMatch(/<form[^>]* action="\/enquiry" method="post">/);
    expect(html).toContain('>Send Message</button>');
  });

  it('about a property has the fields of the specification, in its words', () => {
    expect(labels(property).slice(1)).toEqual([
      'Name',
      'email',
      'number',
      'Subject',
      'Long Message',
    ]);
  });

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

  it('has a honeypot hidden from eyes, keyboard and screen readers', () => {
    const trap = /<div[^>]*aria-hidden="true">(?:(?!<\/div>).)*name="website"/.exec(property)?.[0];
    expect(trap).toContain('tabindex="-1"');
  });

  it('says what happens to the data and links to the privacy page', () => {
    expect(property).toContain('href="/privacy"');
  });

  it.each(['name', 'email', 'number', 'subject', 'message'])('labels its field %s', (field) => {
    expect(property).toContain(`for="enquiry-${field}"`);
    expect(property).toContain(`id="enquiry-${field}"`);
  });
});
