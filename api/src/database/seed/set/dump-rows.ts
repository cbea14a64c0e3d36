import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { seedRows } from '../rows.ts';
import { withDistances } from './dates-in-texts.ts';
import { type DemoSet, type SetColumn, type SetTable, writeSet } from './set-file.ts';
import { daysBetween } from './shift.ts';

/** Columns whose default value is computed by each installation, and tables that load-rows.ts derives. */
const OWN_COLUMNS = ['cover_token', 'noted_at'];
const OWN_TABLES = ['migration', 'row_change', 'ledger_month'];

interface Column {
  readonly name: string;
  readonly type: string;
}

/**
 * Creates the prepared set from the rows that rows.ts writes, in a database without demo rows, and writes its file.
 * @param sources hash of the sources of the set
 * @returns a message about the set
 */
export async function makeSet(orm: MikroORM, sources: string): Promise<string> {
  const em = orm.em.fork();
  await em.begin();
  try {
    const now = noonInVietnam(new Date());
    const before = await digests(em);
    const numbers = new Set(await getSequences(em));
    await seedRows(em, now);
    const after = await digests(em);
    const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    const tables: SetTable[] = [];
    for (const name of changed) tables.push(await dumpTable(em, name, now));
    const sequences = (await getSequences(em))
      .filter((each) => !numbers.has(each))
      .map((each) => JSON.parse(each) as DemoSet['sequences'][number]);
    await writeSet({ now, tables, sequences }, sources);
    const rows = tables.reduce((sum, { columns }) => sum + columns[0]!.values.length, 0);
    return `The prepared set has ${rows} rows of ${tables.length} tables.`;
  } finally {
    await em.rollback();
  }
}

/** Noon of the day, so that half of the day is in the past. */
const noonInVietnam = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + VIETNAM_OFFSET_MS) / 86_400_000) * 86_400_000 + 5 * 3_600_000);

/** Used sequences, each with its value as JSON. */
const getSequences = async (em: EntityManager): Promise<string[]> =>
  (
    await em.execute<{ text: string }[]>(
      `select json_build_object('name', sequencename, 'value', last_value::text)::text as text from pg_sequences
       where schemaname = current_schema and last_value is not null order by 1`,
    )
  ).map(({ text }) => text);

async function digests(em: EntityManager): Promise<Map<string, string>> {
  const tables = await em.execute<{ name: string }[]>(
    'select tablename as name from pg_tables where schemaname = current_schema and tablename <> all(?::text[]) order by 1',
    [`{${OWN_TABLES.join()}}`],
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await em.execute<{ digest: string }[]>(
      `select coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${name} t`,
    );
    found.set(name, row!.digest);
  }
  return found;
}

async function dumpTable(em: EntityManager, name: string, now: Date): Promise<SetTable> {
  const columns = await em.execute<Column[]>(
    `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all(?::text[])
     order by attnum`,
    [name, `{${OWN_COLUMNS.join()}}`],
  );
  const texts = columns.map(({ name: column, type }) => `${getText(column, type, now)} as "${column}"`);
  const rows = await em.execute<Record<string, string | null>[]>(
    `select ${texts.join(', ')} from ${name} order by ctid`,
  );
  return {
    name,
    columns: columns.map(
      (column): SetColumn => ({
        ...column,
        values: rows.map((row) => toValue(column, row[column.name]!, now)),
      }),
    ),
  };
}

function getText(column: string, type: string, now: Date): string {
  if (type.startsWith('timestamp'))
    return `((extract(epoch from "${column}") - ${now.getTime() / 1000}) * 1000000)::bigint::text`;
  return `"${column}"::text`;
}

function toValue({ type }: Column, text: string | null, now: Date): string | number | null {
  if (text === null) return null;
  if (type.startsWith('timestamp')) return Number(text);
  if (type === 'date') return daysBetween(now, new Date(`${text}T00:00:00+07:00`));
  return withDistances(text, now);
}
