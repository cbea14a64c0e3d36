import { expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { sellCourse } from '../testing/sell-course.ts';
import { checkBooks } from './check-books.jobs.ts';

const app = await ownApp();
const { admin, db, student, teacher } = helpersFor(app);
const alarms = (personId: string) =>
  db<{ params: { count: number; first: string } }>(
    "select params from notification where person_id = ? and kind = 'BOOKS_BROKEN'",
    personId,
  );

test('raises an alarm only if a figure was changed outside the ledger', async () => {
  const [boss, other, seller] = [await admin(), await student(), await teacher()];
  const { buyerId, courseId, lineId } = await sellCourse(app, seller, 499_000);
  await db(
    "insert into enrolment (student_id, course_id, source) values (?, ?, 'PURCHASE')",
    buyerId,
    courseId,
  );
  await checkBooks.handle(app.services, {});
  expect(await alarms(boss.id)).toEqual([]);
  await db('update earning set share_left = share_left - 1 where line_id = ?', lineId);
  await db("update ledger_account set balance = balance + 5 where code = 'tax-withheld:vat'");
  await checkBooks.handle(app.services, {});
  const [alarm] = await alarms(boss.id);
  expect(alarm!.params).toEqual({ count: 2, first: 'account balances equal the sums of their entries' });
  expect(await alarms(other.id)).toEqual([]);
});
