import { createHash } from 'node:crypto';
import { CHECKOUT } from './checkout.ts';
import { SUBMIT } from './learning.ts';
import { OPEN } from './opening.ts';
import { operations, PROGRESS } from './operations.ts';

/** How a document comes to the program: from our web by its hash, by its text, as a third party writes it. */
export type Way = 'own' | 'text' | 'third';
export const ways: readonly Way[] = ['own', 'text', 'third'];

/** What is sent with each request of a document, but for the viewer. */
interface Spelling {
  readonly headers: Record<string, string>;
  readonly body: (variables: object) => string;
}

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const nameOf = (document: string) => /^(?:query|mutation) (\w+)/.exec(document)![1]!;

/** What the web's Apollo links put into a head (web/src/apollo/links.ts). */
const BROWSER = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'accept-language': 'vi',
  'x-requested-with': 'XMLHttpRequest',
};

const asText = (query: string): Spelling => ({
  headers: {},
  body: (variables) => JSON.stringify({ query, variables }),
});

export const spell: Readonly<Record<Way, (document: string) => Spelling>> = {
  own(document) {
    const operationName = nameOf(document);
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(document) } };
    return {
      headers: BROWSER,
      body: (variables) => JSON.stringify({ operationName, variables, extensions }),
    };
  },
  text: asText,
  third: (document) => asText(document.replace(/^(query|mutation) \w+/, '$1 Theirs').replace(/ \{/g, '\n{')),
};

/** The documents of the bench as codegen writes those of the web into schema/operations.json. */
export const manifest = (): Record<string, { name: string; document: string }> =>
  Object.fromEntries(
    [...operations.map(({ document }) => document), PROGRESS, OPEN, CHECKOUT, SUBMIT].map((document) => [
      hashOf(document),
      { name: nameOf(document), document },
    ]),
  );
