import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listings } from '../../../src/content/properties/listings';
import { prepareProperties } from '../../../src/domain/filter/filter';
import { readFilterQuery } from '../../../src/domain/filter/address';
import type { PropertySummary } from '../../../src/domain/property/schema';
import Listings from '../../../src/islands/listings/Listings';
import { makeListingResult } from '../../../src/islands/listings/result';
import { writeServedResult } from '../../../src/islands/listings/served';
import { searchIn } from '../../../src/server/records/search';
import { property, properties } from './property';

const today = '2026-01-16';

/** The server's HTML with plain spaces, and without the comments that React puts between texts. */
function render(all: PropertySummary[], query = '', newSince = ''): string {
  const asked = readFilterQuery(new URLSearchParams(query));
  const prepared = prepareProperties(all);
  const result = makeListingResult(prepared, asked, today, searchIn(prepared)(asked.filter.text));
  const html = renderToString(
    <Listings
      query={query}
      {...writeServedResult(result)}
      today={today}
      newSince={newSince}
      title={['', '']}
      buying={null}
    />,
  );
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

describe('the listings without JavaScript', () => {
  it('send that the map is shown, and that the box of homes that do not say was there', () => {
    const map = '<input type="hidden" name="view" value="map"/>';
    expect(render(properties(1), 'view=map')).toContain(map);
    expect(render(properties(1))).not.toContain(map);
    expect(render(properties(1))).toContain('<input type="hidden" name="facts" value="1"/>');
  });

  it('show the query of the address in the fields', () => {
    const html = render(properties(1), 'category=Apartment&lift=1&sort=size');
    for (const value of ['Apartment', 'size'])
      expect(html).toContain(`<option value="${value}" selected="">`);
    expect(html).toMatch(/<input[^>]* name="lift"[^>]* checked=""/);
  });

  it('show the short choice of bedrooms in one field, a range in the other', () => {
    const short = render(properties(1), 'minBed=2&maxBed=2.5');
    expect(short).toMatch(/<input[^>]* name="beds"[^>]* checked="" value="2"/);
    expect(short).toMatch(/<input[^>]* name="minBed" value=""/);
    expect(short).toMatch(/<summary>Bedrooms<span[^>]*>2 bedrooms</);
    const range = render(properties(1), 'minBed=2&maxBed=3');
    expect(range).not.toMatch(/<input[^>]* name="beds"[^>]* checked=""/);
    expect(range).toMatch(/<input[^>]* name="minBed" value="2".* name="maxBed" value="3"/);
  });

  it('leave the limits empty that nobody asked for, and show a default maximum that somebody did', () => {
    expect(render(properties(1))).toMatch(/<input[^>]* name="maxBath" value=""/);
    const asked = render(properties(1), 'maxBath=5');
    expect(asked).toMatch(
      /<summary>Bathrooms<span[^>]*>Up to 5 bathrooms.* name="maxBath" value="5"/,
    );
  });

  it('suggest the usual steps, up to the specified bounds', () => {
    const html = render(properties(1));
    expect(html).toMatch(/<datalist id="price-steps">.*<option value="500000" label="₹5,00,000">/);
    expect(html).toMatch(/<datalist id="area-steps">.*<option value="10000">/);
  });

  it('say beside their fields what the words of the search ask for', () => {
    const html = render(
      properties(1),
      'text=2bhk+lift+under+40k+ready+to+move+anna&minPrice=20000',
    );
    expect(html).toMatch(/<summary>Bedrooms<span[^>]*>Search: 2 bedrooms</);
    expect(html).toMatch(/<summary>Price<span[^>]*>From ₹20,000 · Search: Up to ₹40,000</);
    expect(html).toMatch(/>Must have<\/span> <span[^>]*>Search: Lift</);
    expect(html).toMatch(/<summary>More choices<span[^>]*>Search: Available now</);
    expect(html).toMatch(/<summary>Area<span[^>]*>Any</);
  });

  it('fold the filters by further facts until one of them is asked for', () => {
    const group = /<details[^>]*><summary>More choices/;
    expect(group.exec(render(properties(1)))?.[0]).not.toContain('open');
    expect(group.exec(render(properties(1), 'unstated=0'))?.[0]).not.toContain('open');
    const html = render(properties(1), 'family=1&men=1&unstated=0&availableBy=2026-02-01');
    expect(group.exec(html)?.[0]).toContain('open=""');
    expect(html).toMatch(/More choices<span[^>]*>3 chosen/);
    expect(html).toMatch(/<input[^>]* name="men"[^>]* checked=""/);
    expect(html).not.toMatch(/<input[^>]* name="women"[^>]* checked=""/);
    expect(html).toMatch(/<input[^>]* name="availableBy"[^>]* value="2026-02-01"/);
    expect(html).not.toMatch(/<input[^>]* name="unstated"[^>]* checked/);
    expect(render(properties(1))).toMatch(/<input[^>]* name="unstated"[^>]* checked="" value="1"/);
  });

  it('link to 24 more properties below those shown', () => {
    const more = /rel="next" href="\/properties\?page=2#added"/;
    expect(more.test(render(properties(30)))).toBe(true);
    // A rest of a few is shown with them.
    expect(more.test(render(properties(29)))).toBe(false);
    const [before = '', added = ''] = render(properties(30), 'page=2').split('<li id="added">');
    expect(before.match(/<article/g)).toHaveLength(24);
    expect(added.match(/<article/g)).toHaveLength(6);
    expect(added).not.toContain('rel="next"');
    expect(render(properties(30)).match(/<article/g)).toHaveLength(24);
    expect(render(properties(30), 'page=99').match(/<article/g)).toHaveLength(30);
  });

  it('announce how many homes there are, and how many of all match', () => {
    const announced = (html: string) => /role="status"><h2[^>]*>([^<]+)</.exec(html)?.[1];
    expect(announced(render(properties(26)))).toBe('26 homes');
    const all = [...properties(2), property({ _id: 'lifted', lift: true })];
    expect(announced(render(all, 'lift=1'))).toBe('1 home of 3');
  });

  it('offer to clear all filters where removing one is not enough', () => {
    const html = render(properties(3), 'lift=1&pets=1&sort=rent-up');
    expect(html).toContain(listings.empty.several);
    expect(html).toMatch(/<li><a [^>]*href="\/properties\?sort=rent-up">Clear all<\/a><\/li>/);
    expect(render(properties(3), 'lift=1')).not.toMatch(/<li><a [^>]*>Clear all</);
  });

  it('say which word is taken for another, and which wish of the text to drop', () => {
    const html = render(properties(3, { bedrooms: '3' }), 'text=2bhk+anna+nagr+lift');
    expect(html).toMatch(/Showing <b>Anna Nagar<\/b> for “anna nagr”/);
    expect(html).toMatch(
      /href="\/properties\?text=anna\+nagr\+lift"[^>]*>Remove “2 bedrooms”:<\/a> <span[^>]*>3 homes/,
    );
    const rooms = render(properties(3, { bedrooms: '3' }), 'text=2bhk+anna+nagr');
    expect(rooms).toMatch(/href="\/properties\?text=2bhk"[^>]*>.{0,80}Anna Nagar/);
  });

  it('name the words that nobody knows, and show the homes that the others ask for', () => {
    const html = render(properties(3), 'text=2bhk+qwerty');
    expect(html).toContain('“qwerty” is not in our listings. Showing all homes for: 2 bedrooms.');
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).not.toMatch(/Remove: <\/span><span>“qwerty”/);
  });

  it('say that nothing is listed yet', () => {
    expect(render([])).toContain('No homes yet');
  });
});

