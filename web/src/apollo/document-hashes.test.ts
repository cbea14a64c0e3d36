import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { type DocumentNode, getOperationAST } from 'graphql';
import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import manifest from '../../../schema/operations.json';
import { makeCache } from './client.ts';
import { getHash } from './document-hashes.ts';

const modules = import.meta.glob<Record<string, unknown>>('../features/**/*.gen.ts', { eager: true });

const getKind = (document: DocumentNode) => getOperationAST(document)?.operation;
/** Subscriptions use the WebSocket, which does not support hashes. */
const isSubscription = (document: DocumentNode) => getKind(document) === 'subscription';

const documents = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Document') && !isSubscription(value as DocumentNode)
      ? [[name.replace(/Document$/, ''), value as DocumentNode] as const]
      : [],
  ),
);

describe('trusted documents', () => {
  it('are identified by the hash of the text that the client sends', async () => {
    let text = '';
    const client = new ApolloClient({
      cache: makeCache(),
      dataMasking: true,
      link: new ApolloLink(({ query }) => {
        text = print(query);
        return throwError(() => new Error('Not sent'));
      }),
    });
    expect(documents.length).toBeGreaterThan(10);
    for (const [name, document] of documents) {
      const request =
        getKind(document) === 'mutation'
          ? client.mutate({ mutation: document })
          : client.query({ query: document, fetchPolicy: 'no-cache' });
      await request.catch(() => undefined);
      const hash = createHash('sha256').update(text).digest('hex');
      expect(getHash(document), name).toBe(hash);
      expect((manifest as Record<string, { document: string }>)[hash]?.document, name).toBe(text);
    }
  });
});
