import type pg from 'pg';
import { NULL_IN } from '../graphql/read/index.ts';
import {
  ANNOUNCED,
  CLOCK_AND_SETTING_FUNCTIONS,
  DERIVED,
  READING_FUNCTIONS,
  UNCHANGED_FUNCTIONS,
} from './announced-tables.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Schema?: string;
  readonly Plans?: readonly PlanNode[];
}
type Explained = readonly { readonly Plan: PlanNode }[];

export interface TablesRead {
  /** Tables whose changes affect the result. */
  readonly tables: ReadonlySet<string>;
  /** Reasons why the result may not be cached. */
  readonly problems: readonly string[];
}

const mentions = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/** True if a plan reads one of the columns, or whole rows, with or without the alias of the table. */
function readsColumn(plan: string, alias: string, columns: readonly string[]): boolean {
  const before = `(?<![\\w$.])(?:${alias.replace(/\W/g, '\\$&')}"?\\.)`;
  const any = columns.join('|');
  return new RegExp(`${before}(?:\\*|${any})(?!\\w)|(?<![\\w$.])(?:${any})(?!\\w)`).test(plan);
}

/** Functions of the session or the clock that are written without parentheses. */
const SESSION_WORDS =
  /\b(?:current_(?:user|role|catalog|schema|date|time|timestamp)|(?:session|system)_user|localtime(?:stamp)?)\b/i;
/** Words that a cast to a time converts to the current time. */
const CLOCK_WORDS = /'\s*(?:now|today|tomorrow|yesterday)\s*'/i;
/** A setting that does not exist: reading it fails if a non-null value is missing. */
const RAISING = new RegExp(`current_setting\\('${NULL_IN}[^']*'(?:::text)?\\)`, 'g');

/** Names before a parenthesis: all calls, and some keywords. */
const callsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/([a-z_][\w$]*)"?\s*\(/gi)].map(([, name]) => name!.toLowerCase()));

/**
 * Makes EXPLAIN list the columns that a statement reads. PostgreSQL passes on all columns of a scanned table, because
 * this is cheaper, unless a column of the table was dropped.
 * @param execute runs a statement in the database that {@link tablesRead} is going to query
 */
export async function dropColumnOfEachTable(execute: (statement: string) => Promise<unknown>): Promise<void> {
  for (const table of Object.keys(ANNOUNCED)) {
    await execute(`alter table ${table} add column dropped int`);
    await execute(`alter table ${table} drop column dropped`);
  }
}

/** The tables that a statement of a cached query reads, by EXPLAIN. */
export async function tablesRead(pool: pg.Pool, statement: string): Promise<TablesRead> {
  // Without values, because PostgreSQL would omit parts that a condition on a value excludes
  const { rows } = await pool.query<{ 'QUERY PLAN': unknown }>(
    `explain (generic_plan, verbose, format json) ${statement}`,
  );
  const { rows: functions } = await pool.query<{ name: string; isOwn: boolean }>(
    `select distinct p.proname as name, p.pronamespace = 'public'::regnamespace as "isOwn" from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and p.provolatile <> 'i'
        and p.prorettype <> 'trigger'::regtype
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  const explained = rows[0]!['QUERY PLAN'] as Explained;
  const plan = JSON.stringify(explained);
  const tables = new Set<string>();
  const problems: string[] = [];
  const add = (table: string): void => {
    if (!Object.hasOwn(ANNOUNCED, table) && !Object.hasOwn(DERIVED, table))
      problems.push(`changes of ${table} are not announced`);
    for (const source of DERIVED[table] ?? [table]) tables.add(source);
  };
  const visit = ({ 'Relation Name': table, Alias: alias, Plans = [] }: PlanNode): void => {
    if (table) {
      add(table);
      const { unannounced = [] } = ANNOUNCED[table] ?? {};
      if (unannounced.length && readsColumn(plan, alias!, unannounced))
        problems.push(`${table} is read with a column that is not public`);
    }
    Plans.forEach(visit);
  };
  for (const { Plan } of explained) visit(Plan);
  const all = `${statement}\n${plan}`;
  if (SESSION_WORDS.test(all) || CLOCK_WORDS.test(all)) problems.push('it depends on session or clock');
  const calls = callsIn(all.replaceAll(RAISING, ''));
  if (calls.has('now') && !tables.has('course')) problems.push('it depends on the clock, without a price');
  for (const { name, isOwn } of functions) {
    if (isOwn && mentions(all, name)) {
      if (!CLOCK_AND_SETTING_FUNCTIONS.includes(name) && !Object.hasOwn(READING_FUNCTIONS, name))
        problems.push(`${name}() may read anything`);
      for (const table of READING_FUNCTIONS[name] ?? []) add(table);
    } else if (!isOwn && calls.has(name) && !UNCHANGED_FUNCTIONS.includes(name))
      problems.push(`${name}() may change`);
  }
  return { tables, problems };
}
