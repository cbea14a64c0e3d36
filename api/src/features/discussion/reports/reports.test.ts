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
import { transactionsWaiting } from '../../../testing/locks.ts';
import { createLearner, getAuditLog, getNotifications, setAccess } from '../../../testing/study.ts';
import { MAX_REPORTS_PER_DAY } from '../comment-rate.ts';

const app = await testApp();
const { admin, ask, count, course, db, fetchRoot, mutate, row, student, teacher, updateRow } =
  helpersFor(app);
let seller: Actor;
let boss: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  [seller, boss] = [await teacher(), await admin()];
  facts = await course(seller.id, { lessons: 1 });
});

async function learner(): Promise<Actor> {
  const who = await createLearner(app, facts, facts.lessonIds.slice(0, 1));
  await db(
    'insert into study_day (enrolment_id, day, seconds) select id, current_date, 1000 from enrolment where student_id = ?',
    who.id,
  );
  return who;
}
const made = async (who: Actor, name: string, input: object): Promise<string> =>
  getRootValue<{ id: string }>(await mutate(who, name, input)).id;
const comment = (who: Actor, over: object = {}) =>
  made(who, 'createComment', { lessonId: facts.lessonIds[0], text: 'Mua hàng giá rẻ ở đây', ...over });
const rating = (who: Actor, over: object = {}) =>
  made(who, 'rateCourse', { courseId: facts.id, stars: 1, text: 'Lời lẽ không hay chút nào', ...over });
const reportComment = (who: Actor, commentId: string) =>
  mutate(who, 'reportComment', { commentId, note: 'Nội dung quảng cáo' });
const reportRating = (who: Actor, ratingId: string) =>
  mutate(who, 'reportRating', { ratingId, note: 'Xúc phạm' });
const decide = (caseId: string, outcome: string | null, who: Actor = boss) =>
  mutate(
    who,
    'decideContentCase',
    { caseId, outcome, reason: 'Vi phạm quy định' },
    'id state outcome isWaiting',
  );
interface Case {
  id: string;
  state: string;
  reportCount: number;
  reports: { note: string }[];
  comment: { id: string } | null;
  rating: { id: string; text: string } | null;
}
const cases = async (state = 'PENDING', who: Actor = boss): Promise<Case[]> => {
  const { items } = await fetchRoot<{ items: Case[] }>(
    who,
    `query($state: ContentCaseState) { contentCases(state: $state, limit: 100) { items {
      id state reportCount reports { note } comment { id } rating { id text } } } }`,
    { state },
  );
  return items;
};
const getCase = async (id: string, state?: string) =>
  (await cases(state)).find((each) => (each.comment ?? each.rating)?.id === id);
const notified = async (who: Actor) =>
  (await getNotifications(app, who)).filter((kind) => ['REPORT_DECIDED', 'CONTENT_MODERATED'].includes(kind));

test('groups reports of one item in a case, one per person', async () => {
  const id = await comment(await learner());
  const [first, second] = [await learner(), await learner()];
  await Promise.all([first, second, first, second].map((who) => reportComment(who, id)));
  expect(await getCase(id)).toMatchObject({ reportCount: 2, reports: [{ note: 'Nội dung quảng cáo' }, {}] });
  expect(await count('content_case where target_id = ?', id)).toBe(1);
});

test('links moderators to the reported case', async () => {
  const [text, stars] = [await comment(await learner()), await rating(await learner())];
  await reportComment(await learner(), text);
  await reportRating(await learner(), stars);
  const linksTo = (caseId: string) =>
    db('select kind from notification where person_id = ? and link = ?', boss.id, `/admin/reports/${caseId}`);
  expect(await linksTo((await getCase(text))!.id)).toEqual([{ kind: 'COMMENT_REPORTED' }]);
  expect(await linksTo((await getCase(stars))!.id)).toEqual([{ kind: 'RATING_REPORTED' }]);
});

test('notifies moderators once of repeated reports by one person', async () => {
  const [id, reporter] = [await comment(await learner()), await learner()];
  const reports = () => getNotifications(app, boss, 'COMMENT_REPORTED');
  const before = (await reports()).length;
  for (let i = 0; i < 2; i++) await reportComment(reporter, id);
  expect((await reports()).slice(before)).toEqual(['COMMENT_REPORTED']);
});

describe('a rate limit of reports', () => {
  test('applies after thirty a day, also simultaneously', async () => {
    const [who, writer] = [await learner(), await learner()];
    const ids = (
      await db<{ id: string }>(
        "insert into comment (lesson_id, author_id, text) select ?, ?, 'Lời số ' || n from generate_series(1, ?::int) n returning id",
        facts.lessonIds[0],
        writer.id,
        MAX_REPORTS_PER_DAY + 3,
      )
    ).map(({ id }) => id);
    const replies = await Promise.all(ids.map((id) => reportComment(who, id)));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(MAX_REPORTS_PER_DAY);
    expect(replies.filter(({ errors }) => errors).map(getReason)).toEqual(
      Array.from({ length: 3 }, () => 'REPORTS_TOO_MANY'),
    );
    expect(getReason(await reportRating(who, await rating(writer)))).toBe('REPORTS_TOO_MANY');
    expect((await reportComment(await learner(), ids[0]!)).errors).toBeUndefined();
    await db('delete from content_case where target_id = any(?::uuid[])', `{${ids.join(',')}}`);
  });
});

