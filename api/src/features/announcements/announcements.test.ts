import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await testApp();
const { admin, ask, course, db, enrol, fetchRoot, mutate, mutateById, student, teacher, updateRow } =
  helpersFor(app);
let boss: Actor;
let learner: Actor;
let seller: Actor;
beforeAll(async () => {
  [boss, learner, seller] = [await admin(), await student(), await teacher()];
});
beforeEach(() => db('delete from announcement'));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const CONTENT = {
  ...{
    kind: 'INFO',
    titleVi: 'Bảo trì MoMo',
    titleEn: 'MoMo maintenance',
    textVi: 'Đêm nay',
    textEn: 'Tonight',
  },
  ...{ audience: 'EVERYONE', isDismissible: true },
};
const create = (input: object = {}, by = boss) =>
  mutate(
    by,
    'createAnnouncement',
    { ...CONTENT, startsAt: inDays(0), endsAt: inDays(2), ...input },
    'id version startsAt',
  );
const made = async (input: object = {}) => {
  const { data, errors } = await create(input);
  expect(errors).toBeUndefined();
  return data.createAnnouncement as { id: string; version: number; startsAt: string };
};
const shown = async (actor?: Actor) =>
  (
    await fetchRoot<
      {
        id: string;
        title: string;
      }[]
    >(actor, '{ shownAnnouncements { id title } }')
  ).map(({ id }) => id);
const dismiss = (actor: Actor, id: string) =>
  mutateById(actor, 'dismissAnnouncement', { announcementId: id });

test('an announcement is shown to its audience, and a public one to visitors', async () => {
  const facts = await course(seller.id);
  const enrolled = await student();
  await enrol(enrolled.id, facts.id);
  const everyone = (await made()).id;
  expect([await shown(), await shown(learner), await shown(boss)]).toEqual([
    [everyone],
    [everyone],
    [everyone],
  ]);
  await db('delete from announcement');
  for (const [audience, of, others] of [
    ['STUDENTS', learner, [boss, seller]],
    ['TEACHERS', seller, [learner, boss]],
    ['ADMINISTRATORS', boss, [learner, seller]],
    ['COURSE', enrolled, [learner, seller, boss]],
  ] as const) {
    const { id } = await made({ audience, ...(audience === 'COURSE' && { courseId: facts.id }) });
    expect(await shown(of), audience).toEqual([id]);
    for (const other of [...others, undefined]) expect(await shown(other), audience).toEqual([]);
    const REACH =
      'query($a: AnnouncementAudience!, $c: ID) { announcementReach(audience: $a, courseId: $c) { count total } }';
    const { data } = await ask(boss, REACH, { a: audience, c: facts.id });
    const reach = data.announcementReach as { count: number; total: number };
    expect(reach.count).toBeGreaterThan(0);
    expect(reach.count).toBeLessThan(reach.total);
    await db('delete from announcement');
  }
});

test('an announcement is shown only within its window, in the reader’s language', async () => {
  await made({ startsAt: inDays(1) });
  expect(await shown(learner)).toEqual([]);
  const { id } = await made();
  await updateRow('person', seller.id, "locale = 'en'");
  const READ = '{ shownAnnouncements { title text audience } }';
  expect(await fetchRoot(learner, READ)).toEqual([
    { title: 'Bảo trì MoMo', text: 'Đêm nay', audience: 'EVERYONE' },
  ]);
  await updateRow(
    'announcement',
    id,
    "starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'",
  );
  expect(await shown(learner)).toEqual([]);
});

test('an announcement may have a link, and falls back to Vietnamese without English texts', async () => {
  const link = { linkUrl: '/courses', linkLabelVi: 'Xem khoá học' };
  await made({ titleEn: null, textEn: null, ...link });
  const READ = '{ shownAnnouncements { title text linkUrl linkLabel } }';
  const { token } = learner;
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    payload: { query: READ },
  });
  expect(response.json().data.shownAnnouncements).toEqual([
    { title: 'Bảo trì MoMo', text: 'Đêm nay', linkUrl: '/courses', linkLabel: 'Xem khoá học' },
  ]);
  const fieldOf = async (input: object) => (await create(input)).errors?.[0]?.extensions.details?.[0]?.field;
  expect(await fieldOf({ titleEn: null })).toBe('titleEn');
  expect(await fieldOf({ linkUrl: '/courses' })).toBe('linkLabelVi');
  for (const linkUrl of ['//evil.example', '/\\evil.example', 'http://evil.example', 'javascript:alert(1)'])
    expect(await fieldOf({ ...link, linkUrl }), linkUrl).toBe('linkUrl');
});

