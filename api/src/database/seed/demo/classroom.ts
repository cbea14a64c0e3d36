import type { EntityManager } from '@mikro-orm/postgresql';
import { students } from '../content/index.ts';
import { courseId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;
const COURSE = 'react-19-tu-con-so-0';

/** Messages of the teacher to the class of their best-known course: days ago, and readers out of ten recipients. */
const MESSAGES = [
  {
    name: 'revision',
    daysAgo: 3,
    readers: 4,
    title: 'Buổi ôn tập tối thứ Năm',
    body: 'Tối thứ Năm lúc 20 giờ mình mở phòng học trực tiếp để ôn chương Hooks.\n\nBạn ghi sẵn câu hỏi ở mục Hỏi đáp của bài nhé, mình sẽ trả lời lần lượt.',
  },
  {
    name: 'new exercises',
    daysAgo: 31,
    readers: 7,
    title: 'Thêm bài tập cho chương cuối',
    body: 'Mình vừa thêm ba bài tập ngắn ở chương cuối. Ai đã xong khoá vẫn vào làm được, chứng chỉ không đổi.',
  },
] as const;

/** List by which the class of an evening school was enrolled. */
const LIST = {
  daysAgo: 12,
  reason: 'Lớp buổi tối của trung tâm, học phí đã đóng tại lớp.',
  others: [
    { email: 'lop.toi.01@example.vn', outcome: 'NO_ACCOUNT' },
    { email: 'lop.toi.02@example.vn', outcome: 'NO_ACCOUNT' },
    { email: 'lop.toi@', outcome: 'INVALID' },
  ],
} as const;

/** Seeds messages to a class, and a list of enrolled students. Nobody is notified of lessons that are old. */
export async function seedClassroom(em: EntityManager, now: Date): Promise<void> {
  await seedMessages(em, now);
  await seedList(em, now);
  await em.execute(
    `insert into new_lesson_notice (course_id, version) select id, version from course where version > 1
     on conflict do nothing`,
  );
}

async function seedMessages(em: EntityManager, now: Date): Promise<void> {
  for (const { name, daysAgo, readers, title, body } of MESSAGES) {
    const id = stableId(`course message ${name}`);
    const at = new Date(now.getTime() - daysAgo * DAY);
    await em.execute(
      `insert into course_message (id, course_id, author_id, audience, title, body, recipients, sent_at)
       select ?, c.id, c.teacher_id, 'EVERYONE', ?, ?, count(e.id), ? from course c
       join enrolment e on e.course_id = c.id and e.access = 'ACTIVE' and e.enrolled_at < ? where c.id = ? group by c.id`,
      [id, title, body, at, at, courseId(COURSE)],
    );
    await em.execute(
      `insert into course_message_reader (message_id, enrolment_id, told_at, read_at)
       select ?, e.id, ?::timestamptz, case when h.luck % 10 < ? then ?::timestamptz + h.luck % 40 * interval '1 hour' end
       from enrolment e cross join lateral (select abs(hashtext(e.id::text)) as luck) h
       where e.course_id = ? and e.access = 'ACTIVE' and e.enrolled_at < ?`,
      [id, at, readers, at, courseId(COURSE), at],
    );
  }
}

async function seedList(em: EntityManager, now: Date): Promise<void> {
  const at = new Date(now.getTime() - LIST.daysAgo * DAY);
  const changeId = stableId('roster evening school');
  await em.execute(
    `insert into roster_change (id, course_id, author_id, kind, reason, created_at, ended_at)
     select ?, id, teacher_id, 'ENROL', ?, ?, ?::timestamptz + interval '4 seconds' from course where id = ?`,
    [changeId, LIST.reason, at, at, courseId(COURSE)],
  );
  const free = await em.execute<{ id: string; email: string }[]>(
    `select p.id, p.email from person p where p.id = any(string_to_array(?, ',')::uuid[]) and not exists (
       select 1 from enrolment e where e.student_id = p.id and e.course_id = ?) order by p.email limit 6`,
    [
      students()
        .map(({ email }) => personId(email))
        .join(),
      courseId(COURSE),
    ],
  );
  const places = free.map(({ id, email }) => ({
    id: stableId(`enrolment ${COURSE} ${email}`),
    student_id: id,
    course_id: courseId(COURSE),
    access: 'ACTIVE',
    source: 'TEACHER',
    enrolled_at: at,
  }));
  await insertAll(em, 'enrolment', places);
  await insertAll(em, 'roster_line', [
    ...free.map(({ email }, index) => ({
      change_id: changeId,
      line: index + 1,
      email,
      enrolment_id: places[index]!.id,
      outcome: 'DONE',
    })),
    ...LIST.others.map(({ email, outcome }, index) => ({
      change_id: changeId,
      line: free.length + index + 1,
      email,
      enrolment_id: null,
      outcome,
    })),
  ]);
}
