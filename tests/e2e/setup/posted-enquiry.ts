import type { Locator, Page } from '@playwright/test';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { readEnquiries } from './enquiries';
import { openReady } from './records';

/** Sends an enquiry as a machine does, without the form; returns its id. */
export async function postEnquiry(name: string, more: object = {}): Promise<string> {
  const sent = { id: crypto.randomUUID(), name, email: 'a@example.com', message: 'Is it free?' };
  const response = await fetch(`${process.env.SITE_ADDRESS ?? ''}${paths.api.query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sent, ...more }),
  });
  if (!response.ok) throw new Error(`The enquiry of the test was not taken: ${response.status}.`);
  return ((await response.json()) as Enquiry).id;
}

/** Opens the inbox with one enquiry open, wherever it is in the list; returns its element. */
export async function openEnquiry(page: Page, id: string): Promise<Locator> {
  await openReady(page, `${adminPaths.enquiries}?enquiry=${id}`);
  return page.locator(`[id="enquiry-${id}"]`);
}

export async function storedEnquiry(id: string): Promise<Enquiry> {
  const enquiry = (await readEnquiries()).find((one) => one.id === id);
  if (!enquiry) throw new Error('The enquiry of the test is gone.');
  return enquiry;
}
