import { parentPort, workerData } from 'node:worker_threads';
import { Rejection } from './limits.mjs';
import { readBook } from './read-book.mjs';
import { findHiddenColumns, readSheetRows } from './rows.mjs';

/** @typedef {import('../../../domain/import').Sheet} Sheet */
/** @typedef {import('./limits.mjs').Reason} Reason */
/** @typedef {{ bytes: Uint8Array, sheet: string | null, words: { formula: string, date: string, table: string } }} Wanted */
/** @typedef {{ sheet: Sheet } | { rejected: Reason, details: Record<string, string> }} Answer */

/** @param {Wanted} wanted */
async function readSheet({ bytes, sheet, words }) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { name, names, hiddenNames, worksheet, ...book } = await readBook(file, sheet, words.table);
  try {
    const rows = readSheetRows(worksheet, { ...book, words });
    const hiddenColumns = findHiddenColumns(worksheet);
    /** @type {Sheet} */
    const found = { name, names, hiddenNames, rows, hiddenColumns };
    if (book.isText) found.isText = true;
    return found;
  } catch (error) {
    if (error instanceof Rejection) error.details = { sheet: name, ...error.details };
    throw error;
  }
}

/**
 * Reads one sheet; every error of the parser means that it cannot be read.
 *
 * @param {Wanted} wanted
 * @returns {Promise<Answer>}
 */
async function answer(wanted) {
  try {
    return { sheet: await readSheet(wanted) };
  } catch (error) {
    const { reason, details } = error instanceof Rejection ? error : new Rejection('unreadable');
    return { rejected: reason, details };
  }
}

// The parser prints what it does not know of a stranger's file.
const quiet = () => undefined;
Object.assign(console, { log: quiet, warn: quiet, error: quiet });

// Only `read-workbook.ts` starts this file.
parentPort?.postMessage(await answer(/** @type {Wanted} */ (workerData)));
