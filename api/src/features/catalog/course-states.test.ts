import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  enrol,
  prose,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { CourseStatus, CourseVisibility, ReviewItem } from './course.enums.ts';

const app = await testApp();
let owner: Actor, other: Actor, reviewer: Actor, learner: Actor;
beforeAll(async () => {
  [owner, other, reviewer, learner] = [
    await teacher(app),
    await teacher(app),
    await admin(app),
    await student(app),
  ];
});

const act = (who: Actor | undefined, name: string, courseId: string) =>
  ask(app, who, `mutation($id: ID!) { ${name}(courseId: $id) { status } }`, { id: courseId });
const allPass = Object.values(ReviewItem).map((item) => ({ item, verdict: 'PASS' }));
const decide = (who: Actor, name: string, input: object) =>
  ask(
    app,
    who,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { status } }`,
    { input },
  );
const statusOf = async (id: string) =>
  (await select<{ status: string }>(app, 'select status from course where id = ?', [id]))[0]!.status;
const audit = async (id: string) =>
  (
    await select<{ action: string }>(app, 'select action from audit_log where target_id = ? order by id', [
      id,
    ])
  ).map(({ action }) => action);

describe('the way of a course', () => {
  test('draft, submitted, sent back with notes, mended, approved, published, unpublished', async () => {
    const { id } = await course(app, owner.id, { status: CourseStatus.DRAFT });
    expect((await act(owner, 'submitCourse', id)).data.submitCourse).toEqual({ status: 'PENDING_REVIEW' });
    const checklist = allPass.map((check, i) =>
      i === 0 ? { ...check, verdict: 'FIX', note: 'Bài 2 thiếu ví dụ.' } : check,
    );
    await decide(reviewer, 'sendBackCourse', {
      courseId: id,
      checklist,
      notes: 'Bổ sung ví dụ cho bài 2 nhé.',
    });
    expect(await statusOf(id)).toBe('NEEDS_FIXES');
    const seen = await ask(
      app,
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
    expect(await statusOf(id)).toBe('PUBLISHED');
    await act(owner, 'unpublishCourse', id);
    expect(await statusOf(id)).toBe('UNPUBLISHED');
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
      const { id } = await course(app, owner.id, { status });
      const reply = await act(owner, name, id);
      expect(codeOf(reply)).toBe('CONFLICT');
      expect(reply.errors![0]!.message).toContain(status);
      expect(await statusOf(id)).toBe(status);
    }
  });

  test('only its teacher moves it; a stranger does not learn that a draft exists', async () => {
    const draft = await course(app, owner.id, { status: CourseStatus.DRAFT });
    expect(codeOf(await act(other, 'submitCourse', draft.id))).toBe('NOT_FOUND');
    expect(codeOf(await act(learner, 'submitCourse', draft.id))).toBe('FORBIDDEN');
    expect(codeOf(await act(undefined, 'submitCourse', draft.id))).toBe('UNAUTHENTICATED');
    expect(await statusOf(draft.id)).toBe('DRAFT');
  });

  test('the submit gate names each thing that is missing', async () => {
    const { id } = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
    await select(app, "update course set audience = '{}', description_words = 49 where id = ?", [id]);
    const reply = await act(owner, 'submitCourse', id);
    expect(codeOf(reply)).toBe('POLICY');
    expect(reply.errors![0]!.extensions.details!.map(({ field }) => field)).toEqual([
      'DESCRIPTION',
      'AUDIENCE',
      'LESSONS',
      'DURATION',
    ]);
  });

  test('a reviewer decides with a whole checklist, and never about a course of their own', async () => {
    const { id } = await course(app, owner.id, { status: CourseStatus.DRAFT });
    await act(owner, 'submitCourse', id);
    expect(
      codeOf(await decide(reviewer, 'approveCourse', { courseId: id, checklist: allPass.slice(1) })),
    ).toBe('BAD_INPUT');
    const failing = allPass.map((check, i) => (i ? check : { ...check, verdict: 'FIX' }));
    expect(codeOf(await decide(reviewer, 'approveCourse', { courseId: id, checklist: failing }))).toBe(
      'POLICY',
    );
    expect(
      codeOf(
        await decide(reviewer, 'sendBackCourse', {
          courseId: id,
          checklist: allPass,
          notes: 'Mười ký tự nhé',
        }),
      ),
    ).toBe('POLICY');
    expect(codeOf(await decide(owner, 'approveCourse', { courseId: id, checklist: allPass }))).toBe(
      'FORBIDDEN',
    );
    const own = await course(app, reviewer.id, { status: CourseStatus.PENDING_REVIEW });
    expect(codeOf(await decide(reviewer, 'approveCourse', { courseId: own.id, checklist: allPass }))).toBe(
      'POLICY',
    );
    expect(
      (await decide(reviewer, 'rejectCourse', { courseId: id, reason: 'Nội dung vi phạm bản quyền.' })).data
        .rejectCourse,
    ).toEqual({ status: 'REJECTED' });
  });

  test('two reviewers at once: one decision holds', async () => {
    const { id } = await course(app, owner.id, { status: CourseStatus.DRAFT });
    await act(owner, 'submitCourse', id);
    const second = await admin(app);
    const replies = await Promise.all([
      decide(reviewer, 'approveCourse', { courseId: id, checklist: allPass }),
      decide(second, 'rejectCourse', { courseId: id, reason: 'Nội dung vi phạm bản quyền.' }),
    ]);
    expect(replies.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  });
});

describe('a course that is not public', () => {
  const paths = (slug: string, id: string, teacherId: string): [string, string][] => [
    ['by id', `{ course(idOrSlug: "${id}") { id } }`],
    ['by slug', `{ course(idOrSlug: "${slug}") { id } }`],
    ['by search', `{ courses(filter: { search: "Bí mật" }, sort: RELEVANCE) { total items { id } } }`],
    ['by its teacher', `{ courses(filter: { teacherId: "${teacherId}" }) { total items { id } } }`],
    ['by suggestion', '{ searchSuggestions(query: "Bi mat") { target } }'],
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
  ])('%s can’t be seen by others on any path', async (status) => {
    const facts = await course(app, owner.id, { status, title: 'Bí mật nhà nghề' });
    for (const who of [undefined, learner, other])
      for (const [path, query] of paths(facts.slug, facts.id, owner.id)) {
        const text = JSON.stringify(await ask(app, who, query));
        expect(text.includes(facts.id) || text.includes(facts.slug), `${path}: ${text}`).toBe(false);
      }
    for (const who of [owner, reviewer])
      expect((await ask(app, who, `{ course(idOrSlug: "${facts.id}") { id } }`)).data.course).toEqual({
        id: facts.id,
      });
    await select(app, 'delete from course where id = ?', [facts.id]);
  });

  test('its students keep it; private ones are known to them only', async () => {
    const facts = await course(app, owner.id, { visibility: CourseVisibility.PRIVATE });
    const QUERY = `{ course(idOrSlug: "${facts.id}") { id } }`;
    expect((await ask(app, learner, QUERY)).data).toEqual({ course: null });
    await enrol(app, learner.id, facts.id);
    expect((await ask(app, learner, QUERY)).data).toEqual({ course: { id: facts.id } });
  });

  test('what is the teacher’s is null for others, and hides nothing else', async () => {
    const facts = await course(app, owner.id);
    const QUERY = `{ course(idOrSlug: "${facts.id}") { id readiness { code } latestReview { id } pricing { price } allowedActions } }`;
    expect((await ask(app, learner, QUERY)).data.course).toEqual({
      id: facts.id,
      readiness: null,
      latestReview: null,
      pricing: null,
      allowedActions: [],
    });
    expect((await ask(app, owner, QUERY)).data.course).toMatchObject({
      pricing: { price: 500_000 },
      allowedActions: ['EDIT', 'UNPUBLISH'],
    });
  });
});

describe('editing', () => {
  const UPDATE =
    'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { version status slug price } }';
  const update = (who: Actor, input: object) => ask(app, who, UPDATE, { input });

  test('two editors on one version: the second one is told, and nothing is overwritten', async () => {
    const { id } = await course(app, owner.id, { status: CourseStatus.DRAFT });
    const replies = await Promise.all(
      ['Một', 'Hai'].map((title) =>
        update(owner, { courseId: id, expectedVersion: 1, title: `${title} khoá học` }),
      ),
    );
    expect(replies.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  });

  test('on sale, small edits go through and gated ones do not; a former address goes on leading here', async () => {
    const { id, slug } = await course(app, owner.id);
    expect(
      (await update(owner, { courseId: id, expectedVersion: 1, subtitle: 'Mới hơn' })).errors,
    ).toBeUndefined();
    for (const gated of [{ title: 'Tên khác hẳn' }, { price: 900_000 }, { categoryId: null }])
      expect(codeOf(await update(owner, { courseId: id, expectedVersion: 2, ...gated }))).toBe('CONFLICT');
    expect(
      (await update(owner, { courseId: id, expectedVersion: 2, price: 100_000 })).data.updateCourse,
    ).toMatchObject({ price: 100_000 });
    await act(owner, 'unpublishCourse', id);
    expect(
      (await update(owner, { courseId: id, expectedVersion: 3, title: 'Tên khác hẳn' })).data.updateCourse,
    ).toMatchObject({ status: 'DRAFT', slug: expect.stringMatching(/^ten-khac-han/) });
    expect((await ask(app, owner, `{ course(idOrSlug: "${slug}") { id } }`)).data.course).toEqual({ id });
  });

  test.each([
    [{ price: 9_999 }, 'price'],
    [{ price: -1 }, 'price'],
    [{ salePrice: 500_000 }, 'salePrice'],
    [{ saleEndsAt: '2020-01-01T00:00:00Z', salePrice: 100_000 }, 'saleEndsAt'],
    [{ title: 'x'.repeat(61) }, 'title'],
    [{ outcomes: ['', 'b'] }, 'outcomes'],
    [{ description: { type: 'doc', content: [{ type: 'script' }] } }, 'description'],
    [
      {
        description: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
      'description',
    ],
  ])('%j is refused at its field, and nothing is stored', async (input, field) => {
    const { id } = await course(app, owner.id, { status: CourseStatus.DRAFT });
    const reply = await update(owner, {
      courseId: id,
      expectedVersion: 1,
      subtitle: 'sẽ không lưu',
      ...input,
    });
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [expect.objectContaining({ field })],
    });
    const [row] = await select<{ subtitle: string; version: number }>(
      app,
      'select subtitle, version from course where id = ?',
      [id],
    );
    expect(row).toEqual({ subtitle: 'Để thử', version: 1 });
  });

  test('null leaves a text as it is; blanks and U+0000 are no title', async () => {
    const { id, lessonIds } = await course(app, owner.id, { status: CourseStatus.DRAFT });
    const UPDATE = 'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { title subtitle } }';
    const edit = (input: object) =>
      ask(app, owner, UPDATE, { input: { courseId: id, expectedVersion: 1, ...input } });
    const text = (value: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
    });
    for (const input of [
      { title: '     ' },
      { title: 'a\u0000bc' },
      { outcomes: ['  '] },
      { description: text('a\u0000') },
    ])
      expect(codeOf(await edit(input))).toBe('BAD_INPUT');
    expect(
      (await edit({ title: null, subtitle: null, description: text('a\ud800') })).data.updateCourse,
    ).toEqual({
      title: 'Khoá học thử',
      subtitle: 'Để thử',
    });
    const LESSON = 'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { title isPreview } }';
    const lesson = await ask(app, owner, LESSON, {
      input: { lessonId: lessonIds[0], title: null, isPreview: null },
    });
    expect(lesson.data.updateLesson).toEqual({ title: 'Bài 1', isPreview: false });
  });

  test('U+0000 finds nothing and breaks nothing; a search of any length is a search', async () => {
    expect(codeOf(await ask(app, undefined, '{ course(idOrSlug: "a\\u0000") { id } }'))).toBe('BAD_INPUT');
    const SEARCH = 'query($search: String) { myTaughtCourses(search: $search) { total } }';
    const reply = await ask(app, owner, SEARCH, { search: 'qq '.repeat(100_000) });
    expect(reply.data).toEqual({ myTaughtCourses: { total: 0 } });
  });

  test('many courses of one title at the same moment get addresses of their own', async () => {
    const CREATE = 'mutation { createCourse(input: { title: "Cùng một tên" }) { slug } }';
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(app, owner, CREATE)));
    const slugs = replies.map(({ data }) => (data?.createCourse as { slug: string } | undefined)?.slug);
    expect(new Set(slugs)).toEqual(
      new Set(['cung-mot-ten', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `cung-mot-ten-${n}`)]),
    );
  });

  test('a price of 1e21, a fraction or a text is no Vnd', async () => {
    const { id } = await course(app, owner.id, { status: CourseStatus.DRAFT });
    for (const price of [1e21, 10_000.5, '50000']) {
      const reply = await update(owner, { courseId: id, expectedVersion: 1, price });
      expect(reply.errors![0]!.extensions).toMatchObject({
        code: 'BAD_INPUT',
        details: [{ field: 'price' }],
      });
    }
  });
});

describe('structure', () => {
  const lessons = async (sectionId: string) =>
    (
      await select<{ title: string; position: number }>(
        app,
        'select title, position from lesson where section_id = ? order by position',
        [sectionId],
      )
    ).map(({ title, position }) => `${position}:${title}`);
  const move = (who: Actor, input: object) =>
    ask(app, who, 'mutation($input: MoveLessonInput!) { moveLesson(input: $input) { id } }', { input });

  test('lessons move within and between sections, and places stay without gaps', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 4 });
    const [a, b] = facts.lessonIds;
    await move(owner, { lessonId: a, sectionId: facts.sectionId, position: 2 });
    expect(await lessons(facts.sectionId)).toEqual(['0:Bài 2', '1:Bài 3', '2:Bài 1', '3:Bài 4']);
    await ask(app, owner, 'mutation($input: CreateSectionInput!) { createSection(input: $input) { id } }', {
      input: { courseId: facts.id, title: 'Chương hai' },
    });
    const [second] = await select<{ id: string }>(
      app,
      "select id from section where course_id = ? and title = 'Chương hai'",
      [facts.id],
    );
    await move(owner, { lessonId: b, sectionId: second!.id, position: 99 });
    expect(await lessons(facts.sectionId)).toEqual(['0:Bài 3', '1:Bài 1', '2:Bài 4']);
    expect(await lessons(second!.id)).toEqual(['0:Bài 2']);
    await move(owner, { lessonId: a, sectionId: second!.id, position: 0 });
    expect(await lessons(second!.id)).toEqual(['0:Bài 1', '1:Bài 2']);
  });

  test('nothing can be moved into, out of, or edited in somebody else’s course', async () => {
    const [mine, theirs] = [
      await course(app, owner.id, { status: CourseStatus.DRAFT }),
      await course(app, other.id, { status: CourseStatus.DRAFT }),
    ];
    expect(
      codeOf(await move(owner, { lessonId: mine.lessonIds[0], sectionId: theirs.sectionId, position: 0 })),
    ).toBe('NOT_FOUND');
    expect(
      codeOf(await move(owner, { lessonId: theirs.lessonIds[0], sectionId: mine.sectionId, position: 0 })),
    ).toBe('NOT_FOUND');
    const second = await course(app, owner.id, { status: CourseStatus.DRAFT });
    expect(
      codeOf(await move(owner, { lessonId: mine.lessonIds[0], sectionId: second.sectionId, position: 0 })),
    ).toBe('CONFLICT');
    const edit = await ask(
      app,
      owner,
      'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { id } }',
      { input: { lessonId: theirs.lessonIds[0], title: 'Của tôi' } },
    );
    expect(codeOf(edit)).toBe('NOT_FOUND');
  });

  test('a text’s length follows its words, and the course’s its lessons', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
    const UPDATE =
      'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { durationSec course { durationSec lessonCount } } }';
    const reply = await ask(app, owner, UPDATE, {
      input: { lessonId: facts.lessonIds[0], body: prose(200) },
    });
    expect(reply.data.updateLesson).toEqual({ durationSec: 60, course: { durationSec: 60, lessonCount: 1 } });
  });

  test('a lesson that was studied and a section that has lessons are not removed', async () => {
    const facts = await course(app, owner.id);
    await enrol(app, learner.id, facts.id);
    await ask(app, learner, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', {
      id: facts.lessonIds[0],
    });
    expect(
      codeOf(
        await ask(app, owner, 'mutation($id: ID!) { deleteLesson(lessonId: $id) { id } }', {
          id: facts.lessonIds[0],
        }),
      ),
    ).toBe('CONFLICT');
    const draft = await course(app, owner.id, { status: CourseStatus.DRAFT });
    expect(
      codeOf(
        await ask(app, owner, 'mutation($id: ID!) { deleteSection(sectionId: $id) { id } }', {
          id: draft.sectionId,
        }),
      ),
    ).toBe('CONFLICT');
  });
});
