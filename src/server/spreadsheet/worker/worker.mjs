import { parentPort, workerData } from 'node:worker_threads';
import { answer } from './answer.mjs';

// The parser prints every record that it does not know: of a stranger's file that can be a million lines.
const quiet = () => undefined;
Object.assign(console, { log: quiet, warn: quiet, error: quiet });

parentPort.postMessage(answer(workerData));
