import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import {
  type Actor,
  type CourseFacts,
  getCode,
  getReason,
  getRootValue,
} from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { openLesson } from '../../../testing/study.ts';

const app = await testApp();
const { admin, ask, course, db, enrol, mutate, student, teacher } = helpersFor(app);
let seller: Actor;
let facts: CourseFacts, other: CourseFacts;
beforeAll(async () => {
  seller = await teacher();
  [facts, other] = [await course(seller.id, { lessons: 2, title: 'Làm gốm' }), await course(seller.id)];
});

async function learner(...courses: CourseFacts[]): Promise<Actor> {
  const who = await student();
  for (const { id, lessonIds } of courses.length ? courses : [facts]) {
    await enrol(who.id, id);
    for (const lesson of lessonIds) await openLesson(app, who, lesson);
  }
  return who;
}
interface SeenBookmark {
  id: string;
  atSec: number | null;
  label: string | null;
  mayOpen: boolean;
  course: { title: string };
}
const FIELDS = 'id atSec label lessonId lessonTitle mayOpen course { title }';
const create = (who: Actor | undefined, over: object = {}) =>
  mutate(who, 'createBookmark', { lessonId: facts.lessonIds[0], ...over }, FIELDS);
const created = async (who: Actor, over: object = {}) => getRootValue<SeenBookmark>(await create(who, over));
const name = (who: Actor, bookmarkId: string, label: string | null = 'Xoay đất') =>
  mutate(who, 'updateBookmark', { bookmarkId, label }, FIELDS);
const remove = (who: Actor, id: string) =>
  ask(who, 'mutation($id: ID!) { deleteBookmark(bookmarkId: $id) { id } }', { id });
const list = async (who: Actor): Promise<SeenBookmark[]> =>
  (await ask(who, `query($id: ID!) { myBookmarks(courseId: $id) { ${FIELDS} } }`, { id: facts.id })).data
    .myBookmarks as SeenBookmark[];
interface Feed {
  totalCount: number;
  pageInfo: { endCursor: string };
  edges: { node: SeenBookmark }[];
}
const recent = async (
  who: Actor,
  more: Record<string, unknown> = {},
  field = 'recentBookmarks',
  fields = FIELDS,
) =>
  (
    await ask(
      who,
      `query($first: Int, $after: String) { ${field}(first: $first, after: $after) {
        totalCount pageInfo { endCursor } edges { node { ${fields} } } } }`,
      more,
    )
  ).data[field] as Feed;
const getIds = (feed: Feed) => feed.edges.map(({ node }) => node.id);

