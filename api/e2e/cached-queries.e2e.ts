import { type DocumentNode, getOperationAST, Kind, parse } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { createContext } from '../src/graphql/context.ts';
import type { FieldExtensions } from '../src/graphql/read/decorators.ts';
import { ownApp } from '../src/testing/app.ts';
import { select } from '../src/testing/factories.ts';
import { dropColumnOfEachTable, tablesRead } from '../src/testing/tables-read.ts';
import { createFixture } from './matrix/fixture.ts';
import { type OwnQuery, ownPublicQueries } from './own-queries.ts';

/** Proves which queries may be cached, and by which tables: by EXPLAIN of every document of our own. */
const statements = new Set<string>();
let app: App;
let queries: readonly OwnQuery[];
beforeAll(async () => {
  app = await ownApp(
    { READ_CACHE_MB: '8' },
    {
      onStatement: ({ pool, text }) => {
        if (pool === 'read') statements.add(text);
      },
    },
  );
  await dropColumnOfEachTable((statement) => select(app, statement));
  queries = await ownPublicQueries(app, await createFixture(app));
});

const getRoots = (document: DocumentNode) =>
  getOperationAST(document)!.selectionSet.selections.flatMap((node) =>
    node.kind === Kind.FIELD ? [node.name.value] : [],
  );
const cachedBy = (root: string): readonly string[] | undefined =>
  (app.engine.reads.schema.getQueryType()!.getFields()[root]!.extensions as FieldExtensions).cached;

it('declares every table that each cached query reads, and no private data', async () => {
  const missing = new Map<string, Set<string>>();
  let count = 0;
  for (const { name, document, variables } of queries) {
    const parsed = parse(document);
    const declared = getRoots(parsed).map(cachedBy);
    if (declared.some((tables) => !tables)) continue;
    for (const values of variables) {
      statements.clear();
      const context = createContext(
        app.services,
        { id: 'explain', address: '127.0.0.1', origin: 'graphql' },
        'vi',
      );
      await app.engine.run(document, values, context);
      if (!context.notes.cached) continue;
      for (const statement of statements) {
        const { tables, problems } = await tablesRead(app.readPool.pool, statement);
        count++;
        const unknown = [...tables].filter((table) => !declared.flat().includes(table));
        for (const each of [...unknown, ...problems])
          missing.set(name, (missing.get(name) ?? new Set()).add(each));
      }
    }
  }
  expect(missing).toEqual(new Map());
  expect(count).toBeGreaterThan(10);
});
