import { describe, expect, test } from 'vitest';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/course.enums.ts';
import { act, allPass, app, decide, owner, reviewer } from '../courses/testing/courses.ts';

const { course, db, fetchRoot, updateRow } = helpersFor(app);

interface History {
  attempt: number;
  isCompared: boolean;
  isUnedited: boolean;
  dueAt: string;
  submittedAt: string;
  earlier: { notes: string | null; decision: string }[];
  changedFields: { field: string; before: string | null; after: string | null }[];
  changedLessons: { lessonId: string; title: string; formerTitle: string | null; changes: string[] }[];
  place: { position: number; total: number; previousId: string | null; nextId: string | null } | null;
}
const QUERY = `query($id: String!) { course(idOrSlug: $id) { latestReview { id attempt isCompared isUnedited dueAt submittedAt
  earlier { notes decision } changedFields { field before after }
  changedLessons { lessonId title formerTitle changes } place { position total previousId nextId } } } }`;
const history = (id: string, who = reviewer) =>
  fetchRoot<{ latestReview: History & { id: string } }>(who, QUERY, { id });

const sentBack = allPass.map((check, i) =>
  i ? check : { ...check, verdict: 'FIX', note: 'Bài 2 thiếu ví dụ.' },
);
const sendBack = (courseId: string) =>
  decide(reviewer, 'sendBackCourse', { courseId, checklist: sentBack, notes: 'Bổ sung ví dụ nhé.' });

describe('a submission after a decided one', () => {
  test('shows the previous notes, the changes and its number', async () => {
    const { id, lessonIds, sectionId } = await course(owner.id, {
      status: CourseStatus.DRAFT,
      lessons: 7,
    });
    await act(owner, 'submitCourse', id);
    expect((await history(id)).latestReview).toMatchObject({
      attempt: 1,
      isCompared: false,
      earlier: [],
      changedFields: [],
      changedLessons: [],
    });
    await sendBack(id);
    const isUnedited = async () => (await history(id, owner)).latestReview.isUnedited;
    expect(await isUnedited()).toBe(true);
    await updateRow('course', id, 'updated_at = now()');
    expect(await isUnedited()).toBe(false);
    await updateRow('course', id, "subtitle = 'Để học', outcomes = '{Một,Ba}', sale_price = 100000");
    await updateRow('lesson', lessonIds[0], "title = 'Mở đầu', is_preview = true");
    await updateRow('lesson', lessonIds[1], `body = '{"type":"doc","content":[]}'`);
    await db('delete from lesson where id = ?', lessonIds[2]);
    const [added] = await db<{ id: string }>(
      `insert into lesson (course_id, section_id, title, kind, rule, position, body, duration_sec)
       values (?, ?, 'Bài thêm', 'TEXT', 'DWELL', 9, '{}', 400) returning id`,
      id,
      sectionId,
    );
    // Withdrawn and submitted again: the comparison uses the last submission that was judged
    await act(owner, 'submitCourse', id);
    await act(owner, 'withdrawCourse', id);
    await act(owner, 'submitCourse', id);
    const { latestReview } = await history(id);
    expect(latestReview).toMatchObject({
      attempt: 2,
      isCompared: true,
      earlier: [{ notes: 'Bổ sung ví dụ nhé.', decision: 'SENT_BACK' }],
      changedFields: [
        { field: 'SUBTITLE', before: 'Để thử', after: 'Để học' },
        { field: 'OUTCOMES', before: 'Một', after: 'Một\nBa' },
        { field: 'SALE_PRICE', before: null, after: '100000' },
      ],
    });
    const byTitle = Object.fromEntries(latestReview.changedLessons.map((lesson) => [lesson.title, lesson]));
    expect(byTitle).toEqual({
      'Mở đầu': {
        lessonId: lessonIds[0],
        title: 'Mở đầu',
        formerTitle: 'Bài 1',
        changes: ['TITLE', 'PREVIEW'],
      },
      'Bài 2': { lessonId: lessonIds[1], title: 'Bài 2', formerTitle: null, changes: ['TEXT'] },
      'Bài 3': { lessonId: lessonIds[2], title: 'Bài 3', formerTitle: null, changes: ['REMOVED'] },
      'Bài thêm': { lessonId: added!.id, title: 'Bài thêm', formerTitle: null, changes: ['ADDED'] },
    });
    const kept = await db('select id from course_review where course_id = ? and submitted is not null', id);
    expect(kept).toHaveLength(2);
  });

  test('shows reviewers its place in the queue until it is decided', async () => {
    const [first, second] = [
      await course(owner.id, { status: CourseStatus.DRAFT }),
      await course(owner.id, { status: CourseStatus.DRAFT }),
    ];
    await act(owner, 'submitCourse', first.id);
    await act(owner, 'submitCourse', second.id);
    const [a, b] = [(await history(first.id)).latestReview, (await history(second.id)).latestReview];
    expect(a.place!.nextId).toBe(b.id);
    expect(b.place).toMatchObject({
      previousId: a.id,
      nextId: null,
      position: a.place!.position + 1,
      total: b.place!.position,
    });
    expect((await history(first.id, owner)).latestReview.place).toBeNull();
    await sendBack(first.id);
    expect((await history(first.id)).latestReview.place).toBeNull();
  });

  test('is due within two working days', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    await act(owner, 'submitCourse', id);
    const { dueAt, submittedAt } = (await history(id)).latestReview;
    const days = (Date.parse(dueAt) - Date.parse(submittedAt)) / 86_400_000;
    expect([2, 3, 4]).toContain(Math.round(days * 1000) / 1000);
  });
});
