import { expect, it } from 'vitest';
import { Turns } from '../../scripts/local-site/turns.ts';

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { run: () => promise, end: () => resolve(undefined) };
}

it('at most as much work runs at once as there are slots', async () => {
  const turns = new Turns(2);
  const started: number[] = [];
  const works = [0, 1, 2, 3].map(() => openWork());
  const results = works.map(
    ({ run }, at) =>
      turns.run(3, () => {
        started.push(at);
        return run();
      }).result,
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  works[1]?.end();
  await results[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(results);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('the most urgent runs first, then what was asked first, and what is hurried moves forward', async () => {
  const turns = new Turns(1);
  const done: string[] = [];
  const add = (name: string, urgency: number) =>
    turns.run(urgency, () => Promise.resolve(void done.push(name)));
  const first = add('first', 7);
  const all = [first, add('filled', 7), add('wanted', 7), add('seen', 3), add('later', 3)];
  all[2]?.hurry(1);
  await Promise.all(all.map(({ result }) => result));
  expect(done).toEqual(['first', 'wanted', 'seen', 'later', 'filled']);
});

it('work that fails frees its slot', async () => {
  const turns = new Turns(1);
  const failed = turns.run(3, () => Promise.reject(new Error('no')));
  const next = turns.run(3, () => Promise.resolve('done'));
  await expect(failed.result).rejects.toThrow('no');
  expect(await next.result).toBe('done');
});
