import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { endsSoon, refreshSession } from './apollo/refresh-session.ts';
import { clearTokens, readTokens } from './apollo/session.ts';
import { GRAPHQL_PATH } from './constants.ts';

type Fetcher = GraphiQLProps['fetcher'];

/** The initial content of the editor. */
const WELCOME = `# The Docs panel on the left
# describes all types and their permissions.
# If you are signed in on this site,
# your requests are sent with your account.

query Catalogue {
  courses(limit: 5) {
    total
    items {
      slug
      title
      currentPrice
    }
  }
}
`;

const SIGNED_OUT =
  'Your session has ended, so requests are sent anonymously. Sign in on the site to continue.';

/** A valid access token, renewed if necessary; null for a guest. */
const getValidToken = async (): Promise<string | null> => {
  const { accessToken } = readTokens();
  return accessToken && endsSoon(accessToken) ? refreshSession(accessToken) : accessToken;
};

const post = async (
  body: Parameters<Fetcher>[0],
  headers: Record<string, unknown> | undefined,
  token: string | null,
) => {
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-graphql-cost': '1',
      ...(token && findAuthorization(headers) === undefined ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as ExecutionResult<Record<string, unknown>, Record<string, unknown>>;
};

const isRefused = ({ errors }: ExecutionResult) =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

/** The authorization in the header editor, for instance an API token. */
const findAuthorization = (headers: Readonly<Record<string, unknown>> = {}): string | undefined => {
  const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return value === undefined ? undefined : String(value);
};

/** Sends requests as the viewer of this site, unless the header editor contains an authorization. */
const makeFetcher = (onSignedOut: () => void): Fetcher => {
  const getToken = async () => {
    const had = readTokens().accessToken;
    const token = await getValidToken();
    if (had && !token) onSignedOut();
    return token;
  };
  /** A socket for one subscription, because the next one may have another authorization. */
  const createSocket = (authorization: string | undefined) =>
    createClient({
      url: () => `${window.location.origin.replace(/^http/, 'ws')}${GRAPHQL_PATH}`,
      connectionParams: async () => {
        if (authorization !== undefined) return { authorization: authorization };
        const token = await getToken();
        return token ? { authorization: `Bearer ${token}` } : {};
      },
    });
  return async ({ query, variables, operationName }, { headers, documentAST } = {}) => {
    const operation = documentAST && getOperationAST(documentAST, operationName);
    if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
      return createSocket(findAuthorization(headers)).iterate({
        query,
        variables,
        operationName,
      }) as ReturnType<Fetcher>;
    const body = { query, variables, operationName };
    const token = await getToken();
    const answer = await post(body, headers, token);
    if (!token || findAuthorization(headers) !== undefined || !isRefused(answer)) return answer;
    // If the session was ended elsewhere, the renewal clears the tokens, and the request is sent as a guest
    const renewed = await refreshSession(token);
    if (!renewed) {
      clearTokens();
      onSignedOut();
    }
    return post(body, headers, renewed);
  };
};

function Editor() {
  const [notice, setNotice] = useState('');
  const [fetcher] = useState(() => makeFetcher(() => setNotice(SIGNED_OUT)));
  return (
    <>
      {notice && (
        <p role="status" style={{ margin: 0, padding: '8px 16px' }}>
          {notice}
        </p>
      )}
      <GraphiQL fetcher={fetcher} defaultQuery={WELCOME} />
    </>
  );
}

createRoot(document.getElementById('graphiql')!).render(<Editor />);
