import { describe, expect, test } from 'vitest';
import { type Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/course.enums.ts';
import { act, allPass, app, audit, decide, learner, owner, reviewer } from '../courses/testing/courses.ts';

const { admin, ask, coTeacher, course, db, fetchRoot, mutate, row, updateRow } = helpersFor(app);

const assign = (who: Actor, input: object) => mutate(who, 'assignReview', input, 'assignee { id }');
interface Shown {
  assignee: { id: string } | null;
  possibleReviewers: { id: string }[] | null;
}
const shown = (reviewId: string): Promise<Shown> =>
  fetchRoot<Shown>(
    reviewer,
    'query($id: ID!) { courseReview(id: $id) { assignee { id } possibleReviewers { id } } }',
    { id: reviewId },
  );
const holder = async (reviewId: string): Promise<string | null> =>
  (await shown(reviewId)).assignee?.id ?? null;
const fixes = allPass.map((check, i) => (i ? check : { ...check, verdict: 'FIX', note: 'Thiếu ví dụ.' }));
async function submitted() {
  const { id } = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 7 });
  await act(owner, 'submitCourse', id);
  return { courseId: id, reviewId: await latest(id) };
}
const latest = async (courseId: string): Promise<string> =>
  (
    await row<{ id: string }>(
      'select id from course_review where course_id = ? order by submitted_at desc limit 1',
      courseId,
    )
  ).id;

const listed = async (assignment: string) => {
  const { data } = await ask(
    reviewer,
    'query($by: ReviewAssignment!) { courseReviews(assignment: $by, limit: 100) { items { id } } }',
    { by: assignment },
  );
  return (data.courseReviews as { items: { id: string }[] }).items.map(({ id }) => id);
};

