import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, type CourseFacts, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await testApp();
const { ask, course, db, enrol, mutate, mutateById, student, teacher, updateRow } = helpersFor(app);
let facts: CourseFacts;
beforeAll(async () => {
  facts = await course((await teacher()).id, { lessons: 4 });
});

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
interface Entry {
  id: string;
  kind: string;
  title: string;
  startsAt: string;
  isDone: boolean;
  lessonId: string | null;
}
const schedule = async (who: Actor, from = at(-30), to = at(60), limit = 100): Promise<Entry[]> =>
  (
    await ask(
      who,
      `query($from: DateTime!, $to: DateTime!, $limit: Int) { mySchedule(from: $from, to: $to, limit: $limit) {
        id kind title startsAt endsAt isDone lessonId groupId course { id } } }`,
      { from, to, limit },
    )
  ).data.mySchedule as Entry[];
const slot = async (who: Actor, input: object = {}) =>
  mutate(who, 'createStudySlot', { title: 'Làm bài tập', startsAt: at(1), minutes: 60, ...input });
const learner = async () => {
  const who = await student();
  await enrol(who.id, facts.id);
  return who;
};
const address = async (who: Actor, name = 'renewCalendarAddress') =>
  ((await ask(who, `mutation { ${name} { url } }`)).data[name] as { url: string | null }).url;
const fetched = async (url: string) => app.server.inject({ url: new URL(url).pathname });

describe('a schedule', () => {
  test('lists openings, live lessons and study slots of own courses by time', async () => {
    const [who, stranger] = [await learner(), await student()];
    await db(
      `update lesson set drip = 'RELATIVE', drip_days = 5 where id = any(?::uuid[])`,
      `{${facts.lessonIds.slice(0, 2).join(',')}}`,
    );
    await updateRow('lesson', facts.lessonIds[3], "kind = 'LIVE', live_starts_at = ?, minutes = 60", [at(3)]);
    await slot(who, { courseId: facts.id });
    const found = await schedule(who);
    expect(found.map(({ kind }) => kind)).toEqual(['STUDY_SLOT', 'LIVE_LESSON', 'LESSON_OPENS']);
    // Two lessons that open simultaneously are one event with the title of their section
    const [opens] = found.filter(({ kind }) => kind === 'LESSON_OPENS');
    const [section] = await db<{ title: string }>('select title from section where id = ?', facts.sectionId);
    expect(opens).toMatchObject({ title: section!.title, lessonId: facts.lessonIds[0], isDone: false });
    expect(await schedule(stranger)).toEqual([]);
    expect(await schedule(who, at(-30), at(2))).toHaveLength(1);
    expect(await schedule(who, at(-30), at(60), 2)).toHaveLength(2);
    await db(`update enrolment set access = 'REVOKED' where student_id = ?`, who.id);
    expect((await schedule(who)).map(({ kind }) => kind)).toEqual(['STUDY_SLOT']);
  });

  test("lists assignments by the student's own deadline until submission", async () => {
    const [owner, who] = [await teacher(), await student()];
    const made = await course(owner.id, { lessons: 2 });
    await enrol(who.id, made.id);
    await updateRow('lesson', made.lessonIds[0], `kind = 'ASSIGNMENT', rule = 'SUBMIT'`);
    await db(
      `insert into assignment (course_id, lesson_id, due_at, max_score, pass_score, rubric) values (?, ?, ?, 10, 5, '[]')`,
      made.id,
      made.lessonIds[0],
      at(3),
    );
    const due = async () => (await schedule(who)).filter(({ kind }) => kind === 'ASSIGNMENT_DUE');
    expect(await due()).toEqual([expect.objectContaining({ lessonId: made.lessonIds[0], isDone: false })]);
    await db(
      `insert into assignment_extension (assignment_id, student_id, due_at, cut_off_at, reason)
       select id, ?, ?, ?, 'ốm' from assignment where lesson_id = ?`,
      who.id,
      at(5),
      at(6),
      made.lessonIds[0],
    );
    expect((await due())[0]!.startsAt.slice(0, 10)).toBe(at(5).slice(0, 10));
    await db(`update enrolment set access = 'SUSPENDED' where student_id = ?`, who.id);
    expect(await due()).toEqual([]);
  });

  test('covers at most a year per request', async () => {
    const who = await student();
    const query = 'query($f: DateTime!, $t: DateTime!) { mySchedule(from: $f, to: $t) { id } }';
    for (const [f, t] of [
      [at(0), at(400)],
      [at(2), at(1)],
    ])
      expect(getCode(await ask(who, query, { f, t }))).toBe('BAD_INPUT');
  });
});

