import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { readTokens } from './apollo/session.ts';
import { GRAPHQL_PATH } from './constants.ts';

/** What the editor shows first. */
const WELCOME = `# The API of Sen: Docs, on the left,
# says what there is and who may.
# Who is signed in on this site
# is signed in here as well.

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

/** Asks as whoever is signed in on this site, unless the header editor says otherwise. */
const ask: GraphiQLProps['fetcher'] = async ({ query, variables, operationName }, { headers } = {}) => {
  const { accessToken } = readTokens();
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-graphql-cost': '1',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables, operationName }),
  });
  return response.json();
};

createRoot(document.getElementById('graphiql')!).render(<GraphiQL fetcher={ask} defaultQuery={WELCOME} />);
