import { describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { CANARY_GRADE, madeAssignment } from '../../assignment/testing/made-assignment.ts';
import { sweepExports } from '../sweeps.jobs.ts';
import { eraseAccount } from './erase-account.jobs.ts';
import { exportData, exportedTables } from './export-data.jobs.ts';

const app = await testApp();
const { ask, course, db, enrol, fetchRoot, member, mutate, mutateById, student, teacher, updateRow } =
  helpersFor(app);
const ASK = 'mutation { requestDataExport { id status downloadUrl } }';
const LIST = '{ myDataRequests { id kind status progress downloadUrl sizeBytes dueAt } }';
interface Listed {
  id: string;
  kind: string;
  status: string;
  progress: number;
  downloadUrl: string | null;
  dueAt: string;
}
const listed = async (actor: Actor) => await fetchRoot<Listed[]>(actor, LIST);
const getId = async (reply: ReturnType<typeof ask>, name: string) => {
  const { data, errors } = await reply;
  expect(errors).toBeUndefined();
  return (data[name] as { id: string }).id;
};

/** Requests the file of a person's data, runs the job and downloads it. */
async function exported(actor: Actor) {
  const requestId = await getId(ask(actor, ASK), 'requestDataExport');
  await exportData.handle(app.services, { requestId });
  const url = (await listed(actor))[0]!.downloadUrl!;
  const file = await app.server.inject(url);
  return { requestId, url, file, content: file.json() as Record<string, Record<string, unknown>[]> };
}

describe('an export of personal data', () => {
  test('is created by a job with a notification and contains only own data', async () => {
    const [me, other] = [await student(), await student()];
    const facts = await course((await teacher()).id, { title: 'Làm gốm' });
    for (const actor of [me, other]) await enrol(actor.id, facts.id);
    await mutate(me, 'updateProfile', { bio: 'chim hoàng yến', phone: '0912345678' });
    await mutate(other, 'updateProfile', { bio: 'chim sẻ' });
    const lessonId = facts.lessonIds[0];
    for (const [writer, text] of [
      [me, 'Nung ở 1.200 độ'],
      [other, 'chim sẻ'],
    ] as const) {
      await mutateById(writer, 'openLesson', { lessonId });
      await getId(mutate(writer, 'createNote', { lessonId, text, atSec: 45 }), 'createNote');
    }
    const requestId = await getId(ask(me, ASK), 'requestDataExport');
    expect(await listed(me)).toMatchObject([{ id: requestId, status: 'WAITING', downloadUrl: null }]);
    const [job] = await db<{ data: { requestId: string } }>(
      "select data from pgboss.job where name = 'personal-data.export' and data->>'requestId' = ?",
      requestId,
    );
    await exportData.handle(app.services, job!.data);
    await exportData.handle(app.services, job!.data);
    const [done] = await listed(me);
    expect(done).toMatchObject({ status: 'DONE', progress: 100 });
    const file = await app.server.inject(done!.downloadUrl!);
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'private, no-store',
    });
    const content = file.json() as Record<string, Record<string, unknown>[]>;
    expect(content.person).toMatchObject([{ email: me.email, bio: 'chim hoàng yến', phone: '0912345678' }]);
    expect(content.enrolment).toHaveLength(1);
    expect(content.lesson_note).toMatchObject([{ text: 'Nung ở 1.200 độ', at_sec: 45, lesson_id: lessonId }]);
    expect(file.body).not.toContain('chim sẻ');
    expect(file.body).not.toContain(other.id);
    expect(file.body).not.toMatch(/"(password_)?hash"|secret|storage_key/);
    const notifications = await db(
      "select 1 from notification where person_id = ? and kind = 'EXPORT_READY'",
      me.id,
    );
    expect(notifications).toHaveLength(1);
  });

  test('names no other people, not even buyers', async () => {
    const [me, buyer] = [await teacher(), await student()];
    const facts = await course(me.id, { title: 'Làm gốm' });
    await updateRow('course', facts.id, "restore_asked_at = now(), restore_message = 'Đã thay hai bài.'");
    await db(
      `with o as (insert into orders (number, buyer_id, total, expires_at) values (gen_random_uuid()::text, ?, 0, now()) returning id)
       insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, amount, attribution,
         seller_class, commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share)
       select id, ?, ?, ?, 'Làm gốm', 0, 0, 'PLATFORM', 'INDIVIDUAL', 0, 0, 0, 0, 0, 0, 0 from o`,
      buyer.id,
      buyer.id,
      facts.id,
      me.id,
    );
    const { file, content } = await exported(me);
    expect(content.order_line).toMatchObject([{ title: 'Làm gốm' }]);
    // The teacher's own message to administrators is exported
    expect(content.course).toMatchObject([{ restore_message: 'Đã thay hai bài.' }]);
    expect(file.body).not.toContain(buyer.id);
  });

  test('contains no unreleased grades and no grades of open attempts', async () => {
    const [me, owner] = [await student(), await teacher()];
    const facts = await course(owner.id, { lessons: 2 });
    await enrol(me.id, facts.id);
    await madeAssignment(app, owner, me, [facts.lessonIds[0]!, facts.lessonIds[1]!]);
    const { file, content } = await exported(me);
    expect(content.assignment_submission).toHaveLength(2);
    for (const hidden of ['marking', 'marking_version', 'marked_at', 'marked_by_id', 'claimed_until'])
      expect(content.assignment_submission![0]).not.toHaveProperty(hidden);
    expect(file.body).not.toContain(CANARY_GRADE);
    const tables = await exportedTables(app.services.orm.em.fork());
    expect(tables.find(({ name }) => name === 'quiz_attempt')!.without).toContain('keys');
  });

  test('runs one at a time, also simultaneously, and at most three a day', async () => {
    const me = await student();
    const replies = await Promise.all([ask(me, ASK), ask(me, ASK), ask(me, ASK)]);
    expect(replies.map(getCode).sort()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
    for (let n = 0; n < 2; n++) {
      await db("update data_request set status = 'DONE' where person_id = ?", me.id);
      expect(getCode(await ask(me, ASK))).toBeUndefined();
    }
    await db("update data_request set status = 'DONE' where person_id = ?", me.id);
    expect(getCode(await ask(me, ASK))).toBe('POLICY');
  });

  test('can be requested again a day after a failure', async () => {
    const me = await student();
    const lost = await getId(ask(me, ASK), 'requestDataExport');
    await updateRow('data_request', lost, "requested_at = now() - interval '25 hours'");
    expect(getCode(await ask(me, ASK))).toBeUndefined();
    expect((await listed(me)).map(({ status }) => status)).toEqual(['WAITING', 'FAILED']);
  });

  test('cannot be downloaded by guessing, URL changes or after expiry', async () => {
    const me = await student();
    const { requestId, url } = await exported(me);
    const other = crypto.randomUUID();
    for (const bad of [
      `/downloads/my-data/${requestId}`,
      url.replace(requestId, other),
      url.replace(/expires=\d+/, 'expires=99999999999'),
    ])
      expect((await app.server.inject(bad)).statusCode).toBe(404);
    await updateRow('data_request', requestId, "expires_at = now() - interval '1 second'");
    expect((await app.server.inject(url)).statusCode).toBe(404);
    expect((await listed(me))[0]!.downloadUrl).toBeNull();
    await sweepExports.handle(app.services, {});
    expect(await app.services.storage.size(`exports/${requestId}.json`)).toBeUndefined();
  });
});