describe('a card', () => {
  it('oddity: shows the rent, with rooms, size, day and agent', () => {
    const rooms = { bedrooms: '2.5 BHK', bathrooms: '1', propertySize: '1450 sq.ft' };
    const html = render([property({ _id: 'a', price: '₹1,25,000/-', ...rooms })]);
    for (const text of [
      '₹1,25,000',
      'a month',
      '2.5 beds',
      '1 bath',
      '1,450 sqft',
      '15-01-2026',
      'Property Agent',
    ])
      expect(html).toContain(text);
  });

  it.each([
    ['25,000', '₹2,500', 'a month + ₹2,500 maintenance<'],
    ['25,000', 'included', 'a month<'],
    ['Negotiable', '2,500', '>Negotiable </p>'],
  ])('says with the rent %s which maintenance "%s" comes to it', (price, maintenance, shown) => {
    expect(render([property({ _id: 'a', price, maintenance })])).toContain(shown);
  });

  it.each<[home: Partial<PropertySummary>, badge: string | undefined, checked: boolean]>([
    [{}, 'New', false],
    [{ date: '2026-01-09T06:00:00.000Z' }, undefined, false],
    [{ date: '2026-01-09T06:00:00.000Z', checkedOn: '2026-01-02' }, undefined, true],
    [{ status: 'Occupied', checkedOn: '2026-01-16' }, 'Occupied', false],
    [{ status: 'Occupied', availableFrom: '1 Feb 2027' }, 'Available from 01-02-2027', false],
    [{ availableFrom: '1 Feb 2027', checkedOn: '2026-01-02' }, 'Available from 01-02-2027', false],
  ])('oddity: has at most one badge: %j: %s', (home, badge, checked) => {
    const [, card] = render([property({ _id: 'a', ...home })], '', '2026-01-10').split('<article');
    expect(card?.match(/(?<=_badge_[^>]*>)[^<]*/)?.[0]).toBe(badge);
    expect(card?.includes('checked 2 Jan')).toBe(checked);
  });

  it('tells in what properties differ, and leaves out what they lack', () => {
    const fields = { fStatus: 'Semi Furnished', parking: '4 Wheeler', pets: true } as const;
    const words = (html: string) =>
      /_more_\w+">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    expect(words(render([property({ _id: 'a', ...fields })]))).toBe(
      'Apartment semi furnished pets welcome car parking ',
    );
    expect(words(render([property({ _id: 'a' })]))).toBe('Apartment not furnished ');
    const unstated = { category: '', fStatus: '', lift: true } as const;
    expect(words(render([property({ _id: 'a', ...unstated })]))).toBe('lift ');
  });

  it('names the language of a name in another script', () => {
    const html = render([property({ _id: 'a', name: 'வேளச்சேரி' })]);
    expect(html).toMatch(/<h3[^>]* lang="ta"><a[^>]*>வேளச்சேரி</);
  });

  it('fetches the first picture early, the others when they come into view', () => {
    const html = render(properties(3, { images: ['/api/image/a'] }));
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  });
});
