/** Loaded before a program that is measured: at its end, writes down what it has cost. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { counted, countCalls } from './count-calls.mjs';
import { pageLists } from './page-lists.mjs';

const { BENCH_COSTS: file, BENCH_STORE: hasStore } = process.env;

if (isMainThread && file) {
  let requests = 0;
  const { fetch } = globalThis;
  globalThis.fetch = (...given) => {
    requests += 1;
    return fetch(...given);
  };
  if (hasStore) {
    const { BlobsServer } = await import('@netlify/blobs/server');
    countCalls(BlobsServer.prototype);
    pageLists(BlobsServer.prototype);
  }
  process.on('exit', () => {
    const peak = process.resourceUsage().maxRSS * 1024;
    writeFileSync(file, JSON.stringify({ ...counted, requests, peak }));
  });
}
