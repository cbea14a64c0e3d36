import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { ownDocument } from '../../graphql/trusted-documents.ts';
import { Listener } from '../../platform/db/listener.ts';
import { createLog } from '../../platform/process/log.ts';
import { projectFolder } from '../../platform/process/project-folder.ts';
import { migratedDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  course,
  fetchRoot,
  mutate,
  select,
  student,
  teacher,
  updateRow,
} from '../../testing/factories.ts';
import { runFolder } from '../../testing/run-folder.ts';
import { tcpProxy } from '../../testing/tcp-proxy.ts';
import { CourseStatus } from './course.enums.ts';

/** Two servers with a cache and one without, on one database. */
let one: App;
let two: App;
let plain: App;
let owner: Actor;
let url: string;
const start = (name: string, megabytes: string, databaseUrl = url) =>
  createApp({
    config: readConfig({
      NODE_ENV: 'test',
      DATA_DIR: runFolder(name),
      SEED: 'none',
      COST_PER_MINUTE: '1000000000',
      READ_CACHE_MB: megabytes,
      APP_KEYS: 'one-key-for-all-of-them'.repeat(2),
    }),
    databaseUrl,
    log: createLog('silent'),
  });
beforeAll(async () => {
  url = await migratedDatabase();
  [one, two, plain] = [await start('one', '8'), await start('two', '8'), await start('plain', '0')];
  owner = await teacher(one);
});
afterAll(async () => {
  for (const app of [one, two, plain]) await app.close();
});

const own = (name: string) => ownDocument(join(projectFolder(), 'schema'), name)!;
const COURSE = own('CourseDetail');
const LIST = own('Catalogue');
type Titled = { title: string; currentPrice: number; teacher: { fullName: string } } | null;

const read = (app: App, { slug }: { slug: string }, as?: Actor) =>
  fetchRoot<Titled>(app, as, COURSE, { idOrSlug: slug });
const titles = async (app: App) =>
  (
    await fetchRoot<{ items: { title: string }[] }>(app, undefined, LIST, {
      sortBy: 'PUBLISHED_AT',
      sortOrder: 'DESC',
      limit: 50,
    })
  ).items.map(({ title }) => title);
const hits = (app: App) => app.cache!.figures.hits;
/** Repeats a query until it is answered from the cache. */
const warm = (app: App, act: () => Promise<unknown>) =>
  eventually(async () => {
    await act();
    const before = hits(app);
    await act();
    expect(hits(app)).toBe(before + 1);
  });
const rename = (facts: CourseFacts, title: string) =>
  updateRow(plain, 'course', facts.id, 'title = ?', [title]);

describe('a public query of the web', () => {
  test('is cached for guests only', async () => {
    const facts = await course(one, owner.id);
    await warm(one, () => read(one, facts));
    const before = hits(one);
    for (let i = 0; i < 3; i++) await read(one, facts, owner);
    expect(hits(one)).toBe(before);
  });

  test('with a custom document is not cached', async () => {
    const before = one.cache!.figures;
    for (let i = 0; i < 4; i++) await ask(one, undefined, '{ categories { name } }');
    expect(one.cache!.figures).toEqual({ ...before, oldestMs: expect.any(Number) });
  });

  test('shows a change of another process within a second', async () => {
    const facts = await course(one, owner.id);
    for (let n = 0; n < 20; n++) {
      for (const app of [one, two]) await Promise.all([read(app, facts), titles(app)]);
      const title = `Bản thứ ${n}`;
      await rename(facts, title);
      for (const app of [one, two])
        await eventually(async () => {
          expect((await read(app, facts))!.title).toBe(title);
          expect(await titles(app)).toContain(title);
        });
    }
  });

  test('does not delay unrelated mutations', async () => {
    const waitForInvalidation = vi.spyOn(Listener.prototype, 'waitForInvalidation');
    const save = async (input: object) => {
      waitForInvalidation.mockClear();
      const reply = await mutate(one, owner, 'updateProfile', input);
      expect(reply.errors).toBeUndefined();
    };
    // The listener sometimes polls on its own
    await eventually(async () => {
      await save({ phone: '0912345678' });
      expect(waitForInvalidation).not.toHaveBeenCalled();
    });
    await save({ fullName: 'Lê Văn Khác' });
    expect(waitForInvalidation).toHaveBeenCalled();
    waitForInvalidation.mockRestore();
  });

  test('shows no price after its end', async () => {
    const facts = await course(one, owner.id, { price: 500_000 });
    await updateRow(
      plain,
      'course',
      facts.id,
      "sale_price = 300000, sale_ends_at = now() + interval '700 ms'",
    );
    const end = performance.now() + 700;
    await eventually(async () => expect((await read(one, facts))!.currentPrice).toBe(300_000));
    while (performance.now() < end) {
      await read(one, facts);
      await pause(5);
    }
    await pause(20);
    expect((await read(one, facts))!.currentPrice).toBe(500_000);
  });

  test('is reloaded after missed invalidations', async () => {
    const facts = await course(one, owner.id, { title: 'Còn nghe' });
    await warm(one, () => read(one, facts));
    await select(
      plain,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%content_changed%'",
    );
    await rename(facts, 'Lúc không nghe');
    await eventually(async () => expect((await read(one, facts))!.title).toBe('Lúc không nghe'));
  });

  test('shows a draft to its teacher but never to a guest', async () => {
    const draft = await course(one, owner.id, { title: 'Bản nháp', status: CourseStatus.DRAFT });
    for (let i = 0; i < 3; i++) {
      expect((await read(one, draft, owner))!.title).toBe('Bản nháp');
      expect(await read(one, draft)).toBeNull();
      expect(await read(one, draft, await student(one))).toBeNull();
    }
    await updateRow(plain, 'course', draft.id, "status = 'PUBLISHED', published_at = now()");
    await eventually(async () => expect((await read(one, draft))!.title).toBe('Bản nháp'));
    await updateRow(plain, 'course', draft.id, "visibility = 'PRIVATE'");
    await eventually(async () => expect(await read(one, draft)).toBeNull());
  });
});

test('stops using the cache a second after a silent disconnect of the database', async () => {
  const through = await tcpProxy(url);
  const behind = await start('behind', '8', through.url);
  onTestFinished(() => behind.close());
  const facts = await course(one, owner.id, { title: 'Trước' });
  await warm(behind, () => read(behind, facts));
  // Cuts only the notifications. Reads continue
  through.cut('sen-content');
  const before = hits(behind);
  expect((await read(behind, facts))!.title).toBe('Trước');
  expect(hits(behind)).toBe(before + 1);
  await rename(facts, 'Sau');
  await pause(1000);
  const after = hits(behind);
  for (let i = 0; i < 20; i++) {
    expect((await read(behind, facts))!.title).toBe('Sau');
    await pause(50);
  }
  expect(hits(behind)).toBe(after);
  await warm(behind, () => read(behind, facts));
  expect((await read(behind, facts))!.title).toBe('Sau');
});
