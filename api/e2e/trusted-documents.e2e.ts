import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/process/log.ts';
import { type Actor, student } from '../src/testing/factories.ts';
import { graphql, type Listening, listening } from './listening.ts';

const lines: string[] = [];
let sen: Listening;
let me: Actor;

beforeAll(async () => {
  sen = await listening({}, createLog('info', { write: (line) => lines.push(line) }));
  me = await student(sen.app);
});

describe('persisted documents', () => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../schema/operations.json'), 'utf8'),
  ) as Record<string, { document: string }>;
  const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const toHash = (text: string) => createHash('sha256').update(text).digest('hex');
  const isQuery = ([, { document }]: [string, { document: string }]) => /^query Categories \{/.test(document);

  it('are known from the start if our clients send them', async () => {
    const [hash, { document }] = Object.entries(manifest).find(isQuery)!;
    expect(hash).toBe(toHash(document));
    for (let i = 0; i < 2; i++) {
      const { status, body } = await graphql(sen, '', { ...byHash(hash), token: me.token });
      expect([status, body.errors]).toEqual([200, undefined]);
      expect(body.data).toBeTruthy();
    }
    const operations = () =>
      lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'graphql');
    await expect.poll(() => operations().length).toBe(2);
    const mutation = Object.entries(manifest).find(([, each]) => /^mutation \w+\(/.test(each.document))![0];
    expect(
      (await graphql(sen, '', { ...byHash(mutation), token: me.token })).body.errors?.[0]?.extensions.code,
    ).toBe('BAD_INPUT');
  });

  it('are requested as text if unknown, and known afterwards', async () => {
    const text = 'query Unheard { categories { id } }';
    const unknown = await graphql(sen, '', byHash(toHash(text)));
    expect([unknown.status, unknown.body.errors?.[0]]).toMatchObject([
      200,
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ]);
    expect((await graphql(sen, text, byHash(toHash(text)))).body.data).toEqual({
      categories: expect.any(Array),
    });
    expect((await graphql(sen, '', byHash(toHash(text)))).body.data).toEqual({
      categories: expect.any(Array),
    });
  });

  it('must match the hash of their text', async () => {
    const text = 'query Mismatch { categories { id } }';
    await graphql(sen, text);
    const own = Object.keys(manifest)[0]!;
    for (const hash of [toHash('other'), own]) {
      const { status, body } = await graphql(sen, text, {
        ...byHash(hash),
        headers: { accept: 'application/graphql-response+json' },
      });
      expect([status, body.errors?.[0]?.extensions.code, body.data]).toEqual([400, 'BAD_INPUT', undefined]);
    }
  });
});
