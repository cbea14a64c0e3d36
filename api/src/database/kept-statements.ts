import type pg from 'pg';
import { type Dependencies, NULL_IN } from '../graphql/read/index.ts';
import {
  ANNOUNCED,
  CLOCK_FUNCTIONS,
  DERIVED,
  READ_APART,
  READING_FUNCTIONS,
  type ReadApart,
  STEADY_FUNCTIONS,
} from './announced-content.ts';

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

/** The columns that a plan takes of a table, by the alias that stands before them. */
const columnsOf = (plan: string, alias: string): string[] =>
  [...plan.matchAll(new RegExp(`(?<![\\w$.])${alias}\\.(\\w+|\\*)`, 'g'))].map(([, column]) => column!);

/** Whether a table is read under an alias that sets it apart, and as that allows. */
function readApart(table: string, alias: string, plan: string): ReadApart | undefined {
  // PostgreSQL numbers an alias that stands in a statement more than once
  const apart = READ_APART[alias.replace(/_\d+$/, '')];
  if (apart?.table !== table) return undefined;
  // Of a single table plans name columns without it: what they are is not known
  const columns = columnsOf(plan, alias);
  return columns.length && columns.every((column) => apart.columns.includes(column)) ? apart : undefined;
}

/** What SQL writes without parentheses and is a function of session or clock all the same. */
const SESSION_WORDS =
  /\b(?:current_(?:user|role|catalog|schema|date|time|timestamp)|(?:session|system)_user|localtime(?:stamp)?)\b/i;
/** Words that a cast to a time takes for the present one. */
const CLOCK_WORDS = /'\s*(?:now|today|tomorrow|yesterday)\s*'/i;

/** The one setting that may be asked for: it has no value, so that asking fails where a promised one is missing. */
const RAISING = new RegExp(`current_setting\\('${NULL_IN}[^']*'(?:::text)?\\)`, 'g');

/** Names before a parenthesis: all calls, and keywords besides. */
const callsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/([a-z_][\w$]*)"?\s*\(/gi)].map(([, name]) => name!.toLowerCase()));

/** Functions whose result may change while their arguments do not. */
interface Mutable {
  /** Of ours. */
  readonly own: readonly string[];
  /** Of PostgreSQL itself. */
  readonly builtIn: ReadonlySet<string>;
}

/** Asks PostgreSQL what statements read. */
export function keptStatements(pool: pg.Pool): (text: string) => Promise<Dependencies | null> {
  let functions: Promise<Mutable> | undefined;
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
    const [{ rows }, mutable] = await Promise.all([explained, functions]);
    return dependenciesIn(text, rows[0]!['QUERY PLAN'] as Explained, mutable);
  };
}

async function mutableFunctions(pool: pg.Pool): Promise<Mutable> {
  const { rows } = await pool.query<{ name: string; isOwn: boolean }>(
    `select distinct p.proname as name, p.pronamespace = 'public'::regnamespace as "isOwn" from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and p.provolatile <> 'i'
        and p.prorettype <> 'trigger'::regtype
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  const named = (isOwn: boolean) => rows.filter((row) => row.isOwn === isOwn).map(({ name }) => name);
  return { own: named(true), builtIn: new Set(named(false)) };
}

/**
 * What a statement reads, where each change of it is announced, so that its answer can be kept.
 * @param explained as EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) gives it
 * @returns null where a table is not announced, or a column that is not public, or a function may read anything, or
 * something depends on the session or the clock
 */
function dependenciesIn(
  statement: string,
  explained: Explained,
  { own, builtIn }: Mutable,
): Dependencies | null {
  const plan = JSON.stringify(explained);
  const tables = new Map<string, number>();
  let isAnnounced = true;
  const count = (table: string): void => {
    tables.set(table, (tables.get(table) ?? 0) + 1);
    for (const source of DERIVED[table] ?? []) count(source);
  };
  const read = (table: string, alias: string): void => {
    const apart = readApart(table, alias, plan);
    if (apart && !apart.as)
      // Its changes count, and it is about no other row
      for (const source of DERIVED[table] ?? [table]) tables.set(source, tables.get(source) ?? 0);
    // Once: of two teachers one is not the one whose courses are named
    else count(apart?.as && !tables.has(apart.as) ? apart.as : table);
  };
  const look = (node: PlanNode): void => {
    const { 'Relation Name': table, Alias: alias, Schema: schema } = node;
    if (table) {
      read(table, alias!);
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
  isAnnounced &&= !SESSION_WORDS.test(all) && !CLOCK_WORDS.test(all);
  const calls = callsIn(all.replaceAll(RAISING, ''));
  isAnnounced &&= !calls.has('now') || tables.has('course');
  for (const name of calls)
    isAnnounced &&= !builtIn.has(name) || STEADY_FUNCTIONS.includes(name) || own.includes(name);
  for (const name of own.filter((each) => mentions(all, each))) {
    isAnnounced &&= CLOCK_FUNCTIONS.includes(name) || Object.hasOwn(READING_FUNCTIONS, name);
    for (const table of READING_FUNCTIONS[name] ?? []) count(table);
  }
  return isAnnounced ? { tables } : null;
}
