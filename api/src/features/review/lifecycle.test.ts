import { describe, expect, test } from 'vitest';
import { getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus, CourseVisibility } from '../courses/course.enums.ts';
import {
  act,
  allPass,
  app,
  audit,
  decide,
  getStatus,
  learner,
  other,
  owner,
  reviewer,
} from '../courses/testing/courses.ts';

const { admin, ask, course, db, enrol, fetchRoot, updateRow } = helpersFor(app);

describe('the lifecycle of a course', () => {
  test('goes from draft through submission, return, approval and publication to unpublished', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    expect((await act(owner, 'submitCourse', id)).data.submitCourse).toEqual({ status: 'PENDING_REVIEW' });
    const checklist = allPass.map((check, i) =>
      i === 0 ? { ...check, verdict: 'FIX', note: 'Bài 2 thiếu ví dụ.' } : check,
    );
    await decide(reviewer, 'sendBackCourse', {
      courseId: id,
      checklist,
      notes: 'Bổ sung ví dụ cho bài 2 nhé.',
    });
    expect(await getStatus(id)).toBe('NEEDS_FIXES');
    const seen = await ask(
      owner,
      'query($id: String!) { course(idOrSlug: $id) { latestReview { decision notes checklist { item verdict note } } } }',
      { id },
    );
    expect(seen.data.course).toMatchObject({
      latestReview: {
        decision: 'SENT_BACK',
        notes: 'Bổ sung ví dụ cho bài 2 nhé.',
        checklist: checklist.map((check) => ({ note: null, ...check })),
      },
    });
    await act(owner, 'submitCourse', id);
    await decide(reviewer, 'approveCourse', { courseId: id, checklist: allPass });
    await act(owner, 'publishCourse', id);
    expect(await getStatus(id)).toBe('PUBLISHED');
    await act(owner, 'unpublishCourse', id);
    expect(await getStatus(id)).toBe('UNPUBLISHED');
    expect(await audit(id)).toEqual([
      'course.submit',
      'course.sent-back',
      'course.submit',
      'course.approved',
      'course.publish',
      'course.unpublish',
    ]);
  });

  const refused: [string, CourseStatus[]][] = [
    [
      'submitCourse',
      [CourseStatus.PENDING_REVIEW, CourseStatus.PUBLISHED, CourseStatus.REJECTED, CourseStatus.ARCHIVED],
    ],
    ['withdrawCourse', [CourseStatus.DRAFT, CourseStatus.APPROVED]],
    [
      'publishCourse',
      [
        CourseStatus.DRAFT,
        CourseStatus.PENDING_REVIEW,
        CourseStatus.NEEDS_FIXES,
        CourseStatus.REJECTED,
        CourseStatus.SUSPENDED,
      ],
    ],
    ['unpublishCourse', [CourseStatus.DRAFT, CourseStatus.SUSPENDED]],
    ['archiveCourse', [CourseStatus.PUBLISHED, CourseStatus.PENDING_REVIEW]],
  ];
  test.each(refused)('%s is a CONFLICT that names the state, and changes nothing', async (name, states) => {
    for (const status of states) {
      const { id } = await course(owner.id, { status });
      const reply = await act(owner, name, id);
      expect(getCode(reply)).toBe('CONFLICT');
      expect(reply.errors![0]!.message).toContain(status);
      expect(await getStatus(id)).toBe(status);
    }
  });

  test('is controlled by its teacher, and a draft does not exist for others', async () => {
    const draft = await course(owner.id, { status: CourseStatus.DRAFT });
    expect(getCode(await act(other, 'submitCourse', draft.id))).toBe('NOT_FOUND');
    expect(getCode(await act(learner, 'submitCourse', draft.id))).toBe('FORBIDDEN');
    expect(getCode(await act(undefined, 'submitCourse', draft.id))).toBe('UNAUTHENTICATED');
    expect(await getStatus(draft.id)).toBe('DRAFT');
  });

  test('rejects a submission with each missing item', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
    await updateRow('course', id, "audience = '{}', description_words = 49");
    const reply = await act(owner, 'submitCourse', id);
    expect(getCode(reply)).toBe('POLICY');
    expect(reply.errors![0]!.extensions.details!.map(({ field }) => field)).toEqual([
      'DESCRIPTION',
      'AUDIENCE',
      'LESSONS',
      'DURATION',
    ]);
  });

  test('does not count a course without lessons as filled', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 0 });
    const query = `{ course(idOrSlug: "${id}") { readiness { code ok actual required } } }`;
    const { readiness } = await fetchRoot<{ readiness: { code: string }[] }>(owner, query);
    expect(readiness.find(({ code }) => code === 'LESSON_CONTENT')).toEqual({
      code: 'LESSON_CONTENT',
      ok: false,
      actual: 0,
      required: 1,
    });
  });

  test('needs a reviewer with a complete checklist who does not teach the course', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    await act(owner, 'submitCourse', id);
    expect(
      getCode(await decide(reviewer, 'approveCourse', { courseId: id, checklist: allPass.slice(1) })),
    ).toBe('BAD_INPUT');
    const failing = allPass.map((check, i) => (i ? check : { ...check, verdict: 'FIX' }));
    expect(getCode(await decide(reviewer, 'approveCourse', { courseId: id, checklist: failing }))).toBe(
      'POLICY',
    );
    expect(
      getCode(
        await decide(reviewer, 'sendBackCourse', {
          courseId: id,
          checklist: allPass,
          notes: 'Mười ký tự nhé',
        }),
      ),
    ).toBe('POLICY');
    expect(getCode(await decide(owner, 'approveCourse', { courseId: id, checklist: allPass }))).toBe(
      'FORBIDDEN',
    );
    const own = await course(reviewer.id, { status: CourseStatus.PENDING_REVIEW });
    expect(getCode(await decide(reviewer, 'approveCourse', { courseId: own.id, checklist: allPass }))).toBe(
      'POLICY',
    );
    expect(
      (await decide(reviewer, 'rejectCourse', { courseId: id, reason: 'Nội dung vi phạm bản quyền.' })).data
        .rejectCourse,
    ).toEqual({ status: 'REJECTED' });
  });

  test('takes one decision of two simultaneous reviewers', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    await act(owner, 'submitCourse', id);
    const second = await admin();
    const replies = await Promise.all([
      decide(reviewer, 'approveCourse', { courseId: id, checklist: allPass }),
      decide(second, 'rejectCourse', { courseId: id, reason: 'Nội dung vi phạm bản quyền.' }),
    ]);
    expect(replies.map(getCode).sort()).toEqual(['CONFLICT', undefined]);
  });
});

