import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { sheetAsCsv } from '../../operations/index.ts';
import { coursesSheet } from './export-courses.ts';

const app = await testApp();
const { admin, ask, coTeacher, course, db, enrol, fetchRoot, mutate, person, student, teacher, updateRow } =
  helpersFor(app);
let boss: Actor;
let seller: Actor;
beforeAll(async () => {
  boss = await admin();
  seller = await teacher();
});

const manage = (
  who: Actor | undefined,
  courseIds: string[],
  act: string,
  reason = 'Vi phạm bản quyền',
  restoreAskedAt?: string,
) =>
  mutate(
    who,
    'manageCourses',
    { courseIds, act, reason, restoreAskedAt },
    'done unchanged refused rows { id outcome refusal message }',
  );
const result = (answer: Awaited<ReturnType<typeof manage>>) =>
  answer.data.manageCourses as {
    done: number;
    unchanged: number;
    refused: number;
    rows: { id: string; outcome: string; refusal: string | null; message: string | null }[];
  };
const transfer = (courseId: string, teacherId: string, who = boss) =>
  mutate(who, 'transferCourse', { courseId, teacherId, reason: 'Giảng viên nghỉ dạy' }, 'id teacher { id }');
const askToRestore = (who: Actor, courseId: string, message = 'Đã ghi nguồn của hai bài.') =>
  mutate(who, 'askToRestoreCourse', { courseId, message }, 'restoreAskedAt restoreMessage');
const latestNotice = async () =>
  (
    await db<{ params: object }>(
      "select params from notification where person_id = ? and kind = 'COURSE_MANAGED' order by id desc limit 1",
      seller.id,
    )
  )[0]!.params;
const getState = async (id: string) =>
  (
    await db<{ status: string }>(
      'select status, suspended_for, why_suspended, visibility from course where id = ?',
      id,
    )
  )[0]!;
const found = async (filter: object, sortBy = 'UPDATED_AT') =>
  (
    await fetchRoot<{ items: { id: string }[] }>(
      boss,
      `query F($filter: ManagedCourseFilter, $sortBy: ManagedCourseSort!) {
          managedCourses(filter: $filter, sortBy: $sortBy, limit: 100) { items { id } } }`,
      { filter, sortBy },
    )
  ).items.map(({ id }) => id);

