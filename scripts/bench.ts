/**
 * Measures one thing, and says on which machine. Each file of `scripts/bench` says what it takes after its name.
 * Usage: npm run bench -- pages http://localhost:8888 5
 */
import { loadavg } from 'node:os';
import { describeMachine } from './bench/harness.ts';
import { run, Stop } from './setup/say.mjs';

const benches = new Map([
  ['pages', 'every kind of page, by Lighthouse'],
  ['growth', 'saves, nights, imports, pages and calls at 100, 1,000 and 10,000 properties'],
]);

await run(async () => {
  const [name = ''] = process.argv.splice(2, 1);
  if (!benches.has(name)) {
    const known = [...benches].map(([one, what]) => `  ${one.padEnd(12)} ${what}`);
    throw new Stop(`Name what to measure: npm run bench -- NAME\n\n${known.join('\n')}`);
  }
  console.log(describeMachine());
  await import(`./bench/${name}.ts`);
  console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}`);
});