describe('study slots', () => {
  test('are created once per key, moved and deleted by their owner only', async () => {
    const [who, stranger] = [await learner(), await learner()];
    const same = { idempotencyKey: 'slot-00001', startsAt: at(1) };
    const made = [1, 2].map(() => slot(who, same));
    const [first, second] = (await Promise.all(made)).map(
      ({ data }) => (data.createStudySlot as { id: string }).id,
    );
    expect(second).toBe(first);
    const move = (by: Actor) =>
      mutate(by, 'updateStudySlot', { slotId: first, startsAt: at(2) }, 'title startsAt');
    const drop = (by: Actor) => mutateById(by, 'deleteStudySlot', { slotId: first });
    expect(getCode(await move(stranger))).toBe('NOT_FOUND');
    expect(getCode(await drop(stranger))).toBe('NOT_FOUND');
    expect((await move(who)).data.updateStudySlot).toMatchObject({ title: 'Làm bài tập' });
    expect((await drop(who)).errors).toBeUndefined();
    expect(await schedule(who)).not.toContainEqual(expect.objectContaining({ kind: 'STUDY_SLOT' }));
  });

  test.each([
    [{ startsAt: at(-1) }, 'startsAt'],
    [{ startsAt: at(400) }, 'startsAt'],
    [{ minutes: 5 }, 'minutes'],
    [{ title: ' ' }, 'title'],
    [{ courseId: '00000000-0000-0000-0000-000000000000' }, 'courseId'],
  ])('are rejected at their field: %j', async (input, field) => {
    const reply = await slot(await student(), input);
    expect(reply.errors?.[0]?.extensions.details).toEqual([expect.objectContaining({ field })]);
  });

  test('are limited in number, also when past ones are moved', async () => {
    const who = await student();
    await db(
      `insert into study_slot (person_id, title, starts_at, minutes) select ?, 'Học', now() + n * interval '1 hour', 30
       from generate_series(-1, 199) n where n <> 0`,
      who.id,
    );
    expect((await slot(who)).errors).toBeUndefined();
    expect(getCode(await slot(who))).toBe('POLICY');
    const [past] = await db<{ id: string }>(
      'select id from study_slot where person_id = ? and starts_at < now()',
      who.id,
    );
    expect(getCode(await mutate(who, 'updateStudySlot', { slotId: past!.id, startsAt: at(2) }))).toBe(
      'POLICY',
    );
  });

  test('are done on a day on which their owner studied', async () => {
    const who = await learner();
    await slot(who, { startsAt: new Date(Date.now() + 30_000).toISOString() });
    const own = async () => (await schedule(who)).find(({ kind }) => kind === 'STUDY_SLOT');
    expect((await own())!.isDone).toBe(false);
    await db(
      `insert into study_day (enrolment_id, day, seconds) select id, (now() at time zone 'Asia/Ho_Chi_Minh')::date, 90
       from enrolment where student_id = ?`,
      who.id,
    );
    await db(`update study_slot set starts_at = now() where person_id = ?`, who.id);
    expect((await own())!.isDone).toBe(true);
  });
});

describe('the feed', () => {
  test('is read by its URL alone, in the person’s language, as valid iCalendar', async () => {
    const who = await learner();
    await slot(who, { title: 'Một\rATTACH:x\u2028hai' });
    await slot(who, {
      title: 'Đọc; viết, và \\ nói thật dài để dòng này phải gập lại giữa chừng nhé các bạn ơi',
    });
    const url = (await address(who))!;
    const { statusCode, headers, body } = await fetched(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = body.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const whole = body.replaceAll('\r\n ', '');
    expect(whole).toContain('SUMMARY:Tự học: Đọc\\; viết\\, và \\\\ nói thật dài để dòng này phải gập lại');
    expect(whole).not.toMatch(/\r(?!\n)|\u2028/);
    expect(whole).toContain('SUMMARY:Tự học: Một\\nATTACH:x\\nhai');
    expect(whole).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z/);
    const again = (tag: string) =>
      app.server.inject({ url: new URL(url).pathname, headers: { 'if-none-match': tag } });
    const same = await again(String(headers.etag));
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await updateRow('person', who.id, `locale = 'en'`);
    expect((await again(String(headers.etag))).statusCode).toBe(200);
    expect((await fetched(url)).body).toContain('SUMMARY:Study: ');
  });

  test('exports a single event for its own person', async () => {
    const [who, other] = [await learner(), await learner()];
    await slot(who, { title: 'Đọc chương một' });
    await slot(who, { title: 'Đọc chương hai' });
    const [event] = await schedule(who);
    const file = async (viewer: Actor, eventId = event!.id) =>
      (await ask(viewer, 'query($id: ID!) { scheduleFile(eventId: $id) }', { id: eventId })).data
        .scheduleFile as string | null;
    const text = (await file(who))!;
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`Tự học: ${event!.title}`);
    expect(await file(other)).toBeNull();
    expect(await file(who, 'live:nothing')).toBeNull();
  });

  test('ends with its renewal, its deletion or its person', async () => {
    const who = await learner();
    const first = (await address(who))!;
    const second = (await address(who))!;
    expect([(await fetched(first)).statusCode, (await fetched(second)).statusCode]).toEqual([404, 200]);
    expect(await address(who, 'closeCalendarAddress')).toBeNull();
    expect((await fetched(second)).statusCode).toBe(404);
    const third = (await address(who))!;
    expect((await fetched(third)).statusCode).toBe(200);
    expect((await fetched(second)).statusCode).toBe(404);
    await updateRow('person', who.id, 'is_active = false');
    expect((await fetched(third)).statusCode).toBe(404);
  });

  test('rejects another person’s ID, version or signature', async () => {
    const [who, other] = [await learner(), await learner()];
    const [own, theirs] = [(await address(who))!, (await address(other))!];
    const [id, version, signature] = own.split('/').at(-1)!.split('.');
    const [otherId, , otherSignature] = theirs.split('/').at(-1)!.split('.');
    for (const name of [
      `${otherId}.${version}.${signature}`,
      `${id}.${version}.${otherSignature}`,
      `${id}.${Number(version) + 1}.${signature}`,
      `${id}.${version}`,
      'x',
    ])
      expect((await fetched(`http://x/calendar/${name}.ics`)).statusCode).toBe(404);
  });
});