test('an announcement is rejected with a window that is past, reversed or longer than 30 days', async () => {
  const at = async (input: object) => {
    const reply = await create(input);
    return [getCode(reply), reply.errors?.[0]?.extensions.details?.[0]?.field];
  };
  expect(await at({ startsAt: inDays(-1) })).toEqual(['BAD_INPUT', 'startsAt']);
  expect(await at({ startsAt: inDays(0), endsAt: inDays(-1) })).toEqual(['BAD_INPUT', 'endsAt']);
  expect(await at({ startsAt: inDays(3), endsAt: inDays(2) })).toEqual(['BAD_INPUT', 'endsAt']);
  expect(await at({ startsAt: inDays(0), endsAt: inDays(30.1) })).toEqual(['BAD_INPUT', 'endsAt']);
  expect(await at({ audience: 'COURSE' })).toEqual(['BAD_INPUT', 'courseId']);
  expect(await at({ courseId: crypto.randomUUID() })).toEqual(['BAD_INPUT', 'courseId']);
  expect(getCode(await create({}, learner))).toBe('FORBIDDEN');
});

test('an announcement can be dismissed permanently and is counted, unless it is persistent', async () => {
  const { id } = await made();
  const MARK =
    'mutation($input: MarkAnnouncementsReadInput!) { markAnnouncementsRead(input: $input) { markedCount } }';
  const mark = async () => await fetchRoot(learner, MARK, { input: { announcementIds: [id] } });
  expect([await mark(), await mark()]).toEqual([{ markedCount: 1 }, { markedCount: 0 }]);
  for (let i = 0; i < 2; i++) expect(getCode(await dismiss(learner, id))).toBeUndefined();
  expect([await shown(learner), await shown(seller)]).toEqual([[], [id]]);
  const { data } = await ask(boss, '{ announcements { items { readCount dismissedCount } } }');
  expect(data.announcements).toEqual({ items: [{ readCount: 1, dismissedCount: 1 }] });
  const stays = await made({ isDismissible: false });
  expect(getReason(await dismiss(learner, stays.id))).toBe('ANNOUNCEMENT_STAYS');
  const forTeachers = await made({ audience: 'TEACHERS' });
  expect(getCode(await dismiss(learner, forTeachers.id))).toBe('NOT_FOUND');
});

test('an announcement can be edited and ended early, and is immutable afterwards', async () => {
  const { id, version, startsAt } = await made();
  await updateRow('announcement', id, "starts_at = starts_at - interval '1 day'");
  const kept = new Date(new Date(startsAt).getTime() - 86_400_000).toISOString();
  const update = (expectedVersion: number) =>
    mutate(
      boss,
      'updateAnnouncement',
      {
        ...CONTENT,
        titleVi: 'Đổi rồi nhé',
        startsAt: kept,
        endsAt: inDays(1),
        announcementId: id,
        expectedVersion,
      },
      'titleVi version',
    );
  expect((await update(version)).data.updateAnnouncement).toEqual({
    titleVi: 'Đổi rồi nhé',
    version: version + 1,
  });
  expect(getReason(await update(version))).toBe('STALE_VERSION');
  const end = () => mutateById(boss, 'endAnnouncement', { announcementId: id });
  expect(getCode(await end())).toBeUndefined();
  expect(await shown(learner)).toEqual([]);
  expect([getReason(await end()), getReason(await update(version + 1))]).toEqual([
    'ANNOUNCEMENT_ENDED',
    'ANNOUNCEMENT_ENDED',
  ]);
});
