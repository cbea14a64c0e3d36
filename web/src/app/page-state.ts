import type { NormalizedCacheObject } from '@apollo/client';

/** What a page from the server tells the browser, as JSON in the page. */
export interface PageState {
  apollo: NormalizedCacheObject;
  /** Public address without a slash at its end; the browser has to print the same one to hydrate. */
  origin: string;
}
