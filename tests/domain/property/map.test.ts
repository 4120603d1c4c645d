import { describe, expect, it } from 'vitest';
import { mapLinks } from '../../../src/domain/property/map';

const address = '12 Third Street, Adyar, Chennai';
const search = 'https://www.google.com/maps?q=12+Third+Street%2C+Adyar%2C+Chennai';
const frame = 'https://www.google.com/maps?q=13.0317,80.1817&output=embed';
const page = 'https://www.google.com/maps?q=13.0317%2C80.1817';
const embed = 'https://www.google.com/maps/embed?pb=abc';
const share = 'https://maps.app.goo.gl/AbC123';

describe('the map of a home', () => {
  it.each([
    ['is a search for the address when it has no link', '', `${search}&output=embed`, search],
    ['is framed when its link can be, beside the same place as a page', frame, frame, page],
    ['opens a page, not the frame that refuses to be one', embed, embed, search],
    [
      'is a search when its link goes elsewhere (older data)',
      'javascript:alert(1)',
      `${search}&output=embed`,
      search,
    ],
    ['is only a link when the link refuses to be framed', share, null, share],
  ])('%s', (_, googleLocation, embedded, link) => {
    expect(mapLinks(googleLocation, address)).toEqual({ embed: embedded, link });
  });
});
