import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getReason, getRootValue } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getAuditLog, getNotifications } from '../../../testing/study.ts';

const app = await testApp();
const { admin, ask, course, db, enrol, fetchRoot, mutate, row, student, teacher, updateRow } =
  helpersFor(app);
let facts: CourseFacts;
let first: Actor;
let second: Actor;
beforeAll(async () => {
  [first, second] = [await admin(), await admin()];
  facts = await course((await teacher()).id, { lessons: 1 });
});

const appeal = (who: Actor, caseId: string) =>
  mutate(
    who,
    'appealContentDecision',
    { caseId, reason: 'Em chỉ chê tiếng nhỏ' },
    'appealUntil appeal { state }',
  );
const decide = (who: Actor, appealId: string, isReversed = true) =>
  mutate(
    who,
    'decideContentAppeal',
    { appealId, isReversed, answer: 'Lời lẽ không xúc phạm' },
    'state answer mayDecide contentCase { state outcome }',
  );

/** A reply or a rating that the first moderator removed. */
async function removedContent(kind: 'COMMENT' | 'RATING', outcome = 'REMOVED') {
  const author = await student();
  const enrolment = await enrol(author.id, facts.id);
  const [made] = await db<{ id: string; question: string | null }>(
    kind === 'COMMENT'
      ? `with q as (insert into comment (lesson_id, author_id, text, reply_count) values (?, ?, 'Câu hỏi', 1) returning id)
          insert into comment (lesson_id, author_id, parent_id, text) select ?, ?, id, 'Lời trả lời' from q
          returning id, parent_id as question`
      : `insert into rating (course_id, author_id, enrolment_id, stars, text) values (?, ?, ?, 1, 'Tiếng nhỏ quá')
          returning id, null as question`,
    ...(kind === 'COMMENT'
      ? [facts.lessonIds[0], author.id, facts.lessonIds[0], author.id]
      : [facts.id, author.id, enrolment]),
  );
  const [one] = await db<{ id: string }>(
    'insert into content_case (kind, target_id, report_count) values (?, ?, 0) returning id',
    kind,
    made!.id,
  );
  const answer = await mutate(first, 'decideContentCase', { caseId: one!.id, outcome, reason: 'Xúc phạm' });
  expect(answer.errors).toBeUndefined();
  return { author, caseId: one!.id, ...made! };
}
const getAppealId = async (caseId: string) =>
  (await row<{ id: string }>('select id from content_appeal where case_id = ?', caseId)).id;
const appealed = async (kind: 'COMMENT' | 'RATING', outcome?: string) => {
  const taken = await removedContent(kind, outcome);
  expect((await appeal(taken.author, taken.caseId)).errors).toBeUndefined();
  return { ...taken, appealId: await getAppealId(taken.caseId) };
};
const isPublished = async (kind: 'COMMENT' | 'RATING', id: string) =>
  (
    await row<{ published: boolean }>(
      kind === 'COMMENT'
        ? 'select removed_at is null as published from comment where id = ?'
        : "select status = 'PUBLISHED' and hidden_for is null as published from rating where id = ?",
      id,
    )
  ).published;
const notified = async (who: Actor) =>
  (await getNotifications(app, who)).filter((kind) => /^CONTENT|^APPEAL/.test(kind));