describe('the reviewer of a submission', () => {
  test('is assigned, reassigned with a notification and removed, with audit entries', async () => {
    const { courseId, reviewId } = await submitted();
    const second = await admin();
    await assign(reviewer, { reviewId, personId: reviewer.id });
    expect(await holder(reviewId)).toBe(reviewer.id);
    await assign(reviewer, { reviewId, personId: second.id, shownPersonId: reviewer.id });
    expect(await holder(reviewId)).toBe(second.id);
    expect(
      await db("select link from notification where person_id = ? and kind = 'REVIEW_ASSIGNED'", second.id),
    ).toEqual([{ link: `/admin/courses/review/${reviewId}` }]);
    await assign(second, { reviewId, shownPersonId: second.id });
    expect(await holder(reviewId)).toBeNull();
    expect((await audit(courseId)).filter((each) => each === 'course.assign-review')).toHaveLength(3);
  });

  test('is the first of two who take it simultaneously, and the second gets an error', async () => {
    const { reviewId } = await submitted();
    const people = [await admin(), await admin(), await admin()];
    const answers = await Promise.all(people.map((each) => assign(each, { reviewId, personId: each.id })));
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(2);
    const taker = await holder(reviewId);
    expect(people.map(({ id }) => id)).toContain(taker);
    const [who] = await db<{ name: string }>('select full_name as name from person where id = ?', taker);
    for (const { errors } of refused) {
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'REVIEW_TAKEN',
        title: who!.name,
      });
      expect(errors?.[0]?.message).toContain(who!.name);
    }
  });

  test('is not replaced based on an outdated reviewer', async () => {
    const { reviewId } = await submitted();
    const [second, third] = [await admin(), await admin()];
    await assign(second, { reviewId, personId: second.id });
    await assign(second, { reviewId, shownPersonId: second.id });
    const { errors } = await assign(reviewer, { reviewId, personId: third.id, shownPersonId: second.id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'REVIEW_GIVEN_BACK' });
    expect(await holder(reviewId)).toBeNull();
  });

  test('cannot be a teacher of the course, nor be assigned by one', async () => {
    const { courseId, reviewId } = await submitted();
    const helper = await admin();
    await coTeacher(courseId, 'EDIT', helper);
    for (const personId of [learner.id, owner.id, helper.id, 'không phải mã'])
      expect((await assign(reviewer, { reviewId, personId })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
      });
    expect((await assign(helper, { reviewId, personId: reviewer.id })).errors?.[0]?.extensions).toMatchObject(
      { reason: 'OWN_REVIEW' },
    );
    const ids = (await shown(reviewId)).possibleReviewers?.map(({ id }) => id);
    expect(ids).toContain(reviewer.id);
    expect(ids).not.toContain(helper.id);
  });

  test.each([
    ['their account is locked', ({ id }: Actor) => updateRow('person', id, 'is_active = false')],
    ['their role is taken from them', ({ id }: Actor) => updateRow('person', id, "roles = '{USER}'")],
    ['they teach the course by now', (by: Actor, courseId: string) => coTeacher(courseId, 'EDIT', by)],
  ])('is nobody once %s, and another reviewer may take it', async (_, lose) => {
    const { courseId, reviewId } = await submitted();
    const gone = await admin();
    await assign(gone, { reviewId, personId: gone.id });
    expect(await listed('FREE')).not.toContain(reviewId);
    await lose(gone, courseId);
    expect(await holder(reviewId)).toBeNull();
    expect(await listed('FREE')).toContain(reviewId);
    expect((await assign(reviewer, { reviewId, personId: reviewer.id })).errors).toBeUndefined();
    expect(await holder(reviewId)).toBe(reviewer.id);
  });

  test('remains after a resubmission, is fixed by the decision, and filters the queue', async () => {
    const { courseId, reviewId } = await submitted();
    await assign(reviewer, { reviewId, personId: reviewer.id });
    await decide(reviewer, 'sendBackCourse', { courseId, checklist: fixes, notes: 'Bổ sung ví dụ nhé.' });
    expect(
      (await assign(reviewer, { reviewId, shownPersonId: reviewer.id })).errors?.[0]?.extensions,
    ).toMatchObject({ reason: 'REVIEW_DECIDED' });
    await act(owner, 'submitCourse', courseId);
    const again = await latest(courseId);
    expect(again).not.toBe(reviewId);
    expect(await holder(again)).toBe(reviewer.id);
    const free = (await submitted()).reviewId;
    expect(await listed('MINE')).toContain(again);
    expect(await listed('MINE')).not.toContain(free);
    expect(await listed('FREE')).toContain(free);
    expect(await listed('FREE')).not.toContain(again);
    expect(await listed('ANY')).toEqual(expect.arrayContaining([again, free]));
  });

  test('can be decided by others; a resubmission returns to the assigned reviewer', async () => {
    const { courseId, reviewId } = await submitted();
    const second = await admin();
    await assign(second, { reviewId, personId: second.id });
    const notes = 'Bổ sung ví dụ nhé.';
    expect(
      (await decide(reviewer, 'sendBackCourse', { courseId, reviewId, checklist: fixes, notes })).errors,
    ).toBeUndefined();
    const [decided] = await db('select reviewer_id, assignee_id from course_review where id = ?', reviewId);
    expect(decided).toEqual({ reviewer_id: reviewer.id, assignee_id: second.id });
    await act(owner, 'submitCourse', courseId);
    expect(await holder(await latest(courseId))).toBe(second.id);
  });

  test('gets a withdrawn and resubmitted course again, but not after declining it', async () => {
    const { courseId, reviewId } = await submitted();
    await assign(reviewer, { reviewId, personId: reviewer.id });
    await act(owner, 'withdrawCourse', courseId);
    expect(
      (await assign(reviewer, { reviewId, shownPersonId: reviewer.id })).errors?.[0]?.extensions,
    ).toMatchObject({ reason: 'REVIEW_DECIDED' });
    await act(owner, 'submitCourse', courseId);
    const again = await latest(courseId);
    expect(again).not.toBe(reviewId);
    expect(await holder(again)).toBe(reviewer.id);
    await assign(reviewer, { reviewId: again, shownPersonId: reviewer.id });
    await act(owner, 'withdrawCourse', courseId);
    await act(owner, 'submitCourse', courseId);
    expect(await holder(await latest(courseId))).toBeNull();
  });

  test('is hidden from the teacher', async () => {
    const { courseId, reviewId } = await submitted();
    await assign(reviewer, { reviewId, personId: reviewer.id });
    const { data } = await ask(
      owner,
      'query($id: String!) { course(idOrSlug: $id) { latestReview { assignee { id } possibleReviewers { id } } } }',
      { id: courseId },
    );
    expect(data.course).toEqual({ latestReview: { assignee: null, possibleReviewers: null } });
  });
});
