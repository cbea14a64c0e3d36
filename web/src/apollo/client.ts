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
import { TAKEN_OVER } from '../start/program.ts';
import { hashOf } from './document-hashes.ts';
import {
  makeGuestQueryLink,
  makeHeadersLink,
  makeNetworkLink,
  makeTimeoutLink,
  makeToastLink,
  type Silence,
} from './links.ts';
import { makeLiveLink } from './live.link.ts';
import { makeProofLink } from './proof.link.ts';
import { makeRefreshLink } from './refresh.link.ts';
import { makeTypePolicies } from './type-policies.ts';

/** How a page rendered in the API's own process reaches the schema. */
export type Execute = (request: {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}) => Promise<ApolloLink.Result>;

/** A new cache with the program's merge rules. */
export const makeCache = (): InMemoryCache =>
  new InMemoryCache({ possibleTypes, typePolicies: makeTypePolicies() });

export interface BrowserOptions {
  language: () => string;
  path: () => string;
  toast: (text: string) => void;
  /** Why no answer came, in the viewer's language. */
  silence: (why: Silence) => string;
  state?: NormalizedCacheObject | undefined;
}

/** The browser's client: WebSocket for subscriptions, else toast → proof of identity → renewal → headers → timeout → network → trusted document → GET for guests → HTTP. */
export const makeBrowserClient = ({
  language,
  path,
  toast,
  silence,
  state,
}: BrowserOptions): ApolloClient => {
  const cache = makeCache();
  if (state) cache.restore(state);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      makeLiveLink(),
      makeToastLink(toast),
      makeProofLink(),
      makeRefreshLink(),
      makeHeadersLink(language),
      makeTimeoutLink(path, silence),
      makeNetworkLink(silence),
      new PersistedQueryLink({
        generateHash: hashOf,
      }),
      makeGuestQueryLink(language),
      new HttpLink({ credentials: 'omit' }),
    ]),
  });
  if (state) keepUntilTakenOver(client);
  return client;
};

/**
 * However long React takes, its first look at a page from the server is what the page shows: an answer that came
 * sooner could differ, and the page would be thrown away.
 */
const keepUntilTakenOver = (client: ApolloClient) => {
  client.prioritizeCacheValues = true;
  const release = () => {
    client.prioritizeCacheValues = false;
  };
  document.addEventListener(TAKEN_OVER, release, { once: true });
};

/** The server's client: no network, anonymous, one per rendered page. */
export const makeServerClient = (execute: Execute): ApolloClient =>
  new ApolloClient({
    cache: makeCache(),
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
