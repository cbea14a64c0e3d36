import { setTimeout } from 'node:timers/promises';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import type { Run } from '../../../platform/process/run.ts';
import { Compiler, createReadPool, type ReadPool, Reads } from '../index.ts';
import { makeTables, type Tables } from './data.ts';
import { entities, type Viewer } from './domain.ts';
import { resolvers } from './resolvers.ts';

/** A log entry. */
export interface Logged {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly err: unknown;
  readonly fields: object;
}

/** Threshold of slow reads in milliseconds. */
export const SLOW_MS = 1000;

/** The fixture in a separate database. */
export interface World {
  readonly schema: GraphQLSchema;
  readonly compiler: Compiler;
  readonly reads: Reads;
  readonly readPool: ReadPool;
  readonly tables: Tables;
  /** All executed statements. */
  readonly statements: { name: string | undefined; text: string; isGeneric: boolean | undefined }[];
  readonly logged: Logged[];
  /** While set, every statement fails with it. */
  failure: Error | undefined;
  /** Delay of every statement in milliseconds. */
  delayMs: number;
  close(): Promise<void>;
}

const buildFixtureSchema = () =>
  buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<new () => object>,
    validate: false,
    authChecker: ({ context }: { context: { viewer: Viewer } }) => context.viewer !== undefined,
    authMode: 'error',
  });

/** @param url an empty database */
export async function makeWorld(url: string): Promise<World> {
  const orm = await MikroORM.init({ entities, clientUrl: url, metadataProvider: ReflectMetadataProvider });
  const tables = makeTables();
  await orm.schema.create();
  for (const [table, rows] of Object.entries(tables)) {
    const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, ?::json)`;
    await orm.em.getConnection().execute(insert, [JSON.stringify(rows)]);
  }
  const schema = await buildFixtureSchema();
  const compiler = new Compiler(schema, orm.getMetadata(), { asIs: ['Vnd', 'RichText'] });
  const readPool = createReadPool(url, { max: 4 });
  const statements: World['statements'] = [];
  const logged: Logged[] = [];
  const run: Run = async (name, text, values, isGeneric) => {
    statements.push({ name, text, isGeneric });
    if (world.delayMs) await setTimeout(world.delayMs);
    if (world.failure) throw world.failure;
    return readPool.run(name, text, values, isGeneric);
  };
  const note = (level: Logged['level']) => (fields: object, message: string) => {
    logged.push({ level, message, err: (fields as { err?: unknown }).err, fields });
  };
  const reads = new Reads(compiler, run, { warn: note('warn'), error: note('error') }, { slowMs: SLOW_MS });
  const world: World = {
    schema,
    compiler,
    reads,
    readPool,
    tables,
    statements,
    logged,
    failure: undefined,
    delayMs: 0,
    async close() {
      await readPool.close();
      await orm.close(true);
    },
  };
  return world;
}