describe('deleting one’s own account', () => {
  const ERASE =
    'mutation E($password: String) { requestErasure(input: { password: $password }) { id dueAt } }';
  const erase = (actor: Actor, password: string | null = PASSWORD) => ask(actor, ERASE, { password });
  const passTime = (requestId: string) =>
    updateRow('data_request', requestId, "due_at = now() - interval '1 second'");

  test('requires the password, waits seven days and can be cancelled', async () => {
    const me = await member();
    expect(getCode(await erase(me, 'falsch-falsch'))).toBe('INVALID_CREDENTIALS');
    const requestId = await getId(erase(me), 'requestErasure');
    expect(getCode(await erase(me))).toBe('CONFLICT');
    const [open] = await listed(me);
    expect((new Date(open!.dueAt).getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    await eraseAccount.handle(app.services, { requestId });
    expect((await listed(me))[0]!.status).toBe('WAITING');
    expect(getCode(await ask(me, 'mutation { cancelErasure { status } }'))).toBeUndefined();
    await passTime(requestId);
    await eraseAccount.handle(app.services, { requestId });
    expect((await listed(me))[0]!.status).toBe('CANCELLED');
    expect(getCode(await ask(me, 'mutation { cancelErasure { status } }'))).toBe('NOT_FOUND');
  });

  test('erases the person, their sessions and their export when due', async () => {
    const me = await member();
    const { requestId: file } = await exported(me);
    const requestId = await getId(erase(me), 'requestErasure');
    await passTime(requestId);
    await eraseAccount.handle(app.services, { requestId });
    await eraseAccount.handle(app.services, { requestId });
    const [row] = await db<{ email: string; is_active: boolean }>(
      'select email, is_active from person where id = ?',
      me.id,
    );
    expect(row!.email).not.toBe(me.email);
    await expect.poll(async () => getCode(await ask(me, LIST))).toBe('UNAUTHENTICATED');
    const removals = await db<{ data: { key: string } }>(
      "select data from pgboss.job where name = 'account.remove-file'",
    );
    expect(removals.map(({ data }) => data.key)).toContain(`exports/${file}.json`);
    expect(await db('select status from data_request where id = ?', requestId)).toEqual([{ status: 'DONE' }]);
  });

  test('is blocked for administrators and for teachers with courses on sale', async () => {
    expect(getCode(await erase(await member(Role.ADMIN)))).toBe('POLICY');
    const me = await member(Role.TEACHER);
    const facts = await course(me.id);
    expect(getCode(await erase(me))).toBe('POLICY');
    await updateRow('course', facts.id, "status = 'UNPUBLISHED'");
    const requestId = await getId(erase(me), 'requestErasure');
    await updateRow('course', facts.id, "status = 'PUBLISHED'");
    await passTime(requestId);
    await eraseAccount.handle(app.services, { requestId });
    expect((await listed(me))[0]!.status).toBe('FAILED');
  });
});
