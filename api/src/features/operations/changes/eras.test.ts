import { afterEach, expect, test } from 'vitest';
import { migrate } from '../../../database/orm.ts';
import { getCode, getReason, select } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { markChanges } from './changes.jobs.ts';
import { app, page, readOn, readUntil, world } from './testing/feeds.ts';
import { useFeedTimeouts } from './testing/wait-for-feed.ts';

useFeedTimeouts();

const { student } = helpersFor(app);

/** Transaction IDs in a dump of another cluster, far above those of this one. */
const FAR = 1_000_000_000_000;
const start = () => migrate(app.services.orm, app.services.orm.config.get('clientUrl')!);
const eras = () => select<{ era: number }>(app, 'select era from change_era order by era');

async function restored(): Promise<void> {
  for (const table of ['row_change', 'change_mark'])
    await select(
      app,
      `update ${table} set xid = (xid::text::bigint + ${FAR})::text::xid8
      where era = (select max(era) from change_era)`,
    );
  await select(
    app,
    "update change_era set identity = 'another' where era = (select max(era) from change_era)",
  );
}
const moved = (cursor: string): string => {
  const [era, xid, id] = JSON.parse(atob(cursor)) as [string, string, string];
  return btoa(JSON.stringify([era, String(Number(xid) + FAR), id]));
};

afterEach(() => select(app, 'truncate change_mark'));

test('a restart on the same database continues the era', async () => {
  const before = await eras();
  await start();
  expect(await eras()).toEqual(before);
});

test('a restored backup begins an era, so that new changes remain visible', async () => {
  const { boss } = await world();
  await markChanges.handle(app.services, {});
  const { after } = await readOn(boss, 'changedPeople');
  // A change that the client reads after the last mark may be missing in the backup
  const someone = await student();
  const late = moved((await readUntil(boss, 'changedPeople', after, someone.id)).after);
  await restored();
  const before = await eras();
  await Promise.all([start(), start()]);
  expect(await eras()).toHaveLength(before.length + 1);
  const fresh = await student();
  const { nodes } = await readUntil(boss, 'changedPeople', null, fresh.id);
  expect(nodes.at(-1)!.id).toBe(fresh.id);
  expect(nodes.map(({ id }) => id)).toContain(someone.id);
  // Each page may end in a row of the backup after its last mark
  const inSmallPages = await readOn(boss, 'changedPeople', { first: 1 });
  expect(inSmallPages.nodes.map(({ id }) => id)).toContain(fresh.id);
  const undone = await page(boss, 'changedPeople', { after: late });
  expect([getCode(undone), getReason(undone)]).toEqual(['GONE', 'CURSOR_UNDONE']);
  // A cursor of an unknown era
  const unheard = btoa(JSON.stringify(['7', '1', '00000000-0000-0000-0000-000000000000']));
  expect(getReason(await page(boss, 'changedPeople', { after: unheard }))).toBe('CURSOR_UNDONE');
});

test('a cursor from before the last mark of a backup remains valid', async () => {
  const { boss, learner } = await world();
  const { after } = await readUntil(boss, 'changedPeople', null, learner.id);
  const next = await student();
  await readUntil(boss, 'changedPeople', after, next.id);
  await markChanges.handle(app.services, {});
  await restored();
  await start();
  const fresh = await student();
  const { nodes } = await readUntil(boss, 'changedPeople', moved(after), fresh.id);
  expect(nodes.map(({ id }) => id)).toEqual([next.id, fresh.id]);
});

test('a promoted standby begins an era with the next mark', async () => {
  const { boss } = await world();
  await markChanges.handle(app.services, {});
  const read = await readUntil(boss, 'changedPeople', null, (await student()).id);
  const before = await eras();
  await select(
    app,
    "update change_era set identity = replace(identity, '/0', '/9') where era = (select max(era) from change_era)",
  );
  await markChanges.handle(app.services, {});
  expect(await eras()).toHaveLength(before.length + 1);
  expect(getReason(await page(boss, 'changedPeople', { after: read.after }))).toBe('CURSOR_UNDONE');
});

test('without marks, decreasing transaction IDs begin an era', async () => {
  const { boss, learner } = await world();
  const { after } = await readUntil(boss, 'changedPeople', null, learner.id);
  await select(
    app,
    "insert into change_mark (at, era, xid) select now(), max(era), '999999999999' from change_era",
  );
  const before = await eras();
  await start();
  expect(await eras()).toHaveLength(before.length + 1);
  expect(getCode(await page(boss, 'changedPeople', { after }))).toBeUndefined();
  const newer = await readUntil(boss, 'changedPeople', null, (await student()).id);
  await restored();
  await select(app, 'truncate change_mark');
  await start();
  expect(getReason(await page(boss, 'changedPeople', { after: moved(newer.after) }))).toBe('CURSOR_UNDONE');
});
