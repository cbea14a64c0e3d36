import type { NormalizedCacheObject } from '@apollo/client';
import type { Language } from '../i18n/languages.ts';

/** What a page from the server tells the browser, as JSON in the page. */
export interface PageState {
  apollo: NormalizedCacheObject;
  /** Public address without a slash at its end; the browser has to print the same one to hydrate. */
  origin: string;
  /** What the page is written in; the browser begins with the same one to hydrate. */
  language: Language;
}
