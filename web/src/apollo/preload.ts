import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';

export interface PreloadContext {
  client: ApolloClient;
  params: Params;
  url: URL;
}

/** Fills the Apollo cache with everything that the page shows, since rendering on the server can't wait. */
export type Preload = (context: PreloadContext) => Promise<unknown>;