describe('a suspended course', () => {
  test('is off sale but open to its students, and its teacher sees the reason and cannot publish it', async () => {
    const { id } = await course(seller.id);
    const learner = await student();
    await enrol(learner.id, id);
    expect(result(await manage(boss, [id], 'SUSPEND'))).toMatchObject({ done: 1, refused: 0 });
    expect(await getState(id)).toMatchObject({
      status: 'SUSPENDED',
      suspended_for: 'ADMINISTRATOR',
      why_suspended: 'Vi phạm bản quyền',
    });
    const look = `query L($id: String!) { course(idOrSlug: $id) { whySuspended } }`;
    expect(await fetchRoot(seller, look, { id })).toEqual({ whySuspended: 'Vi phạm bản quyền' });
    expect(await fetchRoot(learner, look, { id })).toEqual({ whySuspended: null });
    expect(await fetchRoot(undefined, look, { id })).toBeNull();
    expect(getReason(await ask(seller, `mutation { publishCourse(courseId: "${id}") { id } }`))).toBe(
      'WRONG_STATE',
    );
    expect(await latestNotice()).toMatchObject({ outcome: 'SUSPEND', reason: 'Vi phạm bản quyền' });
    expect(result(await manage(boss, [id], 'SUSPEND')).unchanged).toBe(1);
    expect(result(await manage(boss, [id], 'RESTORE', 'Đã gỡ nội dung')).done).toBe(1);
    expect(await getState(id)).toMatchObject({
      status: 'PUBLISHED',
      suspended_for: null,
      why_suspended: null,
    });
    const lines = await db<{ action: string; reason: string }>(
      'select action, reason from audit_log where target_id = ? order by id',
      id,
    );
    expect(lines).toEqual([
      { action: 'course.suspend', reason: 'Vi phạm bản quyền' },
      { action: 'course.restore', reason: 'Đã gỡ nội dung' },
    ]);
  });

  test('is corrected by its teacher, who requests its restoration once, and administrators answer', async () => {
    const { id } = await course(seller.id);
    const [beside, learner] = [await teacher(), await student()];
    await enrol(learner.id, id);
    await coTeacher(id, 'EDIT', beside);
    const look = (who: Actor | undefined) =>
      fetchRoot<{ allowedActions: string[] }>(
        who,
        'query L($id: String!) { course(idOrSlug: $id) { allowedActions restoreAskedAt restoreMessage } }',
        { id },
      );
    const counted = async () =>
      (await fetchRoot<{ restoreAsked: number }>(boss, '{ managedCourseCounts { restoreAsked } }'))
        .restoreAsked;
    const [before, others] = [await counted(), await found({ asksToRestore: true })];
    expect(getReason(await askToRestore(seller, id))).toBe('WRONG_STATE');
    await manage(boss, [id], 'SUSPEND');
    expect((await look(seller)).allowedActions).toEqual(['EDIT', 'ASK_TO_RESTORE', 'PREVIEW']);
    const edit = await mutate(
      seller,
      'updateCourse',
      { courseId: id, expectedVersion: 1, subtitle: 'Có ghi nguồn' },
      'subtitle status',
    );
    expect(edit.data.updateCourse).toEqual({ subtitle: 'Có ghi nguồn', status: 'SUSPENDED' });

    expect(getCode(await askToRestore(seller, id, ' ngắn '))).toBe('BAD_INPUT');
    expect(getReason(await askToRestore(beside, id))).toBe('OWNER_ONLY');
    expect(
      (await Promise.all([askToRestore(seller, id), askToRestore(seller, id)])).map(getReason).toSorted(),
    ).toEqual(['RESTORE_ASKED', undefined]);
    expect(await look(seller)).toMatchObject({
      allowedActions: ['EDIT', 'PREVIEW'],
      restoreMessage: 'Đã ghi nguồn của hai bài.',
    });
    expect(await look(learner)).toMatchObject({ restoreAskedAt: null, restoreMessage: null });
    const asking = await found({ asksToRestore: true });
    expect(asking.filter((each) => !others.includes(each))).toEqual([id]);
    expect(await found({ asksToRestore: false })).not.toContain(id);
    expect(await counted()).toBe(before + 1);
    expect(
      await db("select 1 from notification where person_id = ? and kind = 'COURSE_RESTORE_ASKED'", boss.id),
    ).toHaveLength(1);

    expect(result(await manage(boss, [id], 'KEEP_SUSPENDED', 'Bài 3 còn thiếu nguồn')).done).toBe(1);
    expect(result(await manage(boss, [id], 'KEEP_SUSPENDED', 'Lần nữa'))).toMatchObject({ unchanged: 1 });
    expect(await latestNotice()).toMatchObject({
      outcome: 'KEEP_SUSPENDED',
      reason: 'Bài 3 còn thiếu nguồn',
    });
    expect(await counted()).toBe(before);
    expect(await getState(id)).toMatchObject({ status: 'SUSPENDED', suspended_for: 'ADMINISTRATOR' });
    expect(getReason(await askToRestore(seller, id))).toBeUndefined();
    await manage(boss, [id], 'RESTORE', 'Đã ghi nguồn');
    expect(await look(seller)).toMatchObject({ restoreAskedAt: null, restoreMessage: null });
    expect(result(await manage(boss, [id], 'KEEP_SUSPENDED')).rows[0]!.refusal).toBe('NOT_SUSPENDED');
  });

  test('shows the request of the current owner, not of a former one', async () => {
    const { id } = await course(seller.id);
    const next = await teacher();
    await manage(boss, [id], 'SUSPEND');
    await askToRestore(seller, id, 'Tôi đang nằm viện, mong được bán lại.');
    await transfer(id, next.id);
    const seen = 'query L($id: String!) { course(idOrSlug: $id) { restoreAskedAt restoreMessage } }';
    expect(await fetchRoot(next, seen, { id })).toEqual({ restoreAskedAt: null, restoreMessage: null });
    expect((await askToRestore(next, id, 'Tôi đã thay hai bài.')).data.askToRestoreCourse).toMatchObject({
      restoreMessage: 'Tôi đã thay hai bài.',
    });
  });

  test('is declined only by its displayed request, not by a newer one', async () => {
    const { id } = await course(seller.id);
    const second = await admin();
    const askedAt = async (message: string) =>
      ((await askToRestore(seller, id, message)).data.askToRestoreCourse as { restoreAskedAt: string })
        .restoreAskedAt;
    const keep = (who: Actor, at?: string) =>
      manage(who, [id], 'KEEP_SUSPENDED', 'Bài 3 còn thiếu nguồn', at);
    const waiting = () => db('select restore_message from course where id = ?', id);
    await manage(boss, [id], 'SUSPEND');
    const first = await askedAt('Đã ghi nguồn của hai bài.');
    // Two administrators who read the same request decline it once
    const both = await Promise.all([keep(boss, first), keep(second, first)]);
    expect(both.map((answer) => result(answer).done).toSorted()).toEqual([0, 1]);
    const next = await askedAt('Đã ghi nguồn của bài 3.');
    expect(next).not.toBe(first);
    expect(getReason(await keep(boss, first))).toBe('OTHER_RESTORE_REQUEST');
    expect(await waiting()).toEqual([{ restore_message: 'Đã ghi nguồn của bài 3.' }]);
    // The decline waits for the course while its request is declined and repeated
    let answering: ReturnType<typeof keep> | undefined;
    await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute(
        "update course set restore_asked_at = restore_asked_at + interval '1 second', restore_message = 'Lần ba' where id = ?",
        [id],
      );
      answering = keep(boss, next);
      await em.execute('select pg_sleep(0.5)');
    });
    const late = await answering!;
    expect([getCode(late), getReason(late)]).toEqual(['CONFLICT', 'OTHER_RESTORE_REQUEST']);
    expect(await waiting()).toEqual([{ restore_message: 'Lần ba' }]);
    const notifications = await db(
      `select 1 from notification where person_id = ? and params->>'outcome' = 'KEEP_SUSPENDED' and link like ?`,
      seller.id,
      `%${id}%`,
    );
    expect(notifications).toHaveLength(1);
    // The field is for one course. Older clients without it decline the current request
    expect(getCode(await manage(boss, [id], 'RESTORE', 'Đã ghi nguồn', next))).toBe('BAD_INPUT');
    const beside = await course(seller.id);
    expect(getCode(await manage(boss, [id, beside.id], 'KEEP_SUSPENDED', 'Còn thiếu', next))).toBe(
      'BAD_INPUT',
    );
    expect(result(await keep(boss)).done).toBe(1);
  });

  test('returns on sale only within the course limit of its teacher’s package', async () => {
    const small = await person(Role.TEACHER);
    const [held, other] = [await course(small.id), await course(small.id, { status: 'DRAFT' as never })];
    await manage(boss, [held.id], 'SUSPEND');
    await updateRow('course', other.id, "status = 'PUBLISHED', published_at = now() - interval '1 year'");
    const row = result(await manage(boss, [held.id], 'RESTORE')).rows[0]!;
    expect(row).toMatchObject({ outcome: 'DONE', message: expect.stringContaining('gói') });
    expect(await getState(held.id)).toMatchObject({ status: 'SUSPENDED', suspended_for: 'QUOTA' });
  });

  test('was on sale and is not taught by the administrator', async () => {
    const draft = await course(seller.id, { status: 'DRAFT' as never });
    const resting = await course(seller.id, { status: 'UNPUBLISHED' as never });
    const both = await person(Role.TEACHER, Role.ADMIN);
    const mine = await course(both.id);
    const beside = await course(seller.id);
    await coTeacher(beside.id, '', both);
    const nothing = '00000000-0000-4000-8000-000000000000';
    const { rows } = result(
      await manage(both, [draft.id, resting.id, mine.id, beside.id, nothing, 'x'], 'SUSPEND'),
    );
    expect(rows.map(({ refusal }) => refusal)).toEqual([
      'NOT_ON_SALE',
      'NOT_ON_SALE',
      'OWN_COURSE',
      'OWN_COURSE',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect(result(await manage(boss, [draft.id], 'RESTORE')).rows[0]!.refusal).toBe('NOT_SUSPENDED');
    expect(getCode(await manage(boss, [draft.id], 'SUSPEND', ' x '))).toBe('BAD_INPUT');
    expect(getCode(await manage(boss, [], 'SUSPEND'))).toBe('BAD_INPUT');
    for (const who of [seller, undefined])
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(getCode(await manage(who, [mine.id], 'SUSPEND')));
  });

  test('a preview shows the result for each course and changes nothing', async () => {
    const { id } = await course(seller.id);
    const preview = await ask(
      boss,
      'query P($input: PreviewManagedCoursesInput!) { previewManagedCourses(input: $input) { done rows { outcome } } }',
      { input: { courseIds: [id], act: 'SUSPEND' } },
    );
    expect(preview.data.previewManagedCourses).toEqual({ done: 1, rows: [{ outcome: 'DONE' }] });
    expect((await getState(id)).status).toBe('PUBLISHED');
  });

  test('two administrators suspend the same courses simultaneously without a deadlock', async () => {
    const others = await Promise.all([1, 2, 3].map(() => teacher()));
    const ids = (await Promise.all(others.flatMap(({ id }) => [course(id), course(id)]))).map(({ id }) => id);
    const second = await admin();
    const both = await Promise.all([
      manage(boss, ids, 'SUSPEND'),
      manage(second, ids.toReversed(), 'SUSPEND'),
    ]);
    expect(both.map((answer) => result(answer).done).toSorted((a, b) => a - b)).toEqual([0, 6]);
  });
});