describe('a course that is not public', () => {
  const paths = (slug: string, id: string, teacherId: string): [string, string][] => [
    ['by id', `{ course(idOrSlug: "${id}") { id } }`],
    ['by slug', `{ course(idOrSlug: "${slug}") { id } }`],
    ['by search', `{ courses(filter: { search: "Bí mật" }, sortBy: RELEVANCE) { total items { id } } }`],
    ['among ids', `{ courses(filter: { courseIds: ["${id}"] }) { total items { id } } }`],
    ['by its teacher', `{ courses(filter: { teacherId: "${teacherId}" }) { total items { id } } }`],
    ['by suggestion', '{ searchSuggestions(search: "Bi mat") { target } }'],
  ];

  test.each([
    CourseStatus.DRAFT,
    CourseStatus.PENDING_REVIEW,
    CourseStatus.NEEDS_FIXES,
    CourseStatus.REJECTED,
    CourseStatus.APPROVED,
    CourseStatus.UNPUBLISHED,
    CourseStatus.SUSPENDED,
    CourseStatus.ARCHIVED,
  ])('in the state %s is invisible to others on every path', async (status) => {
    const facts = await course(owner.id, { status, title: 'Bí mật nhà nghề' });
    for (const who of [undefined, learner, other])
      for (const [path, query] of paths(facts.slug, facts.id, owner.id)) {
        const text = JSON.stringify(await ask(who, query));
        expect(text.includes(facts.id) || text.includes(facts.slug), `${path}: ${text}`).toBe(false);
      }
    for (const who of [owner, reviewer])
      expect(await fetchRoot(who, `{ course(idOrSlug: "${facts.id}") { id } }`)).toEqual({ id: facts.id });
    await db('delete from course where id = ?', facts.id);
  });

  test.each([CourseStatus.REJECTED, CourseStatus.SUSPENDED, CourseStatus.ARCHIVED])(
    '%s shows itself as buyers would see it to its teacher and to administrators, not to its students',
    async (status) => {
      const { id } = await course(owner.id, { status });
      await enrol(learner.id, id);
      const mayPreview = async (who: typeof owner) => {
        const { data } = await ask(who, `{ course(idOrSlug: "${id}") { allowedActions } }`);
        return (data.course as { allowedActions: string[] }).allowedActions.includes('PREVIEW');
      };
      expect(await Promise.all([owner, reviewer, learner].map(mayPreview))).toEqual([true, true, false]);
    },
  );

  test('remains visible to its students, and a private one only to them', async () => {
    const facts = await course(owner.id, { visibility: CourseVisibility.PRIVATE });
    const QUERY = `{ course(idOrSlug: "${facts.id}") { id } }`;
    expect((await ask(learner, QUERY)).data).toEqual({ course: null });
    await enrol(learner.id, facts.id);
    expect((await ask(learner, QUERY)).data).toEqual({ course: { id: facts.id } });
  });

  test('has fields for its teacher that are null for others', async () => {
    const facts = await course(owner.id);
    const QUERY = `{ course(idOrSlug: "${facts.id}") { id readiness { code } latestReview { id } pricing { price } allowedActions } }`;
    expect(await fetchRoot(learner, QUERY)).toEqual({
      id: facts.id,
      readiness: null,
      latestReview: null,
      pricing: null,
      allowedActions: [],
    });
    expect(await fetchRoot(owner, QUERY)).toMatchObject({
      pricing: { price: 500_000 },
      allowedActions: ['EDIT', 'UNPUBLISH'],
    });
  });
});
