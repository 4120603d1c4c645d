import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setAsideOldStore } from '../../scripts/setup/old-store.mjs';

let work = '';
beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'work-'));
});
afterEach(() => rm(work, { recursive: true }));

const now = new Date('2026-11-24T07:30:00.000Z');
const fill = (store: string) => {
  const folder = path.join(work, 'blobs-serve', 'entries', 'unlinked', store);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'properties'), '');
  writeFileSync(path.join(work, 'demo-loaded.json'), '{}');
};

it('a local store of an earlier version is renamed, with the note of its sample data', () => {
  fill('site:properties');
  const aside = path.join(work, 'blobs-serve-20261124073000');
  expect(setAsideOldStore(work, now)).toBe(aside);
  expect(readdirSync(work)).toEqual(['blobs-serve-20261124073000']);
  expect(readdirSync(aside).sort()).toEqual(['demo-loaded.json', 'entries']);
  expect(setAsideOldStore(work, now)).toBeNull();
});

it('one of today stays, and a new one needs nothing', () => {
  expect(setAsideOldStore(work, now)).toBeNull();
  fill('site:documents');
  expect(setAsideOldStore(work, now)).toBeNull();
  expect(existsSync(path.join(work, 'demo-loaded.json'))).toBe(true);
});
