import { createHash } from 'node:crypto';
import { CHECKOUT } from './checkout.ts';
import { operations, PROGRESS } from './operations.ts';

/** Form in which Sen receives a document: as a hash like our web app, or as text like third parties. */
export type Way = 'own' | 'third';

/** Headers and body of the requests for a document, without the viewer. */
interface Spelling {
  readonly headers: Record<string, string>;
  readonly body: (variables: object) => string;
}

const toHash = (document: string) => createHash('sha256').update(document).digest('hex');
const getName = (document: string) => /^(?:query|mutation) (\w+)/.exec(document)![1]!;

/** Headers that the Apollo links of the web app send (web/src/apollo/links.ts). */
const BROWSER = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'accept-language': 'vi',
  'x-requested-with': 'XMLHttpRequest',
};

export const spell: Readonly<Record<Way, (document: string) => Spelling>> = {
  own(document) {
    const operationName = getName(document);
    const extensions = { persistedQuery: { version: 1, sha256Hash: toHash(document) } };
    return {
      headers: BROWSER,
      body: (variables) => JSON.stringify({ operationName, variables, extensions }),
    };
  },
  third(document) {
    const query = document.replace(/^(query|mutation) \w+/, '$1 Theirs').replace(/ \{/g, '\n{');
    return { headers: {}, body: (variables) => JSON.stringify({ query, variables }) };
  },
};

/** The documents of the bench in the form of schema/operations.json. */
export const manifest = (): Record<string, { name: string; document: string }> =>
  Object.fromEntries(
    [...operations.map(({ document }) => document), PROGRESS, CHECKOUT].map((document) => [
      toHash(document),
      { name: getName(document), document },
    ]),
  );
