import { beforeEach, expect, test } from 'vitest';
import { DEAD_LETTERS } from '../../platform/jobs/jobs.ts';
import { testApp } from '../../testing/app.ts';
import { type Actor, getCode, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';

const app = await testApp();
const { admin, ask, teacher, value } = helpersFor(app);
const QUEUE = 'analytics.sum';
const OTHER = 'certificates.issue-due';

/** A dead letter, as the queue stores it. */
const letter = (message = 'connect ECONNREFUSED smtp', queue = QUEUE) =>
  value<string>(
    `insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
       values (?, '{}', ?, gen_random_uuid(), now(), 10, jsonb_build_object('message', ?::text)) returning id`,
    DEAD_LETTERS,
    queue,
    message,
  );
const waiting = () =>
  select<{ id: string }>(app, "select id from pgboss.job where name = ? and state = 'created'", [QUEUE]);

const REPLAY =
  'mutation M($input: ReplayDeadLettersInput!) { replayDeadLetters(input: $input) { done gone } }';
const DISCARD =
  'mutation M($input: DiscardDeadLettersInput!) { discardDeadLetters(input: $input) { done gone } }';
const LIST = '{ deadLetters { id queue state attempts error reason decidedAt } }';
const list = async (who: Actor) =>
  (await ask(who, LIST)).data.deadLetters as { id: string; state: string; error: string }[];
const replay = (who: Actor, ...deadLetterIds: string[]) => ask(who, REPLAY, { input: { deadLetterIds } });

beforeEach(async () => {
  await select(app, 'delete from pgboss.job where name in (?, ?, ?)', [DEAD_LETTERS, QUEUE, OTHER]);
  await select(app, 'delete from dead_letter_outcome');
});

test('a replayed job is sent again, and its result is listed for a day', async () => {
  const boss = await admin();
  const id = await letter('550 5.1.1 <lan@example.vn>: account 0071000123456 refused');
  expect(await list(boss)).toEqual([
    expect.objectContaining({
      id,
      queue: QUEUE,
      state: 'WAITING',
      attempts: 11,
      error: '550 5.1.1 <…@…>: account … refused',
    }),
  ]);
  expect((await replay(boss, id, id)).data.replayDeadLetters).toEqual({ done: 1, gone: 0 });
  const [job] = await waiting();
  const state = async () => (await list(boss)).map((each) => each.state);
  expect(await state()).toEqual(['REPLAYING']);
  await select(app, "update pgboss.job set state = 'completed', completed_on = now() where id = ?", [
    job!.id,
  ]);
  expect(await state()).toEqual(['DONE']);
  await select(app, "update pgboss.job set state = 'failed' where id = ?", [job!.id]);
  expect(await state()).toEqual(['FAILED_AGAIN']);
  await select(app, "update dead_letter_outcome set decided_at = now() - interval '25 hours'");
  expect(await state()).toEqual([]);
});

test('only one of two simultaneous replays of a job succeeds', async () => {
  const [one, other] = [await admin(), await admin()];
  const id = await letter();
  const em = app.services.orm.em.fork();
  await em.begin();
  expect(await app.services.jobs.takeDeadLetters(em, [id], { isReplay: true })).toHaveLength(1);
  const both = Promise.all([replay(one, id), replay(other, id)]);
  await transactionsWaiting(app.services.orm, 2);
  await em.rollback();
  const done = (await both).map(({ data }) => data.replayDeadLetters as { done: number; gone: number });
  expect(done.toSorted((a, b) => b.done - a.done)).toEqual([
    { done: 1, gone: 0 },
    { done: 0, gone: 1 },
  ]);
  expect(await waiting()).toHaveLength(1);
  expect(
    await select(app, "select 1 from audit_log where action = 'dead-letter.replay' and target_id = ?", [id]),
  ).toHaveLength(1);
});

test('discarding requires a reason, which is listed', async () => {
  const boss = await admin();
  const id = await letter();
  const discard = (reason: string) => ask(boss, DISCARD, { input: { deadLetterIds: [id, 'none'], reason } });
  expect(getCode(await discard(' x '))).toBe('BAD_INPUT');
  expect((await discard('Khoá đã gỡ')).data.discardDeadLetters).toEqual({ done: 1, gone: 1 });
  expect(await list(boss)).toEqual([expect.objectContaining({ state: 'DISCARDED', reason: 'Khoá đã gỡ' })]);
  expect(await waiting()).toEqual([]);
  expect((await replay(boss, id)).data.replayDeadLetters).toEqual({ done: 0, gone: 1 });
  expect(getCode(await replay(await teacher(), id))).toBe('FORBIDDEN');
  expect(getCode(await replay(boss))).toBe('BAD_INPUT');
});

const KINDS = '{ deadLetterKinds { queue count firstFailedAt lastFailedAt error } }';
const REPLAY_ALL =
  'mutation M($input: ReplayAllDeadLettersInput!) { replayAllDeadLetters(input: $input) { done left } }';
interface Kind {
  queue: string;
  count: number;
  firstFailedAt: string;
  lastFailedAt: string;
  error: string;
}
const kinds = async (who: Actor) => (await ask(who, KINDS)).data.deadLetterKinds as Kind[];
const replayAll = (who: Actor, until: string, queue?: string, reason = ' Thư gửi lại được ') =>
  ask(who, REPLAY_ALL, { input: { until, reason, queue } });

test('dead letters are listed by kind, and a replay of all excludes those that failed later', async () => {
  const boss = await admin();
  const [first, last] = [await letter('ECONNREFUSED'), await letter('550 <lan@example.vn> refused')];
  const other = await letter('deadlock', OTHER);
  const seen = await kinds(boss);
  expect(seen).toEqual([
    expect.objectContaining({ queue: QUEUE, count: 2, error: '550 <…@…> refused' }),
    expect.objectContaining({ queue: OTHER, count: 1, error: 'deadlock' }),
  ]);
  expect(await waiting()).toEqual([]);
  const until = seen[0]!.lastFailedAt;
  await select(app, "update pgboss.job set created_on = created_on + interval '2 seconds' where id = ?", [
    await letter(),
  ]);
  expect((await replayAll(boss, until, QUEUE)).data.replayAllDeadLetters).toEqual({ done: 2, left: 0 });
  expect((await kinds(boss)).map(({ queue, count }) => [queue, count])).toEqual([
    [QUEUE, 1],
    [OTHER, 1],
  ]);
  expect(await waiting()).toHaveLength(2);
  expect(
    await select(
      app,
      "select target_id, reason from audit_log where action = 'dead-letter.replay' and target_id in (?, ?) order by 1",
      [first, last],
    ),
  ).toEqual([first, last].toSorted().map((id) => ({ target_id: id, reason: 'Thư gửi lại được' })));
  // The list shows a reason only for discarded jobs
  expect((await ask(boss, LIST)).data.deadLetters).toContainEqual(
    expect.objectContaining({ id: first, state: 'REPLAYING', reason: null }),
  );
  const later = new Date(Date.now() + 60_000).toISOString();
  expect((await replayAll(boss, later)).data.replayAllDeadLetters).toEqual({ done: 2, left: 0 });
  expect(await list(boss)).toContainEqual(expect.objectContaining({ id: other, state: 'REPLAYING' }));
  expect(await kinds(boss)).toEqual([]);
});

test('a replay of all requires a reason, sends at most 1,000 jobs, and sends each once', async () => {
  const [one, other] = [await admin(), await admin()];
  const later = new Date(Date.now() + 60_000).toISOString();
  expect(getCode(await replayAll(one, later, undefined, ' x '))).toBe('BAD_INPUT');
  expect(getCode(await replayAll(await teacher(), later))).toBe('FORBIDDEN');
  await select(
    app,
    `insert into pgboss.job (name, data, source_name, source_retry_count)
     select ?, '{}', ?, 10 from generate_series(1, 1003)`,
    [DEAD_LETTERS, QUEUE],
  );
  expect((await replayAll(one, later)).data.replayAllDeadLetters).toEqual({ done: 1000, left: 3 });
  const both = (await Promise.all([replayAll(one, later), replayAll(other, later)])).map(
    ({ data }) => (data.replayAllDeadLetters as { done: number }).done,
  );
  expect(both[0]! + both[1]!).toBe(3);
  expect(await waiting()).toHaveLength(1003);
});

test('the queue stores dead letters for years', async () => {
  const days = await value<number>(
    'select retention_seconds / 86400 as days from pgboss.queue where name = ?',
    DEAD_LETTERS,
  );
  expect(days).toBeGreaterThan(3000);
});
