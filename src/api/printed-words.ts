import type { PrintedById } from '../domain/search';
import { paths } from '../paths';
import { request } from './request';

/** Loads what the pages of homes print beside their summaries, for the search: apart from the list, which loads without it. */
export async function listPrintedWords(): Promise<PrintedById> {
  return (await request<PrintedById>(paths.api.printedWords)).body;
}
