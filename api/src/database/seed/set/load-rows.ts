import type { EntityManager } from '@mikro-orm/postgresql';
import { type Switch, withoutChecks } from '../../../platform/db/bulk-load.ts';
import { gatherStatistics, insertColumns } from '../demo/insert.ts';
import { withDates } from './dates-in-texts.ts';
import type { DemoSet, SetColumn, SetTable } from './set-file.ts';
import { type Shift, shiftBetween } from './shift.ts';

/** Rows that follow from the loaded rows, the day of the loading or this database's transaction counter. */
const DERIVED = [
  `insert into ledger_month (account_id, month, kind, debit, credit)
     select e.account_id, date_trunc('month', t.occurred_at at time zone 'Asia/Ho_Chi_Minh')::date, t.kind,
       sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id group by 1, 2, 3`,
  `update assignment_submission set late_minutes = ceil(extract(epoch from submitted_at - due_at) / 60)
     where late_minutes > 0`,
  `insert into row_change (kind, era, id) select r.kind, (select max(era) from change_era), r.id from (
     select 'person' as kind, id from person union all select 'course', id from course
     union all select 'enrolment', id from enrolment union all select 'order', id from orders) r`,
];

/** Loads the prepared set into tables without demo rows, with its times moved to `now`. */
export async function loadRows(em: EntityManager, set: DemoSet, now: Date): Promise<void> {
  const shift = shiftBetween(set.now, now);
  const query = (statement: string) => em.execute<Switch[]>(statement);
  await withoutChecks(query, async () => {
    for (const table of set.tables) await loadTable(em, table, shift);
    for (const statement of DERIVED) await em.execute(statement);
  });
  for (const { name, value } of set.sequences)
    await em.execute('select setval(?::regclass, ?::bigint)', [name, value]);
  await gatherStatistics(em);
}

async function loadTable(em: EntityManager, { name, columns }: SetTable, shift: Shift): Promise<void> {
  // Rows of migrations, which the set contains as well
  await em.execute(`delete from ${name}`);
  await insertColumns(
    em,
    name,
    columns.map((column) => ({ ...column, values: getTexts(column, shift) })),
  );
}

const getTexts = ({ type, values }: SetColumn, shift: Shift): (string | null)[] =>
  values.map((value) => {
    if (typeof value === 'number') return type === 'date' ? shift.day(value) : shift.moment(value);
    return value && withDates(value, shift);
  });