describe('bookmarks', () => {
  test('are sorted by course and video time, renamed and deleted', async () => {
    const who = await learner();
    const second = await created(who, { lessonId: facts.lessonIds[1] });
    const late = await created(who, { atSec: 90, label: '  Nung lần hai ' });
    const early = await created(who, { atSec: 0 });
    const whole = await created(who);
    expect(late).toMatchObject({
      atSec: 90,
      label: 'Nung lần hai',
      mayOpen: true,
      course: { title: 'Làm gốm' },
    });
    const ids = (await list(who)).map(({ id }) => id);
    expect(new Set(ids.slice(0, 2))).toEqual(new Set([early.id, whole.id]));
    expect(ids.slice(2)).toEqual([late.id, second.id]);
    expect(getRootValue(await name(who, early.id))).toMatchObject({ label: 'Xoay đất', atSec: 0 });
    expect(getRootValue(await name(who, early.id, null))).toMatchObject({ label: null });
    expect((await remove(who, early.id)).data.deleteBookmark).toEqual({ id: early.id });
    expect((await list(who)).map(({ id }) => id)).not.toContain(early.id);
  });

  test('are unique per place, even from several tabs', async () => {
    const who = await learner();
    const first = await created(who, { atSec: 12, label: 'Đầu' });
    expect(await created(who, { atSec: 12, label: 'Khác' })).toMatchObject({ id: first.id, label: 'Đầu' });
    const replies = await Promise.all(Array.from({ length: 4 }, () => created(who)));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await list(who)).toHaveLength(2);
    const key = crypto.randomUUID();
    const once = await created(who, { atSec: 30, idempotencyKey: key });
    expect((await created(who, { atSec: 30, idempotencyKey: key })).id).toBe(once.id);
  });

  test('are paged across all courses, latest first, like notes', async () => {
    const who = await learner(facts, other);
    const ids: string[] = [];
    for (const over of [{}, { lessonId: other.lessonIds[0] }, { atSec: 5 }])
      ids.unshift((await created(who, over)).id);
    const page = await recent(who, { first: 2 });
    expect(page.totalCount).toBe(3);
    expect([...getIds(page), ...getIds(await recent(who, { after: page.pageInfo.endCursor }))]).toEqual(ids);
    const notes: string[] = [];
    for (const lessonId of [other.lessonIds[0], facts.lessonIds[1]]) {
      const reply = await mutate(who, 'createNote', { lessonId, text: 'Nhớ' });
      notes.unshift(getRootValue<{ id: string }>(reply).id);
    }
    const written = await recent(who, {}, 'recentNotes', 'id mayOpen course { title }');
    expect(getIds(written)).toEqual(notes);
    expect(written.edges[0]!.node).toMatchObject({ mayOpen: true, course: { title: 'Làm gốm' } });
  });

  test('are private, also from teachers and administrators', async () => {
    const { id } = await created(await learner());
    for (const reader of [await learner(), seller, await admin()]) {
      expect(await list(reader)).toEqual([]);
      expect(getIds(await recent(reader))).toEqual([]);
      expect(getCode(await name(reader, id))).toBe('NOT_FOUND');
      expect(getCode(await remove(reader, id))).toBe('NOT_FOUND');
    }
    expect(getCode(await create(await student()))).toBe('NOT_FOUND');
    expect(getCode(await create(undefined))).toBe('UNAUTHENTICATED');
  });

  test('require an opened lesson', async () => {
    const who = await student();
    await enrol(who.id, facts.id);
    expect(getCode(await create(who))).toBe('NOT_FOUND');
    await openLesson(app, who, facts.lessonIds[0]);
    expect(getCode(await create(who))).toBeUndefined();
  });

  test.each([
    ["access = 'SUSPENDED'", false],
    ["access = 'REVOKED'", false],
    ["access = 'EXPIRED'", true],
    ["expires_at = now() - interval '1 second'", true],
  ])('after %s can be deleted, have no links, and can be read: %s', async (change, isReadable) => {
    const who = await learner();
    const { id } = await created(who, { atSec: 7 });
    await db(`update enrolment set ${change} where student_id = ?`, who.id);
    expect(getCode(await create(who))).toBe('NOT_FOUND');
    expect(getCode(await name(who, id))).toBe('NOT_FOUND');
    const expected = isReadable ? [{ id, atSec: 7, mayOpen: false, course: { title: 'Làm gốm' } }] : [];
    expect(await list(who)).toMatchObject(expected);
    expect((await recent(who)).edges.map(({ node }) => node)).toMatchObject(expected);
    expect((await remove(who, id)).errors).toBeUndefined();
    expect(await list(who)).toEqual([]);
  });

  test('have no link to a removed lesson', async () => {
    const who = await learner(other);
    await created(who, { lessonId: other.lessonIds[0] });
    await db('update lesson set removed_at = now() where id = ? returning id', other.lessonIds[0]);
    expect((await recent(who)).edges.map(({ node }) => node.mayOpen)).toEqual([false]);
    await db('update lesson set removed_at = null where id = ? returning id', other.lessonIds[0]);
  });

  test('are limited to two hundred per course and person', async () => {
    const who = await learner();
    await db(
      'insert into bookmark (lesson_id, person_id, at_sec) select ?, ?, n from generate_series(1, 198) n returning id',
      facts.lessonIds[1],
      who.id,
    );
    const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => create(who, { atSec: n })));
    expect(replies.filter((reply) => getReason(reply) === 'BOOKMARKS_FULL')).toHaveLength(3);
    expect(await list(who)).toHaveLength(200);
  });

  test.each([{ atSec: -1 }, { atSec: 86_401 }, { label: ' ' }, { label: 'x'.repeat(121) }])(
    '%j is rejected',
    async (over) => {
      expect(getCode(await create(await learner(), over))).toBe('BAD_INPUT');
    },
  );
});
