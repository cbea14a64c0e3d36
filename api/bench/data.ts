import pg from 'pg';
import { fillDesks } from './desks.ts';
import { fillLearning } from './learning.ts';
import { fillMoney } from './money.ts';
import { fillTranscripts, spokenCourses } from './transcripts.ts';

export interface Size {
  readonly courses: number;
  readonly lessonsPerCourse: number;
  readonly students: number;
  readonly enrolments: number;
  readonly ratings: number;
  /** Paid orders, each with about ten ledger entries. */
  readonly sales: number;
  /** Hours of captions; one student has opened all of their lessons. */
  readonly spokenHours: number;
}
export const FULL: Size = {
  courses: 20_000,
  lessonsPerCourse: 15,
  students: 50_000,
  enrolments: 200_000,
  ratings: 150_000,
  sales: 102_000,
  spokenHours: 200,
};
export const TENTH: Size = {
  courses: 2_000,
  lessonsPerCourse: 15,
  students: 5_000,
  enrolments: 20_000,
  ratings: 15_000,
  sales: 10_200,
  spokenHours: 20,
};

const SUBJECTS = [
  'Lập trình React',
  'Phân tích dữ liệu',
  'Thiết kế Figma',
  'Tiếng Anh giao tiếp',
  'Yoga buổi sáng',
  'Nấu món Huế',
  'Guitar đệm hát',
  'Bán hàng trên sàn',
  'Nhiếp ảnh điện thoại',
  'Excel cho kế toán',
];

const FAMILIES = 'Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý'.split(' ');
const GIVEN = [
  'Văn Phúc',
  'Thị Hạnh',
  'Minh Châu',
  'Đức Anh',
  'Thuỳ Trang',
  'Quang Huy',
  'Bảo Ngọc',
  'Gia Huy',
  'Thu Thảo',
];

/** Fills a migrated database with the same rows each time. */
export async function fill(databaseUrl: string, size: Size): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await fillTables(db, size);
  } finally {
    await db.end();
  }
}

async function fillTables(db: pg.Client, size: Size): Promise<void> {
  const run = (sql: string, values: unknown[] = []) => db.query(sql, values);
  await run('set session_replication_role = replica'); // counters are written below, once
  await run(`insert into category (id, slug, name, name_en, icon, motif, position)
    select ('10000000-0000-8000-a000-' || lpad(i::text, 12, '0'))::uuid, 'danh-muc-' || i, 'Danh mục ' || i, 'Category ' || i, 'code', 'code', i from generate_series(1, 20) i`);
  await run(
    `insert into person (id, email, full_name, roles, phone, is_active, created_at, last_seen_at)
    select ('20000000-0000-8000-a000-' || lpad(i::text, 12, '0'))::uuid, 'p' || i || '@bench.test',
      ($2::text[])[1 + i % cardinality($2)] || ' ' || ($3::text[])[1 + (i * 7) % cardinality($3)] || ' ' || i,
      case when i <= 500 then array['USER','TEACHER'] else array['USER'] end, '09' || lpad((i * 7919 % 100000000)::text, 8, '0'),
      i % 50 <> 0, now() - (i * 7919 % 700000) * interval '1 minute', now() - (i * 104729 % 100000) * interval '1 minute'
    from generate_series(1, $1::bigint + 500) i`,
    [size.students, FAMILIES, GIVEN],
  );
  await run(`insert into teacher_profile (person_id, headline, seller_class)
    select id, 'Giảng viên', 'INDIVIDUAL' from person where 'TEACHER' = any(roles)`);
  await run(
    `insert into course (id, slug, title, subtitle, description, description_words, outcomes, requirements, audience, level, status, category_id, teacher_id, price, published_at, student_count, rating_average, rating_count, lesson_count, required_lessons, duration_sec, updated_at)
    select ('30000000-0000-8000-a000-' || lpad(i::text, 12, '0'))::uuid, 'khoa-hoc-' || i, ($2::text[])[1 + i % 10] || ' ' || i, 'Từ cơ bản đến nâng cao, bài ' || i,
      jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('Nội dung khoá học. ', 30)))))), 90,
      array['Làm được một việc', 'Làm được hai việc'], array['Máy tính'], array['Người mới'], 'ALL', 'PUBLISHED',
      ('10000000-0000-8000-a000-' || lpad((1 + i % 20)::text, 12, '0'))::uuid, ('20000000-0000-8000-a000-' || lpad((1 + i % 500)::text, 12, '0'))::uuid,
      100000 + (i % 50) * 10000, now() - i * interval '1 minute', (i * 7919) % 1000, 3 + (i % 20) / 10.0, (i * 31) % 300, $3::int, $3::int, $3::int * 300, now() - (i * 7919 % 500000) * interval '1 minute'
    from generate_series(1, $1::int) i`,
    [size.courses, SUBJECTS, size.lessonsPerCourse],
  );
  await run(
    `insert into section (id, course_id, title, position, lesson_count, duration_sec)
    select md5('s' || c.id || s)::uuid, c.id, 'Chương ' || s, s, $1::int / 3, $1::int * 100 from course c, generate_series(0, 2) s`,
    [size.lessonsPerCourse],
  );
  await run(
    `insert into lesson (id, course_id, section_id, title, kind, rule, position, duration_sec, body)
    select md5('l' || c.id || l)::uuid, c.id, md5('s' || c.id || (l % 3))::uuid, 'Bài ' || l, 'VIDEO', 'WATCH', l / 3, 300,
      '{"type":"doc","content":[]}' from course c, generate_series(0, $1::int - 1) l`,
    [size.lessonsPerCourse],
  );
  await run(
    `insert into enrolment (student_id, course_id, source, completed_lessons, completed_required, last_studied_at)
    select ('20000000-0000-8000-a000-' || lpad((501 + i % $2::int)::text, 12, '0'))::uuid, ('30000000-0000-8000-a000-' || lpad((1 + (i * 7::bigint + i / $2::int) % $3::int)::text, 12, '0'))::uuid,
      'PURCHASE', i % 15, i % 15, now() - (i % 1000) * interval '1 hour' from generate_series(1, $1::int) i on conflict do nothing`,
    [size.enrolments, size.students, size.courses],
  );
  await run(
    `insert into rating (course_id, author_id, enrolment_id, stars, text, created_at)
    select course_id, student_id, id, 3 + (row_number() over (order by id)) % 3, 'Khoá học dễ hiểu, ví dụ sát thực tế.', now() - random() * interval '100 days' from enrolment limit $1::int`,
    [size.ratings],
  );
  await fillMoney(db, size);
  await fillTranscripts(db, {
    courses: spokenCourses(size.spokenHours, size.lessonsPerCourse),
    teacherId: '20000000-0000-8000-a000-000000000001',
  });
  await fillLearning(db, size.students);
  await fillDesks(db, size.students);
  await run('set session_replication_role = origin');
  await run('select refresh_course_document(array(select id from course))');
  await run('vacuum analyze');
}
