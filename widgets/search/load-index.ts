import type { Locale } from "../../src/schema/localized.ts";
import { createSearch, type Search } from "./engine.ts";
import { indexAddress, type SearchFile } from "./index-settings.ts";

/** A search with what the reader has to be told of it. */
export interface LoadedSearch {
  search: Search;
  hasArchive: boolean;
}

const loaded = new Map<string, Promise<LoadedSearch>>();

/**
 * Fetches an index once for each document; after a failure the next call tries again.
 *
 * @throws Error when it cannot be had, or is of another version than this script
 */
export function loadIndex(language: Locale, isArchive: boolean): Promise<LoadedSearch> {
  const address = indexAddress(language, isArchive);
  const known = loaded.get(address);
  if (known) return known;
  const loading = fetchIndex(address);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

async function fetchIndex(address: string): Promise<LoadedSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const file = (await response.json()) as SearchFile;
  return { search: createSearch(file), hasArchive: file.hasArchive };
}