describe('a decision', () => {
  test('removes a comment, notifies author and reporters and is audited', async () => {
    const [who, reporter] = [await learner(), await learner()];
    const question = await comment(reporter);
    const reply = await comment(who, { parentId: question });
    await reportComment(reporter, reply);
    const { id } = (await getCase(reply))!;
    expect(getReason(await decide(id, 'HIDDEN'))).toBe('COMMENTS_ARE_REMOVED');
    expect(getRootValue(await decide(id, 'REMOVED'))).toMatchObject({
      state: 'ACCEPTED',
      outcome: 'REMOVED',
      isWaiting: false,
    });
    expect(await db('select reply_count as n from comment where id = ?', question)).toEqual([{ n: 0 }]);
    expect([await notified(who), await notified(reporter)]).toEqual([
      ['CONTENT_MODERATED'],
      ['REPORT_DECIDED'],
    ]);
    expect(await getAuditLog(app, id)).toMatchObject([{ action: 'content-case.decide', actor_id: boss.id }]);
    expect(getReason(await decide(id, null))).toBe('CASE_DECIDED');
  });

  test('that rejects the reports keeps the comment, and a later report opens a new case', async () => {
    const [who, reporter] = [await learner(), await learner()];
    const id = await comment(who);
    await reportComment(reporter, id);
    await decide((await getCase(id))!.id, null);
    expect(await db('select removed_at from comment where id = ?', id)).toEqual([{ removed_at: null }]);
    expect([await notified(who), await notified(reporter)]).toEqual([[], ['REPORT_DECIDED']]);
    await reportComment(reporter, id);
    expect(await count('content_case where target_id = ?', id)).toBe(2);
  });

  test('hides a rating from the score until its edit is reviewed', async () => {
    const [who, reporter] = [await learner(), await learner()];
    const id = await rating(who);
    const score = async () =>
      (await row<{ n: number }>('select rating_count as n from course where id = ?', facts.id)).n;
    const before = await score();
    await reportRating(reporter, id);
    const { id: caseId, rating: shown } = (await getCase(id))!;
    expect(shown?.text).toBe('Lời lẽ không hay chút nào');
    await decide(caseId, 'HIDDEN');
    expect(await score()).toBe(before - 1);
    expect(await getCase(id)).toBeUndefined();
    // The notification mentions an edit, so it links to the page where a rating is edited
    expect(
      await db("select link from notification where person_id = ? and kind = 'CONTENT_MODERATED'", who.id),
    ).toEqual([{ link: '/dashboard/ratings?show=decisions' }]);
    await rating(who, { text: 'Lời lẽ đã dịu hơn rồi' });
    expect(await score()).toBe(before - 1);
    expect(await getCase(id)).toMatchObject({ id: caseId });
    await decide(caseId, null);
    expect(await score()).toBe(before);
    expect(await getCase(id)).toBeUndefined();
    expect(await notified(reporter)).toEqual(['REPORT_DECIDED']);
  });

  test('does not publish a rating whose course was refunded', async () => {
    const [who, reporter] = [await learner(), await learner()];
    const id = await rating(who);
    await reportRating(reporter, id);
    await db("update rating set status = 'HIDDEN', hidden_for = 'REFUND' where id = ? returning id", id);
    await decide((await getCase(id))!.id, null);
    expect(await db('select status, hidden_for from rating where id = ?', id)).toEqual([
      { status: 'HIDDEN', hidden_for: 'REFUND' },
    ]);
  });

  test('keeps ratings of a refunded course out and hides later edits', async () => {
    const [who, reporter] = [await learner(), await learner()];
    const id = await rating(who);
    const stored = async () => (await db('select status, hidden_for from rating where id = ?', id))[0];
    await reportRating(reporter, id);
    const { id: caseId } = (await getCase(id))!;
    await decide(caseId, 'HIDDEN');
    await rating(who, { text: 'Lời lẽ đã dịu hơn rồi' });
    await setAccess(app, who, 'REVOKED');
    expect(getCode(await decide(caseId, null))).toBeUndefined();
    expect(await stored()).toEqual({ status: 'HIDDEN', hidden_for: 'REFUND' });
    await setAccess(app, who, 'ACTIVE');
    await rating(who, { text: 'Mua lại và viết lại lời khác' });
    expect(await stored()).toEqual({ status: 'PUBLISHED', hidden_for: null });
    await reportRating(reporter, id);
    await updateRow('rating', id, "status = 'HIDDEN', hidden_for = 'REFUND'");
    await decide((await getCase(id))!.id, 'HIDDEN');
    await rating(who, { text: 'Lại mua lại và viết lại nữa' });
    expect(await stored()).toEqual({ status: 'PENDING', hidden_for: 'MODERATION' });
  });

  test('about a rating locks its course first and cannot deadlock', async () => {
    const id = await rating(await learner());
    await reportRating(await learner(), id);
    const { id: caseId } = (await getCase(id))!;
    const { deciding } = await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('select id from course where id = ? for no key update', [facts.id]);
      const deciding = decide(caseId, 'HIDDEN');
      await transactionsWaiting(app.services.orm);
      await em.execute('select id from rating where id = ? for update nowait', [id]);
      return { deciding };
    });
    expect(getCode(await deciding)).toBeUndefined();
  });

  test('about own content is rejected', async () => {
    const id = await comment(boss);
    await reportComment(await learner(), id);
    expect(getReason(await decide((await getCase(id))!.id, 'REMOVED'))).toBe('OWN_CONTENT');
  });

  test('by two simultaneous moderators is made once', async () => {
    const id = await comment(await learner());
    await reportComment(await learner(), id);
    const { id: caseId } = (await getCase(id))!;
    const other = await admin();
    const replies = await Promise.all([decide(caseId, 'REMOVED'), decide(caseId, null, other)]);
    expect(replies.filter((reply) => getReason(reply) === 'CASE_DECIDED')).toHaveLength(1);
  });
});

