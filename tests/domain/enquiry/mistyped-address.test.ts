import { expect, it } from 'vitest';
import { probableAddress } from '../../../src/domain/enquiry/mistyped-address';

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co.in', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['yahoo.coin', 'yahoo.co.in'],
  ['yaho.in', 'yahoo.in'],
  ['hotmalli.com', 'hotmail.com'],
  ['outllok.com', 'outlook.com'],
])('a mistyped domain: %s is probably %s', (domain, meant) => {
  expect(probableAddress(`Asha.R@${domain}`)).toBe(`Asha.R@${meant}`);
});

it.each([
  'gmail.com',
  'Gmail.com',
  'googlemail.com',
  'ymail.com',
  'mail.com',
  'zmail.com',
  'me.com',
  'gmx.de',
  'live.in',
  'aol.com',
  'zoho.com',
  'yahoo.co.uk',
  'yahoo.com.sg',
  'yahoo.fr',
  'outlook.sa',
  'rediff.com',
  'cloud.com',
  'proton.me',
  'vsnl.net',
  'iitm.ac.in',
  'company.in',
  'tcs.com',
  'hotel.com',
  'outlet.com',
  'gov.in',
  'mail.ru',
])('a domain that may well be right is not asked about: %s', (domain) => {
  expect(probableAddress(`asha@${domain}`)).toBeNull();
});

it.each(['', 'asha', '@gmial.com', 'gmial.com', 'asha@'])('%j is no address yet', (text) => {
  expect(probableAddress(text)).toBeNull();
});