test('an administrator sets the visibility of a course in any state', async () => {
  const { id } = await course(seller.id);
  await manage(boss, [id], 'MAKE_UNLISTED');
  expect(await getState(id)).toMatchObject({ status: 'PUBLISHED', visibility: 'UNLISTED' });
  await manage(boss, [id], 'MAKE_PRIVATE');
  expect(await fetchRoot(undefined, `{ course(idOrSlug: "${id}") { id } }`)).toBeNull();
  expect(result(await manage(boss, [id], 'MAKE_PRIVATE')).unchanged).toBe(1);
});

describe('a transferred course', () => {
  test('earns for its new teacher, and past sales remain with the former one', async () => {
    const { id } = await course(seller.id);
    const next = await teacher();
    await coTeacher(id, 'EDIT', next);
    await db(
      `insert into coupon (code, owner_id, percent, scope, course_id, starts_at) values ('CHUYENKHOA', ?, 10, 'COURSE', ?, now())`,
      seller.id,
      id,
    );
    expect((await transfer(id, next.id)).data.transferCourse).toEqual({ id, teacher: { id: next.id } });
    expect(await db('select 1 from co_teacher where course_id = ?', id)).toEqual([]);
    const [coupon] = await db("select is_active from coupon where code = 'CHUYENKHOA'");
    expect(coupon).toEqual({ is_active: false });
    const edit = (who: Actor) =>
      mutate(who, 'updateCourse', { courseId: id, expectedVersion: 1, subtitle: 'Của tôi' });
    expect(getCode(await edit(seller))).toBe('NOT_FOUND');
    expect(getCode(await edit(next))).toBeUndefined();
    const notifications = await db<{ person_id: string; params: { outcome: string } }>(
      "select person_id, params from notification where kind = 'COURSE_MANAGED' and person_id in (?, ?) order by id desc limit 2",
      seller.id,
      next.id,
    );
    expect(notifications.map(({ person_id, params }) => [person_id, params.outcome]).toSorted()).toEqual(
      [
        [seller.id, 'GIVEN'],
        [next.id, 'RECEIVED'],
      ].toSorted(),
    );
  });

  test('requires an active teacher below the course limit, and an administrator who does not teach it', async () => {
    const { id } = await course(seller.id);
    const learner = await student();
    const full = await person(Role.TEACHER);
    await course(full.id);
    const gone = await teacher();
    await updateRow('person', gone.id, 'is_active = false');
    for (const to of [learner.id, gone.id, seller.id, 'x', '00000000-0000-4000-8000-000000000000'])
      expect(getCode(await transfer(id, to)), to).toBe('BAD_INPUT');
    expect(getReason(await transfer(id, full.id))).toBe('COURSE_QUOTA');
    const both = await person(Role.TEACHER, Role.ADMIN);
    expect(getReason(await transfer(id, both.id, both))).toBe('OWN_COURSE_MANAGED');
    await updateRow('course', id, "status = 'PENDING_REVIEW'");
    expect(getReason(await transfer(id, (await teacher()).id))).toBe('WRONG_STATE');
    const { proof: _, ...unproved } = boss;
    expect(getCode(await transfer(id, full.id, unproved))).not.toBeUndefined();
  });

  test('has its review withdrawn and frees a slot of the former package', async () => {
    const small = await person(Role.TEACHER);
    const given = await course(small.id);
    const waits = await course(small.id, { status: 'DRAFT' as never });
    await updateRow('course', waits.id, "status = 'SUSPENDED', suspended_for = 'QUOTA'");
    await db("insert into course_revision (course_id, state, price) values (?, 'SUBMITTED', 1)", given.id);
    await db(
      `insert into course_review (course_id, submitted_by_id, revision_id)
       select course_id, ?, id from course_revision where course_id = ?`,
      small.id,
      given.id,
    );
    expect(getCode(await transfer(given.id, (await teacher()).id))).toBeUndefined();
    const [review] = await db('select decision from course_review where course_id = ?', given.id);
    expect(review).toEqual({ decision: 'WITHDRAWN' });
    expect((await getState(waits.id)).status).toBe('PUBLISHED');
  });

  test('goes to one of two teachers after simultaneous transfers', async () => {
    const { id } = await course(seller.id);
    const [one, two] = [await teacher(), await teacher()];
    const answers = await Promise.all([transfer(id, one.id), transfer(id, two.id)]);
    const [row] = await db<{ teacher_id: string }>('select teacher_id from course where id = ?', id);
    expect([one.id, two.id]).toContain(row!.teacher_id);
    const failed = answers.filter((answer) => getCode(answer));
    expect(failed.length).toBeLessThanOrEqual(1);
    for (const answer of failed) expect(getReason(answer)).toBe('WRONG_STATE');
  });
});

