import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Key } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPaths } from '../../src/admin-paths';
import { signInWords } from '../../src/content/admin/sign-in';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { assumedWords } from '../../src/content/forms/assumed';
import { formWords } from '../../src/content/forms/record';
import { importWords } from '../../src/content/import/page';
import { previewWords } from '../../src/content/import/preview';
import { resultWords } from '../../src/content/import/result';
import { listings } from '../../src/content/properties/listings';
import { minOpenMilliseconds } from '../../src/domain/enquiry/fields';
import { paths } from '../../src/paths';
import { plainPicture } from '../e2e/setup/pictures';
import { listProperties } from '../support/site/content';
import { operator } from '../support/site/operator';
import { useWindow } from './setup/browser';

const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
const picture = path.join(folder, 'hall.jpg');
beforeAll(async () => writeFileSync(picture, (await plainPicture('hall', '#a8472a')).buffer));
afterAll(() => rmSync(folder, { recursive: true }));

const window = useWindow();

const widths = [390, 1366];

describe.each(widths)('at %i px', (width) => {
  beforeAll(() => window.resize(width));

  it('a visitor finds a home, looks at its pictures and asks for it', async () => {
    await window.goto(paths.properties);
    const before = await window.run(() => document.querySelectorAll('#homes article').length);
    // On a phone the panel is a sheet, and its button says what it leaves.
    const isPhone = width < 1_024;
    if (isPhone) await window.press(listings.filters.title, 'summary');
    await window.press('2', 'form label');
    await window.until('the address has the choice', () => location.search.includes('minBed=2'));
    if (isPhone) await window.press('Show ', 'form button');
    await window.until(
      'fewer homes',
      (all: number) => {
        const shown = document.querySelectorAll('#homes article').length;
        return shown > 0 && shown < all;
      },
      before,
    );

    await window.press('', '#homes article h2 a, #homes article h3 a');
    await window.until('the page of a home', () =>
      location.pathname.startsWith('/properties/single/'),
    );
    await window.untilLive();
    await window.until('its large picture fills its frame', () => {
      const link = document.querySelector('[data-large-picture]');
      const image = link?.querySelector('img');
      if (!link || !image?.complete || image.naturalWidth === 0) return false;
      const [frame, inside] = [link.getBoundingClientRect(), image.getBoundingClientRect()];
      return Math.abs(frame.top - inside.top) < 2 && Math.abs(frame.bottom - inside.bottom) < 2;
    });
    await (await window.find('[data-lightbox]')).click();
    const slide = await window.find('.yarl__slide_current img');
    await window.until(
      'the picture stands',
      (one: unknown) => (one as HTMLImageElement).naturalWidth > 0,
      slide,
    );
    await window.driver.wait(
      async () => {
        await (await window.driver.switchTo().activeElement()).sendKeys(Key.ARROW_RIGHT);
        return window.run(() => {
          const shown = document.querySelector('.yarl__slide_current img');
          return shown !== null && !shown.getAttribute('alt')?.includes('picture 1 ');
        });
      },
      20_000,
      'The arrow key leads to no other picture.',
    );
    await (await window.driver.switchTo().activeElement()).sendKeys(Key.ESCAPE);
    await window.until('the gallery is closed', () => !document.querySelector('.yarl__root'));

    await window.fill('form[action^="/enquiry"] [name=name]', 'A visitor');
    await window.fill('form[action^="/enquiry"] [name=number]', '98400 12345');
    await window.fill('form[action^="/enquiry"] [name=message]', 'Is it still to let?');
    await window.until(
      'as long as people take',
      (milliseconds: number) => {
        const form = document.querySelector<HTMLFormElement>('form[data-begun]');
        return Date.now() - Number(form?.dataset.begun) > milliseconds;
      },
      minOpenMilliseconds + 100,
    );
    await window.press(enquiryWords.button, 'form[action^="/enquiry"] button');
    await window.findNamed(enquiryWords.receipt.title, 'h2, h3');

    // Back, as everybody does, leaves nothing unhandled.
    await window.driver.navigate().back();
    await window.until('the list again', () => location.pathname === '/properties');
  });
});

// After the visitors, who would find what they add.
describe.each(widths)('at %i px', (width) => {
  beforeAll(() => window.resize(width));

  it('an operator signs in over http, adds a home with a picture and loads a list', async () => {
    await window.driver.manage().deleteAllCookies();
    await window.goto(adminPaths.home);
    await window.fill('[name=username]', operator.username);
    await window.fill('[name=password]', operator.password);
    await window.press(signInWords.button, 'form button');
    await window.until('the first page', () => location.pathname === '/admin');

    const name = `WebKit ${width} ${Date.now().toString(36)}`;
    await window.goto(adminPaths.addProperty);
    const texts = {
      name,
      price: '25000',
      propertySize: '1150',
      bedrooms: '2',
      bathrooms: '2',
      floor: '3',
      address: 'Anna Nagar, Chennai',
    };
    for (const [field, text] of Object.entries(texts)) await window.fill(`#field-${field}`, text);
    await window.choose('#field-images', picture);
    await window.until('the picture is uploaded', () =>
      Boolean(
        document.querySelector('[data-action=remove]') && !document.querySelector('progress'),
      ),
    );
    await window.press(formWords.save, 'button');
    await window.press(assumedWords.save, 'dialog button');
    await window.until('the list of homes', () => location.pathname.includes('allproperty'));
    await window.untilLive();
    await window.findNamed(name, 'td, th, td *');

    const file = path.join(folder, `${name}.csv`);
    writeFileSync(
      file,
      `Name,Rent,Area (sqft),Address,BHK,Baths,Floor\n${name} two,26000,1200,"${name}, Velachery, Chennai",2,2,3\n`,
    );
    await window.goto(adminPaths.bulk);
    await window.choose('input[type=file]', file);
    await window.press(importWords.file.upload, 'button');
    await window.findNamed(previewWords.title, 'h2');
    await window.press(previewWords.import(1), 'button');
    await window.findNamed(resultWords.title, 'h2');
    const stored = (await listProperties()).map((home) => home.name);
    expect(stored).toEqual(expect.arrayContaining([name, `${name} two`]));
  });
});
