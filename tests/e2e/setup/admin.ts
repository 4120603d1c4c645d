import { expect } from '@playwright/test';
import type { BlogInput } from '../../../src/domain/blog/schema';
import type { Property, RecordInput } from '../../../src/domain/property/schema';
import { adminPaths } from '../../../src/admin-paths';
import { blankInput } from '../../support/property';
import { operator } from '../../support/site/operator';

/** An operator in another browser, who signs in once and uses the API; every refused call fails the test. */
export class Admin {
  readonly #site: string;
  #cookie = '';

  constructor(site: string) {
    this.#site = site;
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`${this.#site}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }

  /** Its cookies, as a browser sends them: `name=value` each. */
  get cookies(): string[] {
    return this.#cookie === '' ? [] : this.#cookie.split('; ');
  }

  async isSignedIn(): Promise<boolean> {
    const answer = await this.call('GET', adminPaths.api.session);
    return ((await answer.json()) as { signedIn: boolean }).signedIn;
  }

  async signIn(): Promise<void> {
    // On a busy machine the site may give up on its store at first.
    await expect(async () => {
      const answer = await this.call('POST', adminPaths.api.signin, operator);
      const cookies = answer.headers.getSetCookie();
      this.#cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    }).toPass({ timeout: 60_000 });
  }

  /** Adds a property, without pictures unless some are given; returns its id. */
  async addProperty(fields: Partial<RecordInput>): Promise<string> {
    const answer = await this.call('POST', adminPaths.api.addProperty, blankInput(fields));
    return ((await answer.json()) as { _id: string })._id;
  }

  /** Adds a blog post; returns its id. */
  async addBlog(fields: Partial<BlogInput>): Promise<string> {
    const blank = { blogType: 'Review', images: [], description1: 'First.', description2: '' };
    const answer = await this.call('POST', adminPaths.api.addBlog, { ...blank, ...fields });
    return ((await answer.json()) as { _id: string })._id;
  }

  /** A property as it is stored. */
  async property(id: string): Promise<Property> {
    const [record] = (await (
      await this.call('GET', adminPaths.api.property(id))
    ).json()) as Property[];
    if (!record) throw new Error('The property of the test is gone.');
    return record;
  }
}

let shared: Admin | undefined;

/** The operator of this worker's site. A sign-in costs as much as a page, so that tests share one while it lasts. */
export async function requireAdmin(site = process.env.SITE_ADDRESS ?? ''): Promise<Admin> {
  shared ??= new Admin(site);
  if (!(await shared.isSignedIn())) await shared.signIn();
  return shared;
}
