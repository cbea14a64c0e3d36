import { decodeJwt } from 'jose';
import type { App } from '../../src/app.ts';
import { issueAccessToken } from '../../src/features/accounts/sessions/access-token.ts';
import { issueProof } from '../../src/graphql/identity-proof.ts';
import { type Actor, select } from '../../src/testing/factories.ts';
import { createFixture, type Fixture } from './fixture.ts';

/** The last four digits of a UUID differ between copies. */
const UUID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{8})[0-9a-f]{4}';

/** Unique texts without a UUID: those of a copy begin with its number. */
const NAMES: readonly string[] = [
  'person.email',
  'category.slug',
  'course.slug',
  'orders.number',
  'payment_attempt.reference',
  'refund.number',
];

/** Derived by triggers, and not read by any row of the matrix. */
const EXCLUDED_TABLES = [
  'lesson_passage',
  'course_day_note',
  'lesson_figure_note',
  'row_change',
  'refresh_token',
];

/** The code of a group uses other characters. */
const CODE_DIGITS = ['0123456789abcdef', 'ABCDEFGHJKLMNPQR'] as const;
const getCode = (mark: string) =>
  `AAAA${[...mark].map((digit) => CODE_DIGITS[1][CODE_DIGITS[0].indexOf(digit)]).join('')}`;

/**
 * Builds a fixture through the application and stores its rows. A copy costs one statement instead of hundreds, so
 * each row of the matrix can have its own.
 * @returns a function that creates a copy
 */
export async function fixtureCopies(app: App): Promise<() => Promise<Fixture>> {
  const run = <R extends object>(text: string, values: unknown[] = []) => select<R>(app, text, values);
  const [begin] = await run<{ xid: string }>('select pg_current_xact_id()::text as xid');
  const original = await createFixture(app);
  await run('create schema matrix');
  const tables = await storeRows(run, begin!.xid);
  await run(copyProcedure(tables));
  const names = await getNames(run, tables);
  let copyCount = 0;
  return async () => {
    const mark = (++copyCount).toString(16).padStart(4, '0');
    await run(`call matrix.copy('${mark}')`);
    const uuid = new RegExp(UUID, 'g');
    const copy: Fixture = JSON.parse(JSON.stringify(original), (key, value: unknown) => {
      if (key === 'code') return getCode(mark);
      if (typeof value !== 'string') return value;
      return names.has(value) ? mark + value : value.replaceAll(uuid, `$1${mark}`);
    });
    const signedIn = async (actor: Actor): Promise<Actor> => {
      const sessionId = String(decodeJwt(actor.token).sid).replace(uuid, `$1${mark}`);
      const { token } = await issueAccessToken(app.services.keys, actor.id, sessionId);
      return { ...actor, token, proof: issueProof(app.services.keys, sessionId).token };
    };
    const actors = Object.entries(copy.actors).map(async ([name, actor]) => [name, await signedIn(actor)]);
    return {
      ...copy,
      actors: Object.fromEntries(await Promise.all(actors)) as Fixture['actors'],
      target: await signedIn(copy.target),
    };
  };
}

type Run = <R extends object>(text: string, values?: unknown[]) => Promise<R[]>;

interface Column {
  readonly name: string;
  readonly type: string;
  hasUuid?: boolean;
}
type Tables = ReadonlyMap<string, readonly Column[]>;

/**
 * Stores the rows that were written since a transaction, by table.
 * @returns the columns of these tables
 */
async function storeRows(run: Run, xid: string): Promise<Tables> {
  const columns = await run<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = '' and c.relname <> all (?::text[])
     order by a.attnum`,
    [`{${EXCLUDED_TABLES.join(',')}}`],
  );
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of columns) tables.set(table, [...(tables.get(table) ?? []), column]);
  for (const [table, columnsOfTable] of tables) {
    const stored = `matrix."${table}"`;
    await run(
      `create table ${stored} as select * from public."${table}" where xmin::text::bigint >= ${xid}::bigint`,
    );
    const checked = columnsOfTable.filter(({ type }) => /^(text|json|jsonb)(\[\])?$/.test(type));
    const [found] = await run<Record<string, boolean | string>>(
      `select count(*) as n ${checked.map(({ name }, i) => `, bool_or("${name}"::text ~ '${UUID}') as c${i}`).join('')} from ${stored}`,
    );
    if (found!.n === '0') tables.delete(table);
    checked.forEach((column, i) => {
      column.hasUuid = found![`c${i}`] === true;
    });
  }
  await run('create table matrix.ids (id uuid primary key)');
  // The platform's ledger accounts are the same for all copies
  for (const [table, columnsOfTable] of tables)
    if (columnsOfTable.some(({ name, type }) => name === 'id' && type === 'uuid'))
      await run(
        `insert into matrix.ids select id from matrix."${table}" ${table === 'ledger_account' ? `where code ~ '${UUID}'` : ''}`,
      );
  return tables;
}

const getNames = async (run: Run, tables: Tables): Promise<ReadonlySet<string>> => {
  const columns = NAMES.filter((each) => tables.has(each.split('.')[0]!));
  const found = await run<{ name: string }>(
    columns
      .map((each) => `select ${each.split('.')[1]} as name from matrix.${each.split('.')[0]}`)
      .join(' union '),
  );
  return new Set(found.map(({ name }) => name));
};

/** The copied rows are consistent, so triggers and foreign keys are not needed. */
function copyProcedure(tables: Tables): string {
  const getCopy = (table: string, { name, type, hasUuid }: Column) => {
    if (type === 'uuid')
      return `case when "${name}" in (select id from matrix.ids) then (left("${name}"::text, 32) || mark)::uuid else "${name}" end`;
    if (`${table}.${name}` === 'study_group.code')
      return `'AAAA' || translate(mark, '${CODE_DIGITS[0]}', '${CODE_DIGITS[1]}')`;
    if (NAMES.includes(`${table}.${name}`)) return `mark || "${name}"`;
    return hasUuid ? `regexp_replace("${name}"::text, '${UUID}', '\\1' || mark, 'g')::${type}` : `"${name}"`;
  };
  const inserts = [...tables].map(
    ([table, columns]) =>
      `insert into public."${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
       select ${columns.map((column) => getCopy(table, column)).join(', ')} from matrix."${table}"
       on conflict do nothing;`,
  );
  return `create procedure matrix.copy(mark text) language plpgsql as $copy$ begin
    perform set_config('session_replication_role', 'replica', true);
    -- A platform has a limit of custom roles
    delete from custom_role where id not in (select role_id from person_custom_role);
    ${inserts.join('\n')}
  end $copy$`;
}
