import sharp from 'sharp';
import { expect } from 'vitest';
import { receiveEnquiry } from '../../src/server/enquiries/receive';
import { pictureForm, sampleBlog, sampleProperty } from '../netlify/api';
import { json, send } from '../netlify/caller';
import { functionFor } from '../netlify/platform';
import { message } from '../server/enquiries/given';

/** Texts that a careless reader changes. */
const texts = ['வீடு விற்பனைக்கு 🏠', 'tab\tquote " \\ </script>', 'line\u2028end', '\uFEFFmark', ' '];

/** Calls the API as the signed-in operator. */
export function operator(cookie: string) {
  return async (method: string, path: string, body?: unknown, headers = {}) => {
    const response = await send(functionFor(path), method, path, { body, headers, cookie });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response;
  };
}

/** A picture of its own for each number. */
async function picture(number: number): Promise<FormData> {
  const noise = { type: 'gaussian' as const, mean: 20 * number, sigma: 30 };
  const create = { width: 64, height: 48, channels: 3 as const, background: 'black', noise };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return pictureForm(new Uint8Array(bytes), 'image/jpeg');
}

/** Fills a site with properties and their history, blog posts, enquiries, spam and pictures. */
export async function fillSite(call: ReturnType<typeof operator>, count: number): Promise<void> {
  const address = '203.0.113.9';
  for (let number = 0; number < count; number += 1) {
    const text = texts[number % texts.length] ?? '';
    const upload = await call('POST', '/api/image/upload', await picture(number));
    const { url } = await json<{ url: string }>(upload);
    const property = { ...sampleProperty, name: `Home ${number} ${text}`, images: [url] };
    const key = { 'idempotency-key': `home-${number}` };
    await call('POST', '/api/property/addproperty', property, key);
    await call('PUT', `/api/property/update/home-${number}`, {
      price: String(number),
      discription: text,
    });
    const blog = { ...sampleBlog, title: `Post ${number} ${text}` };
    await call('POST', '/api/blog/addblog', blog, { 'idempotency-key': `post-${number}` });
    const now = new Date(Date.now() - number * 60_000);
    await receiveEnquiry(message({ name: `Meena ${text}` }), { address, now });
    const links = 'http://a.example '.repeat(5);
    await receiveEnquiry(message({ message: `${number} ${links}` }), { address, now });
  }
  await call('DELETE', '/api/property/delete/home-1');
}
