import type { Locator, Page } from '@playwright/test';
import type { Lead } from '../../../src/domain/lead/schema';
import { paths } from '../../../src/paths';
import { readLeads } from './leads';
import { openReady } from './records';

/** Sends a lead as a machine does, without the form; answers its id. */
export async function postLead(name: string): Promise<string> {
  const id = crypto.randomUUID();
  const response = await fetch(`${process.env.SITE_ADDRESS ?? ''}${paths.api.query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, name, email: 'a@example.com', message: 'Is it free?' }),
  });
  if (!response.ok) throw new Error(`The lead of the test was not taken: ${response.status}.`);
  return id;
}

/** Opens the inbox with one lead open, wherever it stands; answers what is shown of it. */
export async function openLead(page: Page, id: string): Promise<Locator> {
  await openReady(page, `${paths.admin.leads}?lead=${id}`);
  return page.locator(`[id="lead-${id}"]`);
}

/** A lead as it lies in the store. */
export async function storedLead(id: string): Promise<Lead> {
  const lead = (await readLeads()).find((one) => one.id === id);
  if (!lead) throw new Error('The lead of the test is gone.');
  return lead;
}
