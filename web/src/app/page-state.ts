import type { NormalizedCacheObject } from '@apollo/client';
import type { Language } from '../i18n/languages.ts';
import type { GlobalPlaceholders } from '../i18n/translator.ts';
import type { Branding } from '../ui/branding.ts';

/** The global placeholders of messages, and the branding, as JSON in every page. */
export interface PageTerms {
  placeholders: GlobalPlaceholders;
  branding: Branding;
}

/** The state that the server passes to the browser, as JSON in the page. */
export interface PageState {
  apollo: NormalizedCacheObject;
  /** Public URL without a trailing slash. The browser must render the same one to hydrate. */
  origin: string;
  /** The language of the page. The browser must start with the same one to hydrate. */
  language: Language;
}
