import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { LINEAR, measureGrowth } from '../../../testing/growth.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getAuditLog, openLesson } from '../../../testing/study.ts';
import { parseAddresses } from './parse-addresses.ts';
import { processRoster, sweepRosters } from './process-roster.jobs.ts';

const app = await testApp();
const { ask, coTeacher, course, db, enrol, student, teacher, updateRow } = helpersFor(app);
const REASON = 'Lớp học trực tiếp khoá tháng 11.';
let owner: Actor, an: Actor, binh: Actor;
let facts: CourseFacts;
beforeEach(async () => {
  owner = await teacher();
  await updateRow('person', owner.id, 'email_verified_at = now()');
  facts = await course(owner.id, { lessons: 2 });
  [an, binh] = [await confirmed(), await confirmed()];
});

/** A student with a verified address. */
const confirmed = async () => {
  const who = await student();
  await updateRow('person', who.id, 'email_verified_at = now()');
  return who;
};

const getEmail = async ({ email }: Actor) => email;
const change = async (input: object, who = owner) => {
  const answer = await ask(
    who,
    `mutation($input: ChangeRosterInput!) { changeRoster(input: $input) { id kind lineCount workedCount doneCount endedAt } }`,
    { input: { courseId: facts.id, kind: 'ENROL', reason: REASON, ...input } },
  );
  return { ...answer, id: (answer.data?.changeRoster as { id: string } | null)?.id ?? '' };
};
const work = (changeId: string) => processRoster.handle(app.services, { changeId });
/** Sends a list, runs its job and returns the result. */
const ran = async (input: object) => {
  const answer = await change(input);
  expect(answer.errors).toBeUndefined();
  const { id } = answer;
  await work(id);
  return outcomes(id);
};
const outcomes = async (changeId: string, who = owner) => {
  const answer = await ask(
    who,
    'query($id: ID!) { rosterLines(changeId: $id, limit: 100) { items { line outcome } } }',
    { id: changeId },
  );
  const items = (answer.data.rosterLines as { items: { line: number; outcome: string }[] }).items;
  return items.sort((a, b) => a.line - b.line).map(({ outcome }) => outcome);
};
const place = async ({ id }: Actor) =>
  (
    await db<{ access: string; source: string; id: string }>(
      'select id, access_now(access, expires_at) as access, source from enrolment where student_id = ? and course_id = ?',
      id,
      facts.id,
    )
  )[0];
const notified = ({ id }: Actor) =>
  db<{ kind: string; params: object }>(
    "select kind, params from notification where person_id = ? and kind like 'PLACE_%' order by id",
    id,
  );

