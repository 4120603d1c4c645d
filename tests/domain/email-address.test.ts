import { expect, it } from 'vitest';
import { findMailbox } from '../../src/domain/email-address';

it.each([
  ['a@a.example', ['A@A.Example', 'a+one@a.example', 'a+one+two@a.example']],
  ['an@a.example', ['a.n@a.example']],
  ['anna@gmail.com', ['an.na@googlemail.com', 'Anna+news@GoogleMail.com']],
  ['anna@proton.me', ['anna@pm.me', 'an-na@protonmail.com', 'a_n.n-a+x@protonmail.ch']],
  ['anna@yahoo.com', ['anna-one@yahoo.com', 'anna-one-two@yahoo.com']],
  ['anna@yahoo.co.in', ['anna-one@yahoo.co.in']],
  ['anna@ymail.com', ['anna-one@ymail.com']],
  ['anna@fastmail.com', ['one@anna.fastmail.com', 'one+two@anna.fastmail.com']],
  ['anna@fastmail.fm', ['one@anna.fastmail.fm']],
])('mail to %s also arrives by %j', (mailbox, spellings) => {
  expect(findMailbox(mailbox)).toBe(mailbox);
  for (const one of spellings) expect(findMailbox(one), one).toBe(mailbox);
});

it.each([
  ['an-na@a.example', 'anna@a.example'],
  ['an-na@gmail.com', 'anna@gmail.com'],
  ['anna@yahoo.com', 'anna@yahoo.in'],
  ['an_na@yahoo.com', 'anna@yahoo.com'],
  ['one@anna.a.example', 'anna@a.example'],
  ['one@notfastmail.com', 'two@notfastmail.com'],
  ['anna-one@notyahoo.com', 'anna@notyahoo.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(findMailbox(one)).not.toBe(findMailbox(other));
});
