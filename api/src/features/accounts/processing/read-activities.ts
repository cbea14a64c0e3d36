import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '../../../platform/access/permissions.ts';
import {
  type Erasure,
  type ProcessingActivity,
  processingActivities,
} from '../../../platform/access/personal-data.ts';
import { runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { isMessageKey, type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import type { ProcessedTable, RegisteredActivity } from './processing.types.ts';

/** Technical columns say nothing about a person. */
const TECHNICAL = ['id', 'version', 'created_at', 'updated_at', 'search'];

/** The processing of personal data, as the features declare it and as the database stores it. */
export async function readActivities(em: EntityManager, locale: Locale): Promise<RegisteredActivity[]> {
  const columns = await readColumns(em);
  return processingActivities.map((activity) => ({
    feature: activity.feature,
    purpose: translate(locale, activity.data.purpose),
    tables: tablesOf(activity).map((table) => ({ ...table, columns: columns.get(table.name) ?? [] })),
    readers: readersOf(activity, locale),
    recipients: (activity.data.recipients ?? []).map((recipient) =>
      translate(locale, `recipient.${recipient}`),
    ),
  }));
}

async function readColumns(em: EntityManager): Promise<ReadonlyMap<string, string[]>> {
  const rows = await runSql<{ name: string; columns: string[] }>(
    em,
    sql`select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c
      where c.table_schema = 'public' and c.column_name <> all(${TECHNICAL}::text[]) group by c.table_name`,
    'processing.columns',
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The effect of a statement on the rows of a table. Many overwrite only the personal columns. */
const erasureBy = ({ chunks }: Sql, table: string): Erasure =>
  `${chunks.join(' ')} `.split(/\s+/).join(' ').includes(`delete from ${table} `) ? 'delete' : 'blank';

/** Each table once, with everything that happens to its rows when a person is erased. */
function tablesOf({ feature, data }: ProcessingActivity): Omit<ProcessedTable, 'columns'>[] {
  const tables = new Map<string, { erasures: Set<Erasure>; reasons: Set<string> }>();
  const add = (name: string, erasure: Erasure, why: string) => {
    const table = tables.get(name) ?? { erasures: new Set(), reasons: new Set() };
    table.erasures.add(erasure);
    table.reasons.add(why);
    tables.set(name, table);
  };
  // The account itself, whose columns an erasure overwrites
  if (feature === 'accounts')
    add('person', 'blank', 'the account; bookkeeping refers to it without the name');
  for (const { table, erasure, why } of data.columns) add(table, erasure, why);
  for (const { table, statement, why } of data.indirect ?? [])
    add(table, erasureBy(statement(''), table), why);
  for (const { table, statement, why } of data.byAddress ?? [])
    add(table, erasureBy(statement([]), table), why);
  for (const { table, erased } of data.dependentRows ?? [])
    if (erased) add(table, erased.erasure, erased.why);
  return [...tables].map(([name, { erasures, reasons }]) => ({
    name,
    erasures: [...erasures].map((erasure) => erasure.toUpperCase() as ProcessedTable['erasures'][number]),
    reasons: [...reasons],
  }));
}

/** The permissions of administrators that the feature declares. People always read their own data. */
function readersOf({ permissions }: ProcessingActivity, locale: Locale): string[] {
  const names = permissions?.grants[Role.ADMIN] ?? [];
  return names.map((name) => {
    const [resource, action] = name.split(':');
    const parts = [`permission.resource.${resource}`, `permission.action.${action}`];
    return parts.map((key) => (isMessageKey(key) ? translate(locale, key) : key)).join(': ');
  });
}
