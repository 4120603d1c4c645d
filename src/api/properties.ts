import type { PropertySummary } from '../domain/property/schema';
import type { PrintedById } from '../domain/search/homes';
import { paths } from '../paths';
import { request } from './request';

/** Loads the summaries of all properties. */
export async function listProperties(): Promise<PropertySummary[]> {
  return (await request<PropertySummary[]>(paths.api.properties)).body;
}

/** Loads what their pages print beside the summaries, for the search. */
export async function listPrintedWords(): Promise<PrintedById> {
  return (await request<PrintedById>(paths.api.printedWords)).body;
}