describe('a roster import', () => {
  test('enrols each student, reports each line and notifies the students', async () => {
    const [unconfirmed, holder] = [await student(), await confirmed()];
    await enrol(holder.id, facts.id);
    const addresses = [
      'Họ tên;Email',
      `Nguyễn An;${(await getEmail(an)).toUpperCase()}`,
      `"${await getEmail(binh)}"`,
      await getEmail(an),
      'khong-phai@dia chi',
      'chua-co@example.vn',
      await getEmail(unconfirmed),
      await getEmail(holder),
      await getEmail(owner),
      '',
    ].join('\r\n');
    expect(await ran({ addresses })).toEqual([
      'DONE',
      'DONE',
      'REPEATED',
      'INVALID',
      'INVITED',
      'INVITED',
      'HOLDS',
      'TEACHES',
    ]);
    expect(await place(an)).toMatchObject({ access: 'ACTIVE', source: 'TEACHER' });
    expect(await notified(an)).toEqual([
      { kind: 'PLACE_GIVEN', params: { course: 'Khoá học thử', reason: REASON } },
    ]);
    expect(await notified(holder)).toEqual([]);
    expect((await openLesson(app, an, facts.lessonIds[0])).errors).toBeUndefined();
    expect(await getAuditLog(app, facts.id)).toContainEqual(
      expect.objectContaining({ action: 'enrolment.give', reason: REASON }),
    );
  });

  test('ends only enrolments that a roster granted, and keeps their results', async () => {
    await ran({ addresses: await getEmail(an) });
    await enrol(binh.id, facts.id);
    const [given, bought] = [(await place(an))!.id, (await place(binh))!.id];
    const elsewhere = await enrol(binh.id, (await course(owner.id)).id);
    await updateRow('enrolment', given, 'completed_at = now()');
    expect(await ran({ kind: 'END', enrolmentIds: [given, bought, elsewhere] })).toEqual([
      'DONE',
      'OTHERWISE_GIVEN',
      'NO_PLACE',
    ]);
    expect(await place(an)).toMatchObject({ access: 'EXPIRED', id: given });
    expect(await place(binh)).toMatchObject({ access: 'ACTIVE' });
    expect((await notified(an)).map(({ kind }) => kind)).toEqual(['PLACE_GIVEN', 'PLACE_TAKEN']);
    expect(await ran({ kind: 'END', addresses: await getEmail(an) })).toEqual(['NO_PLACE']);
    expect(await ran({ addresses: await getEmail(an) })).toEqual(['DONE']);
    expect(await place(an)).toMatchObject({ access: 'ACTIVE', id: given });
  });

  test('is limited to the owner of the course', async () => {
    const [helper, stranger] = [await coTeacher(facts.id, 'EDIT,ANSWER,MARK'), await teacher()];
    const addresses = await getEmail(an);
    expect(getCode(await change({ addresses }, an))).toBe('FORBIDDEN');
    expect(getCode(await change({ addresses }, helper))).toBe('FORBIDDEN');
    expect(getCode(await change({ addresses }, stranger))).toBe('NOT_FOUND');
    const { id } = await change({ addresses });
    await work(id);
    expect(await outcomes(id, helper)).toEqual([]);
    const lists = await ask(helper, 'query($id: ID!) { rosterChanges(courseId: $id) { total } }', {
      id: facts.id,
    });
    expect(lists.data.rosterChanges).toEqual({ total: 0 });
    expect((await place(an))?.access).toBe('ACTIVE');
  });

  test('previews without revealing which accounts exist', async () => {
    const preview = (addresses: string, who = owner) =>
      ask(
        who,
        'query($id: ID!, $addresses: String!) { rosterPreview(courseId: $id, addresses: $addresses) { addressCount invalidLines repeatedCount placesLeft } }',
        { id: facts.id, addresses },
      );
    const known = await getEmail(an);
    expect((await preview(`${known}\nx@y\n${known}\nkhac@example.vn`)).data.rosterPreview).toEqual({
      addressCount: 2,
      invalidLines: [2],
      repeatedCount: 1,
      placesLeft: 200,
    });
    expect(getCode(await preview('không có gì'))).toBe('BAD_INPUT');
    expect(getCode(await preview(known, await teacher()))).toBe('NOT_FOUND');
    expect(
      getCode(await preview(Array.from({ length: 1001 }, (_, i) => `a${i}@example.vn`).join('\n'))),
    ).toBe('BAD_INPUT');
  });

  test('respects the limit of free enrolments, which ending an enrolment does not restore', async () => {
    await db(
      `insert into roster_change (id, course_id, author_id, kind, reason, ended_at)
       values ('018f0000-0000-7000-8000-000000000001', ?, ?, 'ENROL', 'Danh sách trước.', now()) on conflict do nothing`,
      facts.id,
      owner.id,
    );
    await db(
      "insert into roster_line (change_id, line, outcome) select '018f0000-0000-7000-8000-000000000001', n, 'DONE' from generate_series(1, 199) n",
    );
    const two = await change({ addresses: `${await getEmail(an)}\n${await getEmail(binh)}` });
    expect(getReason(two)).toBe('PLACES_GIVEN');
    expect(await ran({ addresses: await getEmail(an) })).toEqual(['DONE']);
    expect(await ran({ kind: 'END', addresses: await getEmail(an) })).toEqual(['DONE']);
    expect(getReason(await change({ addresses: await getEmail(binh) }))).toBe('PLACES_GIVEN');
  });

  test('runs one at a time and handles each line once with two workers', async () => {
    const addresses = await getEmail(an);
    const answers = await Promise.all([change({ addresses }), change({ addresses: await getEmail(binh) })]);
    const ok = answers.filter((each) => !each.errors);
    expect(ok).toHaveLength(1);
    expect(getReason(answers.find((each) => each.errors)!)).toBe('ROSTER_RUNS');
    const { id } = ok[0]!;
    await Promise.all([work(id), work(id), work(id)]);
    expect([...(await notified(an)), ...(await notified(binh))]).toHaveLength(1);
  });

  test('stops when the course leaves the sale or changes its owner, or when the job fails permanently', async () => {
    const addresses = `${await getEmail(an)}\n${await getEmail(binh)}`;
    const first = (await change({ addresses })).id;
    await updateRow('course', facts.id, "status = 'UNPUBLISHED'");
    await work(first);
    expect(await outcomes(first)).toEqual(['STOPPED', 'STOPPED']);
    expect(getReason(await change({ addresses }))).toBe('WRONG_STATE');
    await updateRow('course', facts.id, "status = 'PUBLISHED'");
    const second = (await change({ addresses })).id;
    await updateRow('course', facts.id, 'teacher_id = ?', [(await teacher()).id]);
    await work(second);
    expect(await place(an)).toBeUndefined();
    await updateRow('course', facts.id, 'teacher_id = ?', [owner.id]);
    expect(await outcomes(second)).toEqual(['STOPPED', 'STOPPED']);
    const third = (await change({ addresses })).id;
    await db(`create function refuse_place() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse_place before insert on enrolment for each row execute function refuse_place()`);
    const attempt = { signal: new AbortController().signal, isLast: true };
    await expect(processRoster.handle(app.services, { changeId: third }, attempt)).rejects.toThrow();
    await db('drop trigger refuse_place on enrolment; drop function refuse_place()');
    expect(await outcomes(third)).toEqual(['STOPPED', 'STOPPED']);
    expect(await ran({ addresses })).toEqual(['DONE', 'DONE']);
  });

  test('rejects invalid lists, reasons and courses', async () => {
    for (const input of [{}, { addresses: '' }, { enrolmentIds: [crypto.randomUUID()] }, { reason: 'vì' }])
      expect(getCode(await change(input))).toBe('BAD_INPUT');
    expect(getCode(await change({ addresses: 'a@example.vn', courseId: crypto.randomUUID() }))).toBe(
      'NOT_FOUND',
    );
  });

  test('that ends enrolments does not reveal which accounts exist', async () => {
    const [known, student] = [await getEmail(an), await getEmail(binh)];
    expect(await ran({ addresses: student })).toEqual(['DONE']);
    expect(await ran({ kind: 'END', addresses: [known, 'chua-co@example.vn', student].join('\n') })).toEqual([
      'NO_PLACE',
      'NO_PLACE',
      'DONE',
    ]);
  });

  test.each<[string, (string | null)[]]>([
    ['a@x.vn, b@x.vn, c@x.vn', ['a@x.vn', 'b@x.vn', 'c@x.vn']],
    ['a@x.vn b@x.vn;c@x.vn\td@x.vn', ['a@x.vn', 'b@x.vn', 'c@x.vn', 'd@x.vn']],
    ['Nguyễn A <a@x.vn>; "Trần, B" <B@x.vn>', ['a@x.vn', 'b@x.vn']],
    [
      '1. a@x.vn\n2) b@x.vn\n(c@x.vn)\n• d@x.vn\n- e@x.vn',
      ['a@x.vn', 'b@x.vn', 'c@x.vn', 'd@x.vn', 'e@x.vn'],
    ],
    ['mailto:a@x.vn?subject=Chào, Email:b@x.vn.', ['a@x.vn', 'b@x.vn']],
    ["Họ tên;Email\nAn;'+an@x.vn\nBình;\n", ['+an@x.vn', null]],
    ['\u200Ba@x.vn, a@x.vn\u200B, b＠x.vn', ['a@x.vn', 'a@x.vn', 'b@x.vn']],
    ['a@x.vn, b@x, c@x.vn@y', ['a@x.vn', null, null]],
  ])('of %j is read without losing an address', (text, emails) => {
    const read = parseAddresses(text);
    expect(read.map(({ email, outcome }) => (outcome === 'INVALID' ? null : email))).toEqual(emails);
    expect(new Set(read.map(({ line }) => line)).size).toBe(emails.length);
  });

  test('numbers its entries by line, also after multi-line entries', () => {
    const lines = parseAddresses('Email\na@x.vn\n\nb@x.vn, c@x.vn\nd@x.vn\n\n\ne@x.vn').map(
      ({ line }) => line,
    );
    expect(lines).toEqual([2, 4, 5, 6, 8]);
  });

  test('is parsed in linear time, regardless of line length', async () => {
    for (const text of [' ', '"', "'", '>', 'a.', '"a" ']) {
      const read = (size: number) =>
        parseAddresses(`a@b${text.repeat(Math.ceil(size / text.length))}c\nan@example.vn`);
      expect(read(100_000)[0]).toMatchObject({ outcome: 'INVALID' });
      // V8 maps strings above 128 KiB separately, which costs more for each character
      expect(measureGrowth(read, 140_000)).toBeLessThan(LINEAR);
    }
    const padded = parseAddresses(`${' '.repeat(100_000)}an@example.vn${' '.repeat(100_000)}`);
    expect(padded).toMatchObject([{ email: 'an@example.vn', outcome: 'WAITING' }]);
  });

  test('that was abandoned blocks further lists for a day', async () => {
    const { id } = await change({ addresses: await getEmail(an) });
    await sweepRosters.handle(app.services, {});
    expect(getReason(await change({ addresses: await getEmail(an) }))).toBe('ROSTER_RUNS');
    await updateRow('roster_change', id, "created_at = now() - interval '25 hours'");
    await sweepRosters.handle(app.services, {});
    expect(await outcomes(id)).toEqual(['STOPPED']);
    expect(await ran({ addresses: await getEmail(an) })).toEqual(['DONE']);
  });

  test('deletes addresses after 90 days', async () => {
    const { id } = await change({ addresses: 'mot@example.vn' });
    await work(id);
    await sweepRosters.handle(app.services, {});
    const kept = () => db('select email from roster_line where change_id = ?', id);
    expect(await kept()).toEqual([{ email: 'mot@example.vn' }]);
    await updateRow('roster_change', id, "created_at = now() - interval '91 days'");
    await sweepRosters.handle(app.services, {});
    expect(await kept()).toEqual([{ email: null }]);
  });
});
