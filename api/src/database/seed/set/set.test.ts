import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { loadRows } from './load-rows.ts';
import { readSet, setPath } from './set-file.ts';

const app = await ownApp();
const set = await readSet();

test('the prepared set has at most 5 MB', async () => {
  expect((await stat(setPath())).size).toBeLessThanOrEqual(5_000_000);
});

/** Columns that an installation encrypts, signs or hashes with its keys, and columns with secrets. */
const INSTALLATION_COLUMNS = /sealed|secret|signature|badge|password|private|token_hash|cover_token/;

test('the prepared set has no values that depend on the keys of an installation', () => {
  const found = set.tables.flatMap(({ name, columns }) =>
    columns
      .filter(
        (column) =>
          (INSTALLATION_COLUMNS.test(column.name) || column.type === 'bytea') &&
          column.values.some((value) => value !== null),
      )
      .map((column) => `${name}.${column.name}`),
  );
  // Hashes for which no token exists
  expect(found).toEqual(['api_token.hash', 'course_invitation.token_hash']);
});

test('the prepared set stores dates only relative to its clock', () => {
  const year = new RegExp(`\\b${set.now.getUTCFullYear()}-\\d\\d-\\d\\dT`);
  for (const { name, columns } of set.tables)
    for (const { name: column, type, values } of columns)
      expect([
        `${name}.${column}`,
        values.find((value) => (typeof value === 'string' ? year.test(value) || type === 'date' : false)),
      ]).toEqual([`${name}.${column}`, undefined]);
});

/** Statements that return invalid rows after the set was loaded. `$1` is the clock. */
const FAULTS: Record<string, string> = {
  'transactions that do not sum to zero':
    'select transaction_id from ledger_entry group by 1 having sum(amount) <> 0',
  'balances that differ from their entries':
    'select id from ledger_account a where balance <> coalesce((select sum(amount) from ledger_entry where account_id = a.id), 0)',
  'order numbers with another date than the order': `select number from orders where substr(number, 2, 6) <> to_char(created_at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD')`,
  'gateway payments with another time or reference date than the attempt': `select p.reference
     from sandbox_payment p left join payment_attempt a
       on a.reference = regexp_replace(p.state->>'reference', '^\\d{6}_', '')
     where a.id is null or a.settled_at <> (p.state #>> '{captures,0,at}')::timestamptz
       or (p.reference ~ '^\\d{6}_'
         and left(p.reference, 6) <> to_char(a.settled_at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD'))`,
  'study days before the first studied lesson': `select d.enrolment_id from study_day d where not exists (select 1 from lesson_progress p
       where p.enrolment_id = d.enrolment_id and (p.reached_at at time zone 'Asia/Ho_Chi_Minh')::date <= d.day)`,
  'course days with another count than their enrolments': `select d.course_id from course_day d where d.enrolments <> (select count(*) from enrolment e
       where e.course_id = d.course_id and (e.enrolled_at at time zone 'Asia/Ho_Chi_Minh')::date = d.day)`,
  'access that does not end at midnight in Vietnam time': `select id from enrolment where expires_at is not null and (expires_at at time zone 'Asia/Ho_Chi_Minh')::time <> '00:00'`,
  'submissions whose lateness differs from their times': `select id from assignment_submission where late_minutes > 0
       and late_minutes <> ceil(extract(epoch from submitted_at - due_at) / 60)`,
  'future times of past events': `select id from orders where greatest(created_at, paid_at) > $1 union all
       select id from enrolment where greatest(enrolled_at, last_studied_at, completed_at) > $1 union all
       select id from rating where created_at > $1 union all
       select id from lesson_progress where greatest(reached_at, reported_at, completed_at) > $1`,
};

const CLOCKS = [
  ['on the last day of a month, in the evening', '2027-02-28T23:40:00+07:00'],
  ['forty days later, at night', '2027-01-07T00:20:00+07:00'],
  ['on the first day of a month, before the day of the set', '2026-10-01T09:15:00+07:00'],
];

test.each(process.env.DRILL ? CLOCKS : CLOCKS.slice(0, 1))(
  'a set that is loaded %s is consistent',
  async (_, clock) => {
    const em = app.services.orm.em.fork();
    await em.begin();
    await loadRows(em, set, new Date(clock));
    for (const [fault, statement] of Object.entries(FAULTS))
      expect([fault, await em.execute(statement.replaceAll('$1', `'${clock}'::timestamptz`))]).toEqual([
        fault,
        [],
      ]);
    await em.rollback();
  },
  300_000,
);
