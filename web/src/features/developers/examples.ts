import changesFetch from './examples/changes-fetch.mjs?raw';
import pagesFetch from './examples/pages-fetch.mjs?raw';
import persistedFetch from './examples/persisted-fetch.mjs?raw';
import retryFetch from './examples/retry-fetch.mjs?raw';
import signInRest from './examples/sign-in-rest.mjs?raw';
import startCurl from './examples/start.sh?raw';
import startApollo from './examples/start-apollo.mjs?raw';
import startFetch from './examples/start-fetch.mjs?raw';
import startRest from './examples/start-rest.mjs?raw';
import startUrql from './examples/start-urql.mjs?raw';
import subscribeWs from './examples/subscribe-ws.mjs?raw';
import tokenApollo from './examples/token-apollo.mjs?raw';
import tokenFetch from './examples/token-fetch.mjs?raw';
import tokenRest from './examples/token-rest.mjs?raw';
import uploadTus from './examples/upload-tus.mjs?raw';
import webhookReceiver from './examples/webhook-receiver.mjs?raw';
import writeFetch from './examples/write-fetch.mjs?raw';

export interface Example {
  /** The client's name, as its authors write it. */
  readonly client: string;
  /** Its language for syntax highlighting. */
  readonly language: 'bash' | 'javascript';
  readonly code: string;
}

const js = (client: string, code: string): Example => ({ client, language: 'javascript', code });

/** Examples by section. api/e2e/developer-examples.e2e.ts runs each file unchanged. */
export const examples = {
  start: [
    { client: 'curl', language: 'bash', code: startCurl },
    js('fetch', startFetch),
    js('Apollo Client', startApollo),
    js('urql', startUrql),
    js('REST · openapi-fetch', startRest),
  ],
  tokens: [js('fetch', tokenFetch), js('Apollo Client', tokenApollo), js('REST · openapi-fetch', tokenRest)],
  signIn: [js('REST · openapi-fetch', signInRest)],
  limits: [js('fetch', retryFetch)],
  lists: [js('fetch', pagesFetch)],
  changes: [js('fetch', changesFetch)],
  writes: [js('fetch', writeFetch)],
  uploads: [js('tus-js-client', uploadTus)],
  subscriptions: [js('graphql-ws', subscribeWs)],
  webhooks: [js('Node.js · standardwebhooks', webhookReceiver)],
  persisted: [js('fetch', persistedFetch)],
} satisfies Readonly<Record<string, readonly Example[]>>;

/** The placeholder of the server's URL in the examples. */
const PLACEHOLDER = /(https|wss):\/\/sen\.example/g;

export const codeFor = ({ code }: Example, origin: string): string =>
  code
    .replace(PLACEHOLDER, (_, scheme: string) => (scheme === 'wss' ? origin.replace(/^http/, 'ws') : origin))
    .trimEnd();
