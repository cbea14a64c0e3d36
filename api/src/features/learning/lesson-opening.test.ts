import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { setAccess } from '../../testing/study.ts';
import { app, open, seller, studying } from './testing/students.ts';

const { admin, ask, count, db, enrol, student, updateRow } = helpersFor(app);

const HOUR = 3_600_000;
const drip = (lessonId: string, kind: string, value: number | Date | null = null) =>
  updateRow('lesson', lessonId, 'drip = ?, drip_days = ?, drip_at = ?', [
    kind,
    kind === 'RELATIVE' ? value : null,
    kind === 'DATE' ? value : null,
  ]);
const enrolledFor = (who: Actor, hours: number) =>
  db(
    'update enrolment set enrolled_at = now() - make_interval(hours => ?) where student_id = ?',
    hours,
    who.id,
  );
const inOrder = (courseId: string) => updateRow('course', courseId, 'enforce_order = true');
const complete = (who: Actor, lessonId: string) =>
  db(
    `insert into lesson_progress (enrolment_id, lesson_id, completed_at) select id, ?, now() from enrolment where student_id = ?
     on conflict (enrolment_id, lesson_id) do update set completed_at = now()`,
    lessonId,
    who.id,
  );
const facts = (reply: Awaited<ReturnType<typeof open>>) =>
  reply.errors?.[0]?.extensions as Record<string, unknown> | undefined;
const outline = async (who: Actor | undefined, courseId: string) => {
  const reply = await ask(
    who,
    'query($id: String!) { course(idOrSlug: $id) { myEnrolment { waitsFor { id } } sections { lessons { id opensAt } } } }',
    { id: courseId },
  );
  const { myEnrolment, sections } = reply.data.course as {
    myEnrolment: { waitsFor: { id: string } | null } | null;
    sections: { lessons: { id: string; opensAt: string | null }[] }[];
  };
  return {
    waitsFor: myEnrolment?.waitsFor?.id,
    opensAt: sections[0]!.lessons.map((lesson) => lesson.opensAt),
  };
};

describe('a lesson with a later opening', () => {
  test('opens a number of days after the enrolment, as the error and the outline state', async () => {
    const { who, facts: made } = await studying(2);
    await drip(made.lessonIds[0]!, 'RELATIVE', 7);
    await enrolledFor(who, 7 * 24 - 1);
    const refused = await open(who, made.lessonIds[0]!);
    expect(facts(refused)).toMatchObject({ code: 'CONFLICT', reason: 'LESSON_OPENS_LATER' });
    const since = Date.parse(String(facts(refused)!.since));
    expect(Math.abs(since - (Date.now() + HOUR))).toBeLessThan(60_000);
    const { opensAt } = await outline(who, made.id);
    expect([Date.parse(opensAt[0]!), opensAt[1]]).toEqual([since, null]);
    expect(await count('lesson_progress where lesson_id = ?', made.lessonIds[0])).toBe(0);
    await enrolledFor(who, 7 * 24);
    expect(getCode(await open(who, made.lessonIds[0]!))).toBeUndefined();
    expect((await outline(who, made.id)).opensAt).toEqual([null, null]);
  });

  test('opens for everyone at a fixed time', async () => {
    const { who, facts: made } = await studying(1);
    await drip(made.lessonIds[0]!, 'DATE', new Date(Date.now() + HOUR));
    expect(getReason(await open(who, made.lessonIds[0]!))).toBe('LESSON_OPENS_LATER');
    await drip(made.lessonIds[0]!, 'DATE', new Date(Date.now() - 1000));
    expect(getCode(await open(who, made.lessonIds[0]!))).toBeUndefined();
  });

  test('hides its content on every path until then, and remains open once opened', async () => {
    const { who, facts: made } = await studying(1);
    const late = await student();
    await enrol(late.id, made.id);
    await open(who, made.lessonIds[0]!);
    await drip(made.lessonIds[0]!, 'DATE', new Date(Date.now() + HOUR));
    const content = async (reader: Actor) =>
      (await ask(reader, 'query($id: ID!) { lessonContent(id: $id) { id } }', { id: made.lessonIds[0] })).data
        .lessonContent;
    expect(await content(who)).toEqual({ id: made.lessonIds[0] });
    expect(getCode(await open(who, made.lessonIds[0]!))).toBeUndefined();
    expect(await content(late)).toBeNull();
    expect(getReason(await open(late, made.lessonIds[0]!))).toBe('LESSON_OPENS_LATER');
    const report = await ask(
      late,
      'mutation($input: RecordProgressInput!) { recordProgress(input: $input) { id } }',
      { input: { lessonId: made.lessonIds[0], dwellSec: 30 } },
    );
    expect(getReason(report)).toBe('LESSON_NOT_OPENED');
  });

  test('admits its teacher, administrators and preview viewers', async () => {
    const { who, facts: made } = await studying(2);
    for (const id of made.lessonIds) await drip(id, 'DATE', new Date(Date.now() + HOUR));
    await updateRow('lesson', made.lessonIds[1], 'is_preview = true');
    expect(getCode(await open(seller, made.lessonIds[0]!))).toBeUndefined();
    expect(getCode(await open(await admin(), made.lessonIds[0]!))).toBeUndefined();
    expect(getCode(await open(who, made.lessonIds[1]!))).toBeUndefined();
    expect((await outline(who, made.id)).opensAt[1]).toBeNull();
    expect((await outline(undefined, made.id)).opensAt).toEqual([null, null]);
    // The teacher's view is not recorded
    expect(
      await count(
        'lesson_progress p join enrolment e on e.id = p.enrolment_id where e.student_id = ?',
        seller.id,
      ),
    ).toBe(0);
  });

  test('rejects people without enrolment or access', async () => {
    const { who, facts: made } = await studying(1);
    await drip(made.lessonIds[0]!, 'DATE', new Date(Date.now() + HOUR));
    expect(getReason(await open(await student(), made.lessonIds[0]!))).toBe('NOT_ENROLLED');
    await setAccess(app, who, 'REVOKED');
    expect(getReason(await open(who, made.lessonIds[0]!))).toBe('NOT_ENROLLED');
  });
});

