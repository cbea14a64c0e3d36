import { describe, expect, test } from 'vitest';
import { runSql, sql } from '../../platform/db/index.ts';
import { type Actor, getCode, getReason, richText } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { createXlsx } from '../../testing/xlsx.ts';
import { CourseStatus } from './course.enums.ts';
import { app, audit, other, owner } from './testing/courses.ts';

const { course, db, mutate } = helpersFor(app);

interface Imported {
  sections: number;
  lessons: number;
  passedOver: string[];
  rows: {
    line: number;
    section: string;
    makesSection: boolean;
    lesson: string | null;
    kind: string | null;
    durationSec: number;
    isRequired: boolean;
    isPreview: boolean;
    hasText: boolean;
    lessonId: string | null;
    problem: string | null;
    notes: string[];
  }[];
}
const send = (courseId: string, file: string | Buffer, input: object = {}, who: Actor = owner) =>
  mutate(
    who,
    'importOutline',
    { courseId, file: Buffer.from(file as string).toString('base64'), isDryRun: false, ...input },
    `sections lessons passedOver
      rows { line section makesSection lesson kind durationSec isRequired isPreview hasText lessonId problem notes }`,
  );
const imported = async (...given: Parameters<typeof send>) =>
  (await send(...given)).data.importOutline as Imported;
