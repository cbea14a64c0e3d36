import type { EntityManager } from '@mikro-orm/postgresql';
import { belongingRows, personalData } from '../../../platform/access/personal-data.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { any, quote, raw, type Sql, sql } from '../../../platform/db/sql.ts';

/** A list of the file. */
export interface ExportedTable {
  readonly name: string;
  /** Condition on `t`. */
  readonly where: (personId: string) => Sql;
  /** Columns that stay out: secrets, what only machines read, who else is named, and what is declared to. */
  readonly without: readonly string[];
}

/** Everything that is declared to be exported, each table once, the person first. */
export async function exportedTables(em: EntityManager): Promise<ExportedTable[]> {
  const columns = new Map<string, string[]>();
  for (const { table, column, isExported } of personalData)
    if (isExported) columns.set(table, [...(columns.get(table) ?? []), column]);
  const tables: Omit<ExportedTable, 'without'>[] = [
    { name: 'person', where: (id) => sql`t.id = ${id}` },
    ...[...columns].map(([name, naming]) => ({
      name,
      where: (id: string) => any(naming.map((each) => sql`${raw(`t.${each}`)} = ${id}`)),
    })),
    ...belongingRows.map(({ table, where }) => ({ name: table, where })),
  ];
  const secret = await secretColumns(em);
  // Columns that name people: oneself needs no telling, and a teacher's sales would tell who bought
  const naming = (name: string) => personalData.filter(({ table }) => table === name);
  return tables.map((table) => ({
    ...table,
    without: [
      ...(secret.get(table.name) ?? []),
      ...naming(table.name).flatMap(({ column, without = [] }) => [column, ...without]),
    ],
  }));
}

/** Hashes and sealed secrets are binary, or say so by name. */
async function secretColumns(em: EntityManager): Promise<Map<string, string[]>> {
  const rows = await runSql<{ table_name: string; names: string[] }>(
    em,
    sql`select table_name, array_agg(column_name::text) as names from information_schema.columns
     where table_schema = 'public' and (data_type in ('bytea', 'tsvector') or column_name ~ '(hash|secret|signature|storage_key)')
     group by table_name`,
  );
  return new Map(rows.map(({ table_name, names }) => [table_name, names]));
}

/** The rows of a table as JSON text. */
export async function rowsOf(
  em: EntityManager,
  { name, where, without }: ExportedTable,
  personId: string,
): Promise<string> {
  const [row] = await runSql<{ rows: string }>(
    em,
    sql`select coalesce(json_agg(to_jsonb(t) - ${without}::text[]), '[]')::text as rows from ${raw(quote(name))} t where ${where(personId)}`,
  );
  return row!.rows;
}
