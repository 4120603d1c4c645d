import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFacts } from '../../scripts/build/company-facts.ts';
import { showSampleCompany } from '../../scripts/demo/sample-company.ts';
import { factsFileIn } from '../../scripts/setup/facts-file.mjs';
import type { CompanyValues } from '../../src/domain/company/schema';
import { useFolder } from '../support/use-folder';

const folder = useFolder();

it('a company that nobody saved has questions and references, each marked as a sample, and no more', async () => {
  write('{}');
  await showSampleCompany(folder.path);
  const { version, values } = read();
  const { questions = [], references = [], ...others } = values;
  expect([version, questions.length, references.length]).toEqual(['', 3, 2]);
  expect(others).toEqual({});
  for (const { question, answer } of questions)
    expect([question, answer]).toEqual([
      expect.stringMatching(/^Sample/),
      expect.stringMatching(/^Sample/),
    ]);
  for (const { words, name } of references)
    expect([words, name]).toEqual([expect.stringContaining('sample'), 'Sample']);
});

it('what was saved stays, also when all was emptied', async () => {
  write('{}');
  writeFacts({ version: '1', values: {} }, folder.path, () => undefined);
  const before = read();
  await showSampleCompany(folder.path);
  expect(read()).toEqual(before);
});

function write(text: string): void {
  mkdirSync(path.dirname(factsFileIn(folder.path)), { recursive: true });
  writeFileSync(factsFileIn(folder.path), text);
}

function read() {
  return JSON.parse(readFileSync(factsFileIn(folder.path), 'utf8')) as {
    version: string;
    values: Partial<CompanyValues>;
  };
}
