import type { PrintedById } from '../domain/search';
import { paths } from '../paths';
import { request } from './request';

/** As much as one answer holds, and where the next one begins. */
interface Part {
  words: PrintedById;
  next?: number;
}

/** Loads what the pages of homes print beside their summaries, for the search: apart from the list, which loads without it. */
export async function listPrintedWords(): Promise<PrintedById> {
  const all: Record<string, string> = {};
  let from: number | undefined = 0;
  while (from !== undefined) {
    const { body }: { body: Part } = await request<Part>(paths.api.printedWords(from));
    Object.assign(all, body.words);
    from = body.next;
  }
  return all;
}
