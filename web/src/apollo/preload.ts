import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';
import type { Language } from '../i18n/languages.ts';

export interface PreloadContext {
  client: ApolloClient;
  params: Params;
  url: URL;
  /** Of the page. */
  language: Language;
}

/** Fills the Apollo cache with everything that the page shows, since rendering on the server can't wait. */
export type Preload = (context: PreloadContext) => Promise<unknown>;
