import type pg from 'pg';
import type { Dependencies } from '../graphql/read/index.ts';
import { ANNOUNCED, CLOCK_FUNCTIONS, DERIVED, READING_FUNCTIONS } from './announced-content.ts';

/** A node of EXPLAIN (FORMAT JSON). */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Schema?: string;
  readonly Plans?: readonly PlanNode[];
}
type Explained = readonly { readonly Plan: PlanNode }[];

const mentions = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/**
 * Whether a plan takes one of the columns of a table, or whole rows of it, as VERBOSE writes them: behind the alias of
 * the table, or bare where there is no other table.
 */
function readsColumn(plan: string, alias: string, columns: readonly string[]): boolean {
  const before = `(?<![\\w$.])(?:${alias.replace(/\W/g, '\\$&')}"?\\.)`;
  const any = columns.join('|');
  return new RegExp(`${before}(?:\\*|${any})(?!\\w)|(?<![\\w$.])(?:${any})(?!\\w)`).test(plan);
}

/** Asks PostgreSQL what statements read. */
export function keptStatements(pool: pg.Pool): (text: string) => Promise<Dependencies | null> {
  let functions: Promise<readonly string[]> | undefined;
  return async (text) => {
    functions ??= mutableFunctions(pool).catch((error: unknown) => {
      // Asked again by the next statement
      functions = undefined;
      throw error;
    });
    // Without values: given some, PostgreSQL would leave out what a condition on them rules out
    const explained = pool.query<{ 'QUERY PLAN': unknown }>(
      `explain (generic_plan, verbose, format json) ${text}`,
    );
    const [{ rows }, names] = await Promise.all([explained, functions]);
    return dependenciesIn(text, rows[0]!['QUERY PLAN'] as Explained, names);
  };
}

/** Functions of ours whose result may change while their arguments do not. */
async function mutableFunctions(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'i' and p.prorettype <> 'trigger'::regtype
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  return rows.map(({ name }) => name);
}

/**
 * What a statement reads, where each change of it is announced, so that its answer can be kept.
 * @param explained as EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) gives it
 * @param functions of ours that are not immutable
 * @returns null where a table is not announced, or a column that is not public, or a function may read anything
 */
function dependenciesIn(
  statement: string,
  explained: Explained,
  functions: readonly string[],
): Dependencies | null {
  const plan = JSON.stringify(explained);
  const tables = new Map<string, number>();
  let isAnnounced = true;
  const count = (table: string): void => {
    tables.set(table, (tables.get(table) ?? 0) + 1);
    for (const source of DERIVED[table] ?? []) count(source);
  };
  const look = (node: PlanNode): void => {
    const { 'Relation Name': table, Alias: alias, Schema: schema } = node;
    if (table) {
      count(table);
      isAnnounced &&=
        schema === 'public' && (Object.hasOwn(ANNOUNCED, table) || Object.hasOwn(DERIVED, table));
      // A whole row would hold what is not announced as well
      const { unannounced = [] } = ANNOUNCED[table] ?? {};
      if (unannounced.length) isAnnounced &&= !readsColumn(plan, alias!, unannounced);
    }
    node.Plans?.forEach(look);
  };
  for (const { Plan } of explained) look(Plan);
  const all = `${statement}\n${plan}`;
  for (const name of functions.filter((each) => mentions(all, each))) {
    isAnnounced &&= CLOCK_FUNCTIONS.includes(name) || Object.hasOwn(READING_FUNCTIONS, name);
    for (const table of READING_FUNCTIONS[name] ?? []) count(table);
  }
  return isAnnounced ? { tables } : null;
}
