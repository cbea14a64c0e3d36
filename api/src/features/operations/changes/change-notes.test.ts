import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { person, select, student } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { compactChanges, markChanges } from './changes.jobs.ts';
import { app, page, readOn, readUntil, world } from './testing/feeds.ts';
import { useFeedTimeouts, waitForFeed } from './testing/wait-for-feed.ts';

useFeedTimeouts();

const { assign, customRole, staff, value } = helpersFor(app);

test('updatedSince returns changes that were committed later, also by a transaction that began earlier', async () => {
  const { boss } = await world();
  const early = await student(app);
  const em = app.services.orm.em.fork();
  await em.begin();
  const late = await student(app);
  await em.execute("update person set bio = 'Muộn' where id = ?", [late.id]);
  // A later transaction that has already committed
  await student(app);
  await markChanges.handle(app.services, {});
  // JavaScript dates have no microseconds, so the mark would be later than the date
  await pause(2);
  const since = new Date();
  const fresh = await student(app);
  await em.commit();
  const ids = async (updatedSince: Date) =>
    (await readOn(boss, 'changedPeople', { updatedSince })).nodes.map(({ id }) => id);
  await waitForFeed(async () =>
    expect(await ids(since)).toEqual(expect.arrayContaining([late.id, fresh.id])),
  );
  // Tests that run simultaneously delay marks while they write
  await waitForFeed(async () => {
    await markChanges.handle(app.services, {});
    expect(await ids(new Date())).not.toContain(early.id);
  });
  expect(await ids(new Date(Date.now() - 1000 * 86_400_000))).toContain(early.id);
});

test('updatedSince is ignored if there is a cursor', async () => {
  const { boss, learner } = await world();
  const { after } = await readUntil(boss, 'changedPeople', null, learner.id);
  expect((await readOn(boss, 'changedPeople', { after, updatedSince: new Date(0) })).nodes).toEqual([]);
});

test('rows older than the feed are added once, unless they have a change', async () => {
  const { boss, learner } = await world();
  const old = await student(app);
  const { after } = await readUntil(boss, 'changedPeople', null, old.id);
  await select(app, 'delete from row_change where id = ?', [old.id]);
  await select(
    app,
    "insert into change_backlog (kind, table_name) values ('person', 'person'), ('order', 'orders')",
  );
  await markChanges.handle(app.services, {});
  expect(await select(app, 'select 1 from change_backlog')).toEqual([]);
  const { nodes } = await readUntil(boss, 'changedPeople', after, old.id);
  expect(nodes.map(({ id }) => id)).toEqual([old.id]);
  expect(nodes.map(({ id }) => id)).not.toContain(learner.id);
});

test('rows older than the feed are added in batches', async () => {
  await world();
  await select(app, 'delete from row_change');
  await select(app, "insert into change_backlog (kind, table_name) values ('person', 'person')");
  const [{ n: people }] = (await select<{ n: number }>(app, 'select count(*)::int as n from person')) as [
    { n: number },
  ];
  let turns = 0;
  while (await value<boolean>('select note_former_rows(2) as more')) turns++;
  expect(turns).toBeGreaterThanOrEqual(people / 2);
  const notedN = await value<number>("select count(*)::int as n from row_change where kind = 'person'");
  expect(notedN).toBe(people);
});

test('superseded changes are deleted without changing the feed', async () => {
  const { boss, learner } = await world();
  for (const bio of ['Một', 'Hai', 'Ba'])
    await select(app, 'update person set bio = ? where id = ?', [bio, learner.id]);
  const other = await student(app);
  const before = (await readUntil(boss, 'changedPeople', null, other.id)).nodes;
  await compactChanges.handle(app.services, {});
  expect((await readOn(boss, 'changedPeople')).nodes).toEqual(before);
  const twice = await select(app, 'select id from row_change group by id having count(*) > 1');
  expect(twice).toEqual([]);
});

test('a transaction records a row once, and does not block other transactions', async () => {
  const { learner } = await world();
  const [one, two] = [app.services.orm.em.fork(), app.services.orm.em.fork()];
  const [role, another] = [await customRole([]), await customRole([])];
  await Promise.all([one.begin(), two.begin()]);
  const give = 'insert into person_custom_role (person_id, role_id) values (?, ?)';
  await one.execute(give, [learner.id, role]);
  await two.execute(give, [learner.id, another]);
  await two.execute(`delete from person_custom_role where person_id = ? and role_id = ?`, [
    learner.id,
    another,
  ]);
  await two.commit();
  await one.commit();
  const notes = await select(app, 'select xid, count(*)::int as n from row_change where id = ? group by 1', [
    learner.id,
  ]);
  expect(notes).toHaveLength(3);
  expect(notes.every((note) => (note as { n: number }).n === 1)).toBe(true);
});

test('a changed object contains only what the viewer may see', async () => {
  const { enrolmentId } = await world();
  const reader = await staff('enrolment:read-any');
  const more = 'enrolment { student { fullName email } course { title } }';
  const of = async () => {
    const { data } = await page(reader, 'changedEnrolments', {}, more);
    const { nodes } = data.changedEnrolments as { nodes: { id: string; enrolment: object }[] };
    return nodes.find(({ id }) => id === enrolmentId)!;
  };
  await waitForFeed(async () => expect(await of()).toBeDefined());
  expect((await of()).enrolment).toEqual({
    student: { fullName: expect.any(String), email: null },
    course: { title: expect.any(String) },
  });
  await assign(reader.id, await customRole(['person:read']));
  await waitForFeed(async () =>
    expect((await of()).enrolment).toMatchObject({ student: { email: expect.stringContaining('@') } }),
  );
  expect((await page(await person(app), 'changedEnrolments')).errors![0]!.extensions.code).toBe('FORBIDDEN');
});

test('an idle transaction is ended, so that it cannot block the feeds', async () => {
  const settingIdle = await value<string>(
    "select current_setting('idle_in_transaction_session_timeout') as idle",
  );
  expect(settingIdle).toBe('5min');
});