const draft = () => course(owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
const outline = async (courseId: string) =>
  (
    await db<{ text: string }>(
      `select s.position || '.' || s.title || coalesce(' ' || l.position || '.' || l.title || ' ' || l.kind
          || case when l.is_preview then ' preview' else '' end || case when l.is_required then '' else ' optional' end, '') as text
        from section s left join lesson l on l.section_id = s.id where s.course_id = ? order by s.position, l.position`,
      courseId,
    )
  ).map(({ text }) => text);

const FILE = `Chương;Bài học;Loại;Thời lượng (phút);Bắt buộc;Học thử;Nội dung;Ghi chú
Mở đầu;Chào bạn;Bài đọc;;có;x;"Dòng một
<script>alert(1)</script>";của tôi
;Phim giới thiệu;Video;12;không;;;
Tài liệu;Tệp bài giảng;Tài liệu;20;;;;
Tài liệu;Bài lạ;Trò chơi;;;;;
Tài liệu;Hi;;;;;;
Tài liệu;Kiểm tra;Quiz;;có lẽ;;;
Ôn tập;;;;;;;
`;

describe('an outline out of a table', () => {
  test('is previewed in a dry run that changes nothing', async () => {
    const { id } = await draft();
    const before = await outline(id);
    const { rows, ...counts } = await imported(id, FILE, { isDryRun: true });
    expect(counts).toEqual({ sections: 3, lessons: 3, passedOver: ['Ghi chú'] });
    expect(
      rows.map(({ line, section, lesson, makesSection, problem }) => [
        line,
        section,
        lesson,
        makesSection,
        !!problem,
      ]),
    ).toEqual([
      [2, 'Mở đầu', 'Chào bạn', true, false],
      [4, 'Mở đầu', 'Phim giới thiệu', false, false],
      [5, 'Tài liệu', 'Tệp bài giảng', true, false],
      [6, 'Tài liệu', 'Bài lạ', false, true],
      [7, 'Tài liệu', 'Hi', false, true],
      [8, 'Tài liệu', 'Kiểm tra', false, true],
      [9, 'Ôn tập', null, true, false],
    ]);
    expect(rows.map(({ problem }) => problem).filter(Boolean)).toEqual([
      expect.stringContaining('Không có loại bài “Trò chơi”'),
      'Tên dài từ 3 đến 80 ký tự.',
      '“có lẽ” không hợp lệ. Bạn điền “có” hoặc “không” nhé.',
    ]);
    expect(rows[3]!.kind).toBeNull();
    expect(rows[0]).toMatchObject({ isPreview: true, isRequired: true, hasText: true, lessonId: null });
    expect(rows[1]).toMatchObject({
      isRequired: false,
      durationSec: 0,
      notes: ['Thời lượng được tính theo video bạn tải lên.'],
    });
    expect(rows[2]).toMatchObject({
      durationSec: 0,
      notes: ['Sen tự tính thời lượng của loại bài này.'],
    });
    expect(await outline(id)).toEqual(before);
    expect(await audit(id)).toEqual([]);
  });

  test('matches the dry run, with texts as typed', async () => {
    const { id } = await draft();
    const preview = await imported(id, FILE, { isDryRun: true });
    const done = await imported(id, FILE);
    expect({ ...done, rows: done.rows.map((row) => ({ ...row, lessonId: null })) }).toEqual(preview);
    expect(done.rows.map(({ lessonId }) => lessonId !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(await outline(id)).toEqual([
      '0.Chương một 0.Bài 1 TEXT',
      '0.Chương một 1.Bài 2 TEXT',
      '1.Mở đầu 0.Chào bạn TEXT preview',
      '1.Mở đầu 1.Phim giới thiệu VIDEO optional',
      '2.Tài liệu 0.Tệp bài giảng FILE',
      '3.Ôn tập',
    ]);
    const [{ body }] = (await db<{ body: object }>(
      'select body from lesson where id = ?',
      done.rows[0]!.lessonId,
    )) as [{ body: object }];
    expect(body).toEqual(richText('Dòng một', '<script>alert(1)</script>'));
    expect(await audit(id)).toEqual(['course.import-outline']);
  });

  test('is appended to existing sections and reports equal names', async () => {
    const { id } = await draft();
    const file = createXlsx([
      ['Section', 'Lesson', 'Kind', 'Minutes', 'Required', 'Preview'],
      ['CHƯƠNG  MỘT', 'Bài 1', 'Live lesson', '1:30:00', 'no', 'yes'],
      ['Chương một'],
    ]);
    const { rows, sections, lessons } = await imported(id, file);
    expect({ sections, lessons }).toEqual({ sections: 0, lessons: 1 });
    expect(rows[0]).toMatchObject({
      makesSection: false,
      durationSec: 0,
      notes: ['Chương đã có bài cùng tên. Bài này được thêm ở cuối chương.'],
    });
    expect(rows[1]!.notes).toEqual(['Chương này đã có nên không tạo thêm.']);
    expect(await outline(id)).toEqual([
      '0.Chương một 0.Bài 1 TEXT',
      '0.Chương một 1.Bài 2 TEXT',
      '0.Chương một 2.Bài 1 LIVE preview optional',
    ]);
  });

  test('is imported once per key; two simultaneous imports run in sequence', async () => {
    const { id } = await draft();
    const file = 'Section,Lesson\nMột chương,Bài của tôi\n';
    const key = { idempotencyKey: 'outline-00001' };
    const [first, again] = await Promise.all([imported(id, file, key), imported(id, file, key)]);
    expect(again).toEqual(first);
    expect(getReason(await send(id, `${file}Một chương,Bài khác\n`, key))).toBe('KEY_REUSED');
    const both = await Promise.all([imported(id, file), imported(id, file)]);
    expect(both.map(({ sections }) => sections)).toEqual([0, 0]);
    expect(await outline(id)).toEqual([
      '0.Chương một 0.Bài 1 TEXT',
      '0.Chương một 1.Bài 2 TEXT',
      '1.Một chương 0.Bài của tôi TEXT',
      '1.Một chương 1.Bài của tôi TEXT',
      '1.Một chương 2.Bài của tôi TEXT',
    ]);
    const fresh = await draft();
    await Promise.all([imported(fresh.id, file), imported(fresh.id, file)]);
    expect((await outline(fresh.id)).slice(2)).toEqual([
      '1.Một chương 0.Bài của tôi TEXT',
      '1.Một chương 1.Bài của tôi TEXT',
    ]);
  });

  test('stops at the limits of a course, row by row', async () => {
    const { id } = await draft();
    const sections = Array.from({ length: 101 }, (_, n) => `Chương số ${n}`).join('\n');
    const { rows } = await imported(id, `Section,Lesson\n${sections}\n`);
    expect(rows.filter(({ problem }) => problem).map(({ line }) => line)).toEqual([101, 102]);
    const lessons = Array.from({ length: 201 }, (_, n) => `Chương số 1,Bài số ${n}`).join('\n');
    const full = await imported(id, `Section,Lesson\n${lessons}\n`);
    expect(full.lessons).toBe(200);
    expect(full.rows.at(-1)!.problem).toMatch(/200/);
    await db(
      `insert into lesson (course_id, section_id, title, kind, rule, position)
        select s.course_id, s.id, 'Thêm', 'TEXT', 'DWELL', n from section s, generate_series(1, 98) n
        where s.course_id = ? and s.title in ('Chương số 2', 'Chương số 3', 'Chương số 4')`,
      id,
    );
    const last = await imported(
      id,
      'Section,Lesson\nChương số 5,Bài vừa đủ\nChương số 5,Bài nữa\nChương số 5,Bài cuối\n',
    );
    expect({ lessons: last.lessons, problem: last.rows.at(-1)!.problem }).toEqual({
      lessons: 3,
      problem: null,
    });
    await db(
      `insert into lesson (course_id, section_id, title, kind, rule, position)
        select s.course_id, s.id, 'Thêm', 'TEXT', 'DWELL', 90 from section s
        where s.course_id = ? and s.title = 'Chương số 6'`,
      id,
    );
    const beyond = await imported(id, 'Section,Lesson\nChương số 5,Bài thừa\n');
    expect(beyond.rows[0]!.problem).toMatch(/500/);
  });

  test('that is invalid is rejected as a whole at its field', async () => {
    const { id } = await draft();
    for (const file of ['', 'Section,Lesson\n', 'Tên,Bài\na,b\n', Buffer.from('PK\u0003\u0004')])
      expect(getCode(await send(id, file))).toBe('BAD_INPUT');
    expect(getCode(await send(id, '', { file: 'không phải base64' }))).toBe('BAD_INPUT');
    expect(getCode(await send(id, 'x'.repeat(700_001)))).toBe('BAD_INPUT');
  });

  test('that is small has a small response, regardless of its titles', async () => {
    const { id } = await draft();
    const long = 'Chương dài '.repeat(2000);
    const rows = `${long},${long}\n${',Bài của tôi\n'.repeat(500)}`;
    const preview = await imported(id, `Section,Lesson,${long}\n${rows}`);
    expect(preview).toMatchObject({ sections: 0, lessons: 0 });
    expect(preview.rows).toHaveLength(501);
    expect(new Set(preview.rows.map(({ problem }) => problem))).toEqual(
      new Set(['Tên dài từ 3 đến 80 ký tự.']),
    );
    const texts = preview.rows.flatMap(({ section, lesson }) => [section, lesson ?? '']);
    expect(Math.max(...[...texts, ...preview.passedOver].map(({ length }) => length))).toBe(120);
    expect(preview.rows[0]!.section).toMatch(/^Chương dài .+…$/);
  });

  test('is parsed only for editors and while no request waits for it', async () => {
    const { id } = await draft();
    expect(getCode(await send(id, 'không có cột', {}, other))).toBe('NOT_FOUND');
    await app.services.orm.em.fork().transactional(async (em) => {
      await runSql(em, sql`select 1 from course where id = ${id} for update`);
      expect(getCode(await send(id, 'không có cột'))).toBe('BAD_INPUT');
    });
  });

  test('requires an editor and an editable course', async () => {
    const { id } = await draft();
    const file = 'Section,Lesson\nMột chương,Bài của tôi\n';
    expect(getCode(await send(id, file, {}, other))).toBe('NOT_FOUND');
    const waiting = await course(owner.id, { status: CourseStatus.PENDING_REVIEW });
    expect(getReason(await send(waiting.id, file, { isDryRun: true }))).toBe('NOT_EDITABLE');
  });
});
