import { expect, it } from 'vitest';
import { makeCompanyFormats } from '../../../src/domain/company/formats';
import type { TextFormat } from '../../../src/domain/field/kind';
import { loadPhoneReader } from '../../../src/server/phone-numbers';

const companyFormats = makeCompanyFormats(await loadPhoneReader());

/** The stored form of a text, or the code of its fault. */
function readAs(format: TextFormat, typed: string): string {
  const { clean, fault } = companyFormats[format];
  const stored = clean(typed);
  return fault(stored)?.code ?? stored;
}

it.each<[TextFormat, typed: string, stored: string]>([
  ['phone', '098400 12345', '+91 98400 12345'],
  ['phone', '00971 4 555 0123', '+971 4 555 0123'],
  ['phone', '௯௮௪௦௦ ௧௨௩௪௫', '+91 98400 12345'],
  ['phone', 'ask Ravi', 'phone'],
  ['phone', '00000 00000', 'phone'],
  ['phone', '98400 12345, 98400 12346', 'phone'],
  ['phones', '044 2811 1234, 98400 12345', '+91 44 2811 1234, +91 98400 12345'],
  ['phones', '98400 12345, and the shop', 'phones'],
  ['phones', '98400 12345 / 98410 54321', '+91 98400 12345, +91 98410 54321'],
  ['phones', '044-24901234/24905678', '+91 44 2490 1234, +91 44 2490 5678'],
  ['phones', '044-24901234/35', 'phones'],
  ['phone', '+91 44 2490 1234 ext 12', '+91 44 2490 1234 ext. 12'],
  ['phone', '98400 12345 / 98410 54321', 'phone'],
  // Of Dubai, Singapore, and one of Chennai without its area code.
  ['phone', '04 355 1234', 'country-code'],
  ['phones', '6123 4567', 'country-code'],
  ['phones', '044 2811 1234, 04 355 1234', 'country-code'],
  ['phones', '2811 1234', 'country-code'],
  ['phone', '+971 4 355', 'phone'],
  ['email', ' office@marina.example ', 'office@marina.example'],
  ['email', '<b>office</b>', 'email'],
  ['hours', '10:00–18:00', '10:00–18:00'],
  ['hours', '9.30 - 17', '09:30–17:00'],
  ['hours', '9 am to 5:30 PM', '09:00–17:30'],
  ['hours', '12 pm-12 am', 'hours-order'],
  ['hours', 'Closed', 'closed'],
  ['hours', 'holiday', 'closed'],
  ['hours', 'Weekly off', 'closed'],
  ['hours', 'holidays are fun', 'hours'],
  ['hours', '9.30 to 1.30', '09:30–13:30'],
  ['hours', '10 to 6', '10:00–18:00'],
  ['hours', '11-12', '11:00–12:00'],
  ['hours', '9.30 to 1.30 am', 'hours-order'],
  ['hours', '10 pm to 2', 'hours-order'],
  ['hours', '18:00–13:30', 'hours-order'],
  ['hours', '10:00–26:00', 'hours'],
  ['hours', 'mornings', 'hours'],
  ['facebook', 'www.facebook.com/marina', 'https://www.facebook.com/marina'],
  ['facebook', '@marina.homes', 'https://www.facebook.com/marina.homes'],
  ['instagram', '@marina_homes', 'https://www.instagram.com/marina_homes'],
  ['youtube', '@marina', 'https://www.youtube.com/@marina'],
  ['instagram', '@marina homes', 'instagram'],
  ['facebook', 'https://facebook.com.evil.example/marina', 'facebook'],
  ['instagram', 'https://www.facebook.com/marina', 'instagram'],
  ['youtube', 'https://www.youtube.com', 'youtube'],
  ['facebook', 'https://ta-in.facebook.com/marina/', 'https://ta-in.facebook.com/marina/'],
  ['facebook', 'm.facebook.com/profile.php?id=100', 'https://m.facebook.com/profile.php?id=100'],
  ['linkedin', 'in.linkedin.com/company/marina', 'https://in.linkedin.com/company/marina'],
  ['instagram', 'https://instagram.com/m?igsh=aA1%3D', 'https://instagram.com/m?igsh=aA1%3D'],
  // Each of these leads on to any other address, or nowhere.
  ['facebook', 'https://l.facebook.com/l.php?u=https://a.example', 'facebook'],
  ['facebook', 'https://www.facebook.com/l.php?u=https%3A%2F%2Fa.example', 'facebook'],
  ['facebook', 'https://www.facebook.com//a.example', 'facebook'],
  ['facebook', 'https://developers.facebook.com/marina', 'facebook'],
  ['youtube', '@..', 'youtube'],
  ['youtube', 'https://www.youtube.com/redirect?q=//a.example', 'youtube'],
  ['link', 'a.example/reviews', 'https://a.example/reviews'],
  ['link', 'https://localhost/reviews', 'link'],
  ['link', 'https://10.0.0.7/reviews', 'link'],
  ['year', '1987', '1987'],
  ['year', 'long ago', 'year'],
  ['year', '1849', 'year'],
])('a text that is to be %s: %j is %j', (format, typed, stored) => {
  expect(readAs(format, typed)).toBe(stored);
});
