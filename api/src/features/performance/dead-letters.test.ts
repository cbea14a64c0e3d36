import { beforeEach, expect, test } from 'vitest';
import { DEAD_LETTERS } from '../../platform/jobs.ts';
import { testApp } from '../../testing/app.ts';
import { type Actor, admin, ask, codeOf, select, teacher } from '../../testing/factories.ts';
import { transactionsWaiting } from '../../testing/locks.ts';

const app = await testApp();
const QUEUE = 'analytics.sum';

/** A job that used up its attempts, as the queue leaves it. */
const letter = async (message = 'connect ECONNREFUSED smtp') =>
  (
    await select<{ id: string }>(
      app,
      `insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
       values (?, '{}', ?, gen_random_uuid(), now(), 10, jsonb_build_object('message', ?::text)) returning id`,
      [DEAD_LETTERS, QUEUE, message],
    )
  )[0]!.id;
const waiting = () =>
  select<{ id: string }>(app, "select id from pgboss.job where name = ? and state = 'created'", [QUEUE]);

const REPLAY =
  'mutation M($input: ReplayDeadLettersInput!) { replayDeadLetters(input: $input) { done gone } }';
const DISCARD =
  'mutation M($input: DiscardDeadLettersInput!) { discardDeadLetters(input: $input) { done gone } }';
const LIST = '{ deadLetters { id queue state attempts error reason decidedAt } }';
const list = async (who: Actor) =>
  (await ask(app, who, LIST)).data.deadLetters as { id: string; state: string; error: string }[];
const replay = (who: Actor, ...deadLetterIds: string[]) =>
  ask(app, who, REPLAY, { input: { deadLetterIds } });

beforeEach(async () => {
  await select(app, 'delete from pgboss.job where name in (?, ?)', [DEAD_LETTERS, QUEUE]);
  await select(app, 'delete from dead_letter_outcome');
});

test('a replayed job is sent once more, and its row stays until its result is seen', async () => {
  const boss = await admin(app);
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

test('of two administrators who replay the same job at once, one does', async () => {
  const [one, other] = [await admin(app), await admin(app)];
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

test('discarding wants a reason, and is told with it', async () => {
  const boss = await admin(app);
  const id = await letter();
  const discard = (reason: string) =>
    ask(app, boss, DISCARD, { input: { deadLetterIds: [id, 'none'], reason } });
  expect(codeOf(await discard(' x '))).toBe('BAD_INPUT');
  expect((await discard('Khoá đã gỡ')).data.discardDeadLetters).toEqual({ done: 1, gone: 1 });
  expect(await list(boss)).toEqual([expect.objectContaining({ state: 'DISCARDED', reason: 'Khoá đã gỡ' })]);
  expect(await waiting()).toEqual([]);
  expect((await replay(boss, id)).data.replayDeadLetters).toEqual({ done: 0, gone: 1 });
  expect(codeOf(await replay(await teacher(app), id))).toBe('FORBIDDEN');
  expect(codeOf(await replay(boss))).toBe('BAD_INPUT');
});

test('the queue keeps dead letters until someone has decided', async () => {
  const [queue] = await select<{ days: number }>(
    app,
    'select retention_seconds / 86400 as days from pgboss.queue where name = ?',
    [DEAD_LETTERS],
  );
  expect(queue!.days).toBeGreaterThan(3000);
});