describe('the list of courses', () => {
  test('is filtered by title, teacher, slug, category and state, and sorted', async () => {
    const owner = await teacher();
    await updateRow('person', owner.id, "full_name = 'Hoàng Thị Zuyên'");
    const one = await course(owner.id, { title: 'Đan nón lá zlist' });
    const two = await course(owner.id, { title: 'Bện chiếu zlist', status: 'DRAFT' as never });
    await db(
      `with above as (insert into category (slug, name, name_en, icon, motif, position) values ('z-tren', 'T', 'T', 'code', 'code', 90) returning id),
        below as (insert into category (slug, name, name_en, icon, motif, position, parent_id) select 'z-duoi', 'D', 'D', 'code', 'code', 0, id from above returning id)
       update course set category_id = (select id from below), price = 0 where id = ?`,
      one.id,
    );
    const [above] = await db<{ id: string }>("select id from category where slug = 'z-tren'");
    const [slug] = await db<{ slug: string }>('select slug from course where id = ?', one.id);
    expect((await found({ search: 'zlist' })).toSorted()).toEqual([one.id, two.id].toSorted());
    expect((await found({ search: 'zuyen' })).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(await found({ search: slug!.slug })).toContain(one.id);
    expect(await found({ search: '!!!' })).toEqual([]);
    expect(await found({ categoryId: above!.id })).toEqual([one.id]);
    expect(await found({ search: 'zlist', status: ['DRAFT'] })).toEqual([two.id]);
    expect(await found({ search: 'zlist', isFree: true })).toContain(one.id);
    expect(await found({ teacherId: owner.id, visibility: 'PRIVATE' })).toEqual([]);
    for (const sortBy of ['PUBLISHED_AT', 'TITLE', 'STUDENTS', 'RATING', 'PRICE'])
      expect(await found({ search: 'zlist' }, sortBy)).toHaveLength(2);
    const counts = await fetchRoot<Record<string, number>>(
      boss,
      '{ managedCourseCounts { total published suspended inReview } }',
    );
    const [real] = await db<{ total: number }>('select count(*)::int as total from course');
    expect(counts.total).toBe(real!.total);
  });

  test('is exported with the permission', async () => {
    await db("update course set access_days = 90 where title = 'Bện chiếu zlist'");
    const answer = await mutate(boss, 'exportCourses', { filter: { search: 'zlist' } }, 'url');
    expect((answer.data.exportCourses as { url: string }).url).toMatch(/^\/downloads\/courses\.csv\?code=/);
    const file = await text(
      sheetAsCsv(
        coursesSheet(app.services, {
          filter: { search: 'zlist' },
          sortBy: 'TITLE',
          sortOrder: 'ASC',
          locale: 'vi',
        } as never),
      ),
    );
    const lines = file.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Giảng viên');
    expect(lines[1]).toContain('Bện chiếu');
    const cells = lines.map((line) => line.split(','));
    expect(cells[1]![cells[0]!.indexOf('Thời hạn học (ngày)')]).toBe('90');
    expect(cells[2]![cells[0]!.indexOf('Thời hạn học (ngày)')]).toBe('');
  });
});

describe('the category of a course', () => {
  const move = (who: Actor, courseId: string, categoryId: string) =>
    mutate(
      who,
      'recategorizeCourse',
      { courseId, categoryId, reason: 'Đúng chủ đề hơn' },
      'id category { id }',
    );
  const getCategory = async (id: string) =>
    (await db<{ category_id: string }>('select category_id from course where id = ?', id))[0]!.category_id;

  test('is corrected by an administrator with a reason, and no open edit reverts it', async () => {
    const [{ id }, there] = [await course(seller.id), await course(seller.id)];
    const [former, next] = [await getCategory(id), await getCategory(there.id)];
    expect((await move(boss, id, next)).data.recategorizeCourse).toEqual({ id, category: { id: next } });
    expect(await latestNotice()).toMatchObject({ outcome: 'RECATEGORIZED', reason: 'Đúng chủ đề hơn' });
    const [line] = await db(
      "select before, after, reason from audit_log where target_id = ? and action = 'course.recategorize'",
      id,
    );
    expect(line).toEqual({
      before: { categoryId: former },
      after: { categoryId: next },
      reason: 'Đúng chủ đề hơn',
    });
    const edit = await mutate(seller, 'updateCourse', {
      courseId: id,
      expectedVersion: 1,
      subtitle: 'Sửa từ trước',
      categoryId: former,
    });
    expect(getCode(edit)).toBe('CONFLICT');
    expect(await getCategory(id)).toBe(next);
  });

  test('must exist and differ, and is not changed during a review or by a teacher of the course', async () => {
    const both = await person(Role.TEACHER, Role.ADMIN);
    const [{ id }, mine] = [await course(seller.id), await course(both.id)];
    const former = await getCategory(id);
    for (const to of [former, 'x', '00000000-0000-4000-8000-000000000000'])
      expect(getCode(await move(boss, id, to)), to).toBe('BAD_INPUT');
    expect(getCode(await move(boss, 'x', former))).toBe('NOT_FOUND');
    expect(getReason(await move(both, mine.id, former))).toBe('OWN_COURSE_MANAGED');
    expect(getCode(await move(seller, id, await getCategory(mine.id)))).toBe('FORBIDDEN');
    await updateRow('course', id, "status = 'PENDING_REVIEW'");
    expect(getReason(await move(boss, id, await getCategory(mine.id)))).toBe('WRONG_STATE');
  });
});
