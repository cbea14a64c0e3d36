import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';
import type { Language } from '../i18n/languages.ts';

export interface PreloadContext {
  client: ApolloClient;
  params: Params;
  url: URL;
  language: Language;
}

/** Fills the Apollo cache with the data of the page, because rendering on the server is synchronous. */
export type Preload = (context: PreloadContext) => Promise<unknown>;
