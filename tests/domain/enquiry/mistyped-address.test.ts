import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../../../src/domain/enquiry/email-address';
import { probableAddress } from '../../../src/domain/enquiry/mistyped-address';

describe('a mistyped domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmali.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.co.in', 'gmail.com'],
    ['gmail.in', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yhaoo.com', 'yahoo.com'],
    ['yahoo.co', 'yahoo.com'],
    ['yahoo.coin', 'yahoo.co.in'],
    ['yaho.co.in', 'yahoo.co.in'],
    ['yaho.in', 'yahoo.in'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmai.com', 'hotmail.com'],
    ['hotmalli.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outllok.com', 'outlook.com'],
    ['rediffmial.com', 'rediffmail.com'],
    ['redifmail.com', 'rediffmail.com'],
    ['icloud.co', 'icloud.com'],
    ['iclould.com', 'icloud.com'],
  ])('%s is probably %s', (domain, meant) => {
    expect(probableAddress(`Asha.R@${domain}`)).toBe(`Asha.R@${meant}`);
  });
});

describe('a domain that may well be right', () => {
  it.each([
    ...[
      'gmail.com',
      'Gmail.com',
      'googlemail.com',
      'ymail.com',
      'mail.com',
      'email.com',
      'zmail.com',
    ],
    ...['gmx.com', 'gmx.de', 'live.in', 'live.com', 'msn.com', 'me.com', 'aol.com', 'zoho.com'],
    ...['yahoo.com', 'yahoo.co.in', 'yahoo.in', 'yahoo.co.uk', 'yahoo.com.sg', 'yahoo.fr'],
    ...['hotmail.co.uk', 'hotmail.fr', 'outlook.in', 'outlook.sa', 'rediff.com', 'cloud.com'],
    ...['icloud.com', 'rediffmail.com', 'proton.me', 'emirates.net.ae', 'vsnl.net', 'iitm.ac.in'],
    ...['example.com', 'company.in', 'tcs.com', 'hotel.com', 'outlet.com', 'gov.in', 'mail.ru'],
  ])('%s is not asked about', (domain) => {
    expect(probableAddress(`asha@${domain}`)).toBeNull();
  });

  it.each(['', 'asha', '@gmial.com', 'gmial.com', 'asha@'])('%j is no address yet', (text) => {
    expect(probableAddress(text)).toBeNull();
  });

  it('is never asked about twice, whatever was typed', () => {
    const near = fc.string({
      unit: fc.constantFrom(...['g', 'm', 'a', 'i', 'l', 'y', 'h', 'o', 'c', '.', 't', 'k', '@']),
      maxLength: 14,
    });
    fc.assert(
      fc.property(near, (domain) => {
        const meant = probableAddress(`asha@${domain}`);
        if (meant === null) return;
        expect(probableAddress(meant)).toBeNull();
      }),
    );
    expect(isEmailAddress(probableAddress('asha@gmial.con') ?? '')).toBe(true);
  });
});
