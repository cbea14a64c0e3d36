import { createHash } from 'node:crypto';
import { print } from '@apollo/client/utilities';
import { type DocumentNode, getOperationAST } from 'graphql';
import { describe, expect, it } from 'vitest';
import manifest from '../../../schema/operations.json';
import { makeCache } from './client.ts';
import { hashOf } from './document-hashes.ts';

const modules = import.meta.glob<Record<string, unknown>>('../features/**/*.gen.ts', { eager: true });

/** Subscriptions use the WebSocket, which does not support hashes. */
const isSubscription = (document: DocumentNode) => getOperationAST(document)?.operation === 'subscription';

const documents = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Document') && !isSubscription(value as DocumentNode)
      ? [[name.replace(/Document$/, ''), value as DocumentNode] as const]
      : [],
  ),
);

describe('trusted documents', () => {
  it('are identified by the hash of the text that the client sends', () => {
    const cache = makeCache();
    expect(documents.length).toBeGreaterThan(10);
    for (const [name, document] of documents) {
      const text = print(cache.transformDocument(document));
      const hash = createHash('sha256').update(text).digest('hex');
      expect(hashOf(document), name).toBe(hash);
      expect((manifest as Record<string, { document: string }>)[hash]?.document, name).toBe(text);
    }
  });
});
