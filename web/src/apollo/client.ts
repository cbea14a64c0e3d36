import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { print } from '@apollo/client/utilities';
import { from } from 'rxjs';
import { possibleTypes } from '../generated/possible-types.ts';
import { HYDRATED } from '../start/app-assets.ts';
import { getHash } from './document-hashes.ts';
import {
  makeGuestQueryLink,
  makeHeadersLink,
  makeNetworkLink,
  makeTimeoutLink,
  makeToastLink,
  type NetworkFailureKind,
} from './links.ts';
import { makeLiveLink } from './live.link.ts';
import { makeProofLink } from './proof.link.ts';
import { makeRefreshLink } from './refresh.link.ts';
import { typePolicies } from './type-policies.ts';

/** Executes an operation in-process, for rendering on the server. */
export type Execute = (request: {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}) => Promise<ApolloLink.Result>;

/** A new cache with the type policies. */
export const makeCache = (): InMemoryCache => new InMemoryCache({ possibleTypes, typePolicies });

export interface BrowserOptions {
  language: () => string;
  path: () => string;
  toast: (text: string) => void;
  /** The message for a request without a response, in the viewer's language. */
  getNetworkMessage: (why: NetworkFailureKind) => string;
  state?: NormalizedCacheObject | undefined;
}

/**
 * The browser's client. Subscriptions use the WebSocket. All other operations pass the links in this order: toast, proof
 * of identity, renewal, headers, timeout, network, trusted document, GET for guests, HTTP.
 */
export const makeBrowserClient = ({
  language,
  path,
  toast,
  getNetworkMessage,
  state,
}: BrowserOptions): ApolloClient => {
  const cache = makeCache();
  if (state) cache.restore(state);
  const client = new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([
      makeLiveLink(),
      makeToastLink(toast),
      makeProofLink(),
      makeRefreshLink(),
      makeHeadersLink(language),
      makeTimeoutLink(path, getNetworkMessage),
      makeNetworkLink(getNetworkMessage),
      new PersistedQueryLink({
        generateHash: getHash,
      }),
      makeGuestQueryLink(language),
      new HttpLink({ credentials: 'omit' }),
    ]),
  });
  if (state) prioritizeCacheUntilHydrated(client);
  return client;
};

/**
 * Renders from the cache until React has hydrated the page. A response that arrives earlier could differ from the page of
 * the server, and React would render the page again.
 */
const prioritizeCacheUntilHydrated = (client: ApolloClient) => {
  client.prioritizeCacheValues = true;
  const release = () => {
    client.prioritizeCacheValues = false;
  };
  document.addEventListener(HYDRATED, release, { once: true });
};

/** The server's client: without network and anonymous. Each rendered page has its own. */
export const makeServerClient = (execute: Execute): ApolloClient =>
  new ApolloClient({
    cache: makeCache(),
    dataMasking: true,
    ssrMode: true,
    link: new ApolloLink((operation) =>
      from(
        execute({
          query: print(operation.query),
          operationName: operation.operationName,
          variables: operation.variables,
        }),
      ),
    ),
  });