describe('a sequential course', () => {
  test('opens a lesson after the required ones and names the missing one', async () => {
    const { who, facts: made } = await studying(4);
    const [a, b, c, d] = made.lessonIds as [string, string, string, string];
    expect((await outline(who, made.id)).waitsFor).toBeUndefined();
    await inOrder(made.id);
    await updateRow('lesson', b, 'is_required = false');
    expect((await outline(who, made.id)).waitsFor).toBe(a);
    expect(facts(await open(who, c))).toMatchObject({
      code: 'CONFLICT',
      reason: 'LESSON_IN_ORDER',
      lessonId: a,
      title: 'Bài 1',
    });
    expect(getReason(await open(who, b))).toBe('LESSON_IN_ORDER');
    expect(getCode(await open(who, a))).toBeUndefined();
    await complete(who, a);
    expect((await outline(who, made.id)).waitsFor).toBe(c);
    expect(getCode(await open(who, c))).toBeUndefined();
    expect(getReason(await open(who, d))).toBe('LESSON_IN_ORDER');
    await complete(who, c);
    await complete(who, d);
    expect((await outline(who, made.id)).waitsFor).toBeUndefined();
  });

  test('is ordered by sections, then by lessons', async () => {
    const { who, facts: made } = await studying(2);
    const [a, b] = made.lessonIds as [string, string];
    await inOrder(made.id);
    await db(
      `with s as (insert into section (course_id, title, position) values (?, 'Chương hai', 1) returning id)
       update lesson set section_id = s.id, position = 0 from s where lesson.id = ?`,
      made.id,
      a,
    );
    expect(getReason(await open(who, a))).toBe('LESSON_IN_ORDER');
    expect(getCode(await open(who, b))).toBeUndefined();
  });

  test('never locks opened lessons and previews, nor teachers and administrators', async () => {
    const { who, facts: made } = await studying(3);
    const [, b, c] = made.lessonIds as [string, string, string];
    await open(who, b);
    await inOrder(made.id);
    expect(getCode(await open(who, b))).toBeUndefined();
    expect(getReason(await open(who, c))).toBe('LESSON_IN_ORDER');
    for (const other of [seller, await admin()]) expect(getCode(await open(other, c))).toBeUndefined();
    await updateRow('lesson', c, 'is_preview = true');
    expect(getCode(await open(who, c))).toBeUndefined();
  });
});