test('reports require access to the content, and cases require a moderator', async () => {
  const who = await learner();
  const [id, question] = [await rating(who), await comment(who)];
  const gone = await learner();
  await setAccess(app, gone, 'REVOKED');
  expect(getCode(await reportComment(gone, question))).toBe('NOT_FOUND');
  expect(getReason(await reportComment(who, question))).toBe('OWN_COMMENT');
  expect(getReason(await reportRating(who, id))).toBe('OWN_COMMENT');
  expect(getCode(await reportRating(await student(), id))).toBeUndefined();
  await db("update course set status = 'DRAFT' where id = ? returning id", facts.id);
  expect(getCode(await reportRating(await student(), id))).toBe('NOT_FOUND');
  await db("update course set status = 'PUBLISHED' where id = ? returning id", facts.id);
  await db("update rating set status = 'REMOVED' where id = ? returning id", id);
  expect(getCode(await reportRating(await student(), id))).toBe('NOT_FOUND');
  for (const reader of [who, seller])
    expect(getCode(await ask(reader, '{ contentCases { total } }'))).toBe('FORBIDDEN');
});

describe("a person's own reports", () => {
  const own = async (who: Actor, state?: string) =>
    await fetchRoot<{ total: number; items: Record<string, unknown>[] }>(
      who,
      `query($state: ContentCaseState) { myReports(state: $state) { total items { kind note state outcome reason
          lessonTitle courseTitle course { id } comment { id text } rating { id stars } } } }`,
      { state },
    );

  test('show the reporter alone the content and the decision', async () => {
    const [who, reporter, other] = [await learner(), await learner(), await learner()];
    const [spam, rude] = [await comment(who), await rating(who)];
    await reportComment(reporter, spam);
    await reportComment(other, spam);
    await reportRating(reporter, rude);
    const about = { courseTitle: expect.any(String), course: { id: facts.id } };
    expect(await own(reporter)).toMatchObject({
      total: 2,
      items: [
        { ...about, kind: 'RATING', note: 'Xúc phạm', state: 'PENDING', rating: { stars: 1 }, comment: null },
        {
          ...about,
          kind: 'COMMENT',
          state: 'PENDING',
          reason: null,
          lessonTitle: expect.any(String),
          comment: { id: spam },
        },
      ],
    });
    expect((await own(other)).total).toBe(1);
    expect(await own(who)).toEqual({ total: 0, items: [] });
    await decide((await getCase(spam))!.id, 'REMOVED');
    await decide((await getCase(rude))!.id, 'HIDDEN');
    expect(await own(reporter, 'ACCEPTED')).toMatchObject({
      total: 2,
      items: [
        { outcome: 'HIDDEN', reason: 'Vi phạm quy định', rating: null, courseTitle: expect.any(String) },
        { outcome: 'REMOVED', comment: { id: spam, text: null } },
      ],
    });
    expect(await own(reporter, 'PENDING')).toEqual({ total: 0, items: [] });
    const [{ link } = { link: null }] = await db<{ link: string }>(
      "select link from notification where person_id = ? and kind = 'REPORT_DECIDED'",
      reporter.id,
    );
    expect(link).toBe('/dashboard/ratings?show=reports');
  });

  test('hide the content of a lesson after access has ended', async () => {
    const [who, reporter] = [await learner(), await learner()];
    const id = await comment(who);
    await reportComment(reporter, id);
    await setAccess(app, reporter, 'EXPIRED');
    expect((await own(reporter)).items).toMatchObject([{ note: 'Nội dung quảng cáo', comment: null }]);
  });
});