describe('the author of removed content', () => {
  test('reads the reason, the deadline for an appeal and its outcome', async () => {
    const { author, caseId } = await removedContent('RATING');
    const MINE =
      '{ myContentDecisions { items { id kind outcome reason text where appealUntil appeal { state reason answer } } } }';
    const own = async () => (await fetchRoot<{ items: Record<string, unknown>[] }>(author, MINE)).items;
    const [before] = await own();
    expect(before).toMatchObject({
      id: caseId,
      outcome: 'REMOVED',
      reason: 'Xúc phạm',
      text: 'Tiếng nhỏ quá',
      appeal: null,
    });
    const days = (Date.parse(String(before!.appealUntil)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    const answer = await appeal(author, caseId);
    expect(getRootValue(answer)).toEqual({ appealUntil: null, appeal: { state: 'WAITING' } });
    const appealId = await getAppealId(caseId);
    await decide(second, appealId);
    expect(await own()).toMatchObject([
      {
        outcome: null,
        reason: 'Lời lẽ không xúc phạm',
        appeal: { state: 'REVERSED', answer: 'Lời lẽ không xúc phạm' },
      },
    ]);
    expect(await notified(author)).toEqual(['CONTENT_MODERATED', 'APPEAL_DECIDED']);
    expect(
      await db(
        'select kind from notification where person_id = ? and link = ?',
        second.id,
        `/admin/reports/${appealId}?tab=appeals`,
      ),
    ).toEqual([{ kind: 'CONTENT_APPEALED' }]);
  });

  test('appeals once before the deadline, even with simultaneous requests; others cannot', async () => {
    const { author, caseId } = await removedContent('COMMENT');
    expect(getReason(await appeal(await student(), caseId))).toBe('NOT_FOUND');
    const answers = await Promise.all(Array.from({ length: 4 }, () => appeal(author, caseId)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.filter(({ errors }) => errors).map(getReason))).toEqual(
      new Set(['CONTENT_APPEALED']),
    );
    const late = await removedContent('COMMENT');
    await updateRow('content_case', late.caseId, "decided_at = now() - interval '14 days 1 minute'");
    expect(getReason(await appeal(late.author, late.caseId))).toBe('CONTENT_APPEAL_LATE');
  });
});

describe('an appeal', () => {
  test('is never decided by the first moderator or a student', async () => {
    const { appealId, caseId, id } = await appealed('RATING');
    expect(getReason(await decide(first, appealId))).toBe('FIRST_DECIDER');
    expect(getReason(await decide(await student(), appealId))).toBe('NOT_PERMITTED');
    expect(await isPublished('RATING', id)).toBe(false);
    const LIST =
      '{ contentAppeals(state: WAITING, limit: 100) { items { id mayDecide firstDeciderName contentCase { id } } } }';
    for (const [who, mayDecide] of [
      [first, false],
      [second, true],
    ] as const) {
      const { items } = await fetchRoot<{
        items: { id: string; mayDecide: boolean }[];
      }>(who, LIST);
      expect(items.find((each) => each.id === appealId)).toMatchObject({ mayDecide });
      const ONE = `query($id: ID!) { contentAppeal(id: $id) { id mayDecide contentCase { id } } }`;
      const { data } = await ask(who, ONE, { id: appealId });
      expect(data.contentAppeal).toEqual({ id: appealId, mayDecide, contentCase: { id: caseId } });
      expect(await fetchRoot(who, ONE, { id: caseId })).toBeNull();
    }
    const CASE = 'query($id: ID!) { contentCase(id: $id) { id isWaiting } }';
    const seen = await ask(second, CASE, { id: caseId });
    expect(seen.data.contentCase).toEqual({ id: caseId, isWaiting: false });
    expect(await fetchRoot(second, CASE, { id: 'no-id' })).toBeNull();
    expect(getReason(await ask(await student(), CASE, { id: caseId }))).toBe('NOT_PERMITTED');
  });

  test.each([
    ['COMMENT', 'REMOVED'],
    ['RATING', 'REMOVED'],
    ['RATING', 'HIDDEN'],
  ] as const)('that succeeds restores a %s once that was %s', async (kind, outcome) => {
    const { appealId, caseId, id, question } = await appealed(kind, outcome);
    expect(await isPublished(kind, id)).toBe(false);
    const answers = await Promise.all(Array.from({ length: 3 }, () => decide(second, appealId)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(getRootValue(answers.find(({ errors }) => !errors)!)).toEqual({
      ...{ state: 'REVERSED', answer: 'Lời lẽ không xúc phạm', mayDecide: false },
      contentCase: { state: 'REJECTED', outcome: null },
    });
    expect(new Set(answers.filter(({ errors }) => errors).map(getReason))).toEqual(
      new Set(['CONTENT_APPEAL_DECIDED']),
    );
    expect(await isPublished(kind, id)).toBe(true);
    if (question) {
      const rows = await db('select reply_count from comment where id = ?', question);
      expect(rows).toEqual([{ reply_count: 1 }]);
    }
    expect((await getAuditLog(app, caseId)).map(({ action }) => action)).toEqual([
      'content-case.decide',
      'content-case.appeal',
      'content-case.decide-appeal',
    ]);
  });

  test('that fails changes nothing and sends a notification', async () => {
    const { appealId, id, author } = await appealed('COMMENT');
    expect(getRootValue(await decide(second, appealId, false))).toMatchObject({
      state: 'UPHELD',
      contentCase: { outcome: 'REMOVED' },
    });
    expect(await isPublished('COMMENT', id)).toBe(false);
    expect(await notified(author)).toEqual(['CONTENT_MODERATED', 'APPEAL_DECIDED']);
  });

  test('restores content removed just before its decision was recorded', async () => {
    const { appealId, id, caseId } = await appealed('COMMENT');
    await updateRow(
      'comment',
      id,
      "removed_at = (select decided_at from content_case where id = ?) - interval '3 ms'",
      [caseId],
    );
    expect((await decide(second, appealId)).errors).toBeUndefined();
    expect(await isPublished('COMMENT', id)).toBe(true);
  });

  test('restores no rating that was removed again after an edit', async () => {
    const { appealId, id, caseId } = await appealed('RATING', 'HIDDEN');
    await updateRow('rating', id, "text = 'Thầy dạy như ăn hại', status = 'PENDING'");
    const third = await admin();
    const again = await mutate(third, 'decideContentCase', {
      caseId,
      outcome: 'REMOVED',
      reason: 'Xúc phạm nặng hơn',
    });
    expect(again.errors).toBeUndefined();
    expect(getRootValue(await decide(second, appealId))).toMatchObject({
      state: 'REVERSED',
      contentCase: { state: 'ACCEPTED', outcome: 'REMOVED' },
    });
    expect(await isPublished('RATING', id)).toBe(false);
  });

  test('restores nothing that its author removed first', async () => {
    const { appealId, id } = await appealed('COMMENT');
    await updateRow('comment', id, "removed_at = now() - interval '1 day'");
    expect((await decide(second, appealId)).errors).toBeUndefined();
    expect(await isPublished('COMMENT', id)).toBe(false);
  });
});

test('shows a reported reply in its thread', async () => {
  const { caseId, id } = await removedContent('COMMENT');
  const THREAD = '{ contentCases(limit: 100) { items { id thread { id text isReported isByTeacher } } } }';
  const { items } = await fetchRoot<{
    items: { id: string; thread: object[] }[];
  }>(second, THREAD);
  expect(items.find((each) => each.id === caseId)!.thread).toMatchObject([
    { text: 'Câu hỏi', isReported: false },
    { id, text: 'Lời trả lời', isReported: true },
  ]);
});
