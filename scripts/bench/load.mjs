/**
 * Many visitors at once, with the operator saving beside them: requests per second, how long half and 99 of 100 took,
 * and the memory of the server before and after. There is no CDN in front, which on the platform answers nearly all of
 * these; what is measured is what remains when it has nothing. Ends with an error when a request failed, or the
 * server, which holds the store too, took more memory than a function has.
 * Usage: npm run load -- 1000 5    (properties, seconds for each line)
 */
import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { filledStore } from './growth/fill.mjs';
import { builtSite, copyOf } from './growth/served.mjs';
import { machine } from './machine.mjs';

const count = Number(process.argv[2] ?? 1_000);
const seconds = Number(process.argv[3] ?? 5);
const connections = [1, 10, 50];
/** Milliseconds between two saves: an operator in a great hurry. */
const savePause = 500;

/** Of a function on the platform, in MiB. */
const maxMemory = 1_024;

/** The memory of a process, in MiB, as Linux counts it. */
function memoryOf(pid) {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(found?.[1]) / 1024);
}

/** Saves one property again and again until it is told to stop; returns what became of the saves. */
async function writeBeside({ address, cookie }, id, signal) {
  const saves = { done: 0, failed: 0 };
  while (!signal.aborted) {
    const answer = await fetch(`${address}/api/property/update/${id}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ price: String(20_000 + saves.done) }),
    });
    await answer.arrayBuffer();
    saves[answer.ok ? 'done' : 'failed'] += 1;
    if (!answer.ok) console.error(`A save answered ${answer.status}.`);
    await pause(savePause);
  }
  return saves;
}

console.log(machine());
const store = copyOf(await filledStore(count));
const site = await (await builtSite())(store);
const failures = [];
try {
  // The copied records count as changed: the sweep reads them once, as the scheduler does.
  for (let run = 0; run < 10; run += 1)
    await fetch(`${site.address}/.netlify/functions/scheduled-sweep`, { method: 'POST' });
  const listed = await (await fetch(`${site.address}/api/property/getproperty`)).json();
  const [written, read] = listed;
  const addresses = [
    '/',
    '/properties',
    `/properties/single/${read._id}`,
    '/blogs',
    '/about',
    '/api/property/getproperty',
    '/api/property/getcatalogue',
  ];
  for (const address of addresses) await (await fetch(site.address + address)).arrayBuffer();
  const before = memoryOf(site.pid);
  let highest = before;
  const stop = new AbortController();
  const writer = writeBeside(site, written._id, stop.signal);
  console.log(`\n${count} properties, ${seconds} s each, a save every ${savePause} ms\n`);
  console.log('| Address | Connections | Requests per second | p50 ms | p99 ms | Failed |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const address of addresses)
    for (const many of connections) {
      // What the last line left unanswered is still being worked on.
      await (await fetch(site.address + address)).arrayBuffer();
      const result = await autocannon({
        url: site.address + address,
        connections: many,
        duration: seconds,
        timeout: 30,
      });
      const { requests, latency, errors, timeouts, non2xx } = result;
      const failed = errors + timeouts + non2xx;
      if (failed > 0) failures.push(`${address}: ${failed} of ${requests.total} requests failed.`);
      highest = Math.max(highest, memoryOf(site.pid));
      const shown = address.replace(read._id, '…');
      const cells = [shown, many, requests.average.toFixed(0), latency.p50, latency.p99, failed];
      console.log(`| ${cells.join(' | ')} |`);
    }
  stop.abort();
  const saves = await writer;
  await pause(5_000);
  const after = memoryOf(site.pid);
  if (highest > maxMemory) failures.push(`The server took ${highest} MiB.`);
  if (saves.failed > 0)
    failures.push(`${saves.failed} of ${saves.done + saves.failed} saves failed.`);
  console.log(`\nsaves: ${saves.done}, failed ${saves.failed}`);
  console.log(
    `memory of the server, its store included: ${before} MiB before, ${highest} at most, ${after} after`,
  );
} finally {
  await site.stop();
}
console.log(machine());
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
