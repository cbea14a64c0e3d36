import type { EntityManager } from '@mikro-orm/postgresql';
import { students } from '../content/index.ts';
import { courseId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COURSE = 'react-19-tu-con-so-0';

/** Messages of the teacher to the class of their best-known course: days ago, and readers out of ten recipients. */
const MESSAGES = [
  {
    name: 'revision',
    daysAgo: 3,
    readers: 4,
    replies: [
      'Em làm ca tối nên không vào được. Buổi này có ghi hình lại không ạ?',
      'Có nhé, sáng thứ Sáu mình đăng bản ghi ở bài cuối chương Hooks.',
    ],
    title: 'Buổi ôn tập tối thứ Năm',
    body: 'Tối thứ Năm lúc 20 giờ mình mở phòng học trực tiếp để ôn chương Hooks.\n\nBạn ghi sẵn câu hỏi ở mục Hỏi đáp của bài nhé, mình sẽ trả lời lần lượt.',
  },
  {
    name: 'new exercises',
    daysAgo: 31,
    readers: 7,
    replies: [],
    title: 'Thêm bài tập cho chương cuối',
    body: 'Mình vừa thêm ba bài tập ngắn ở chương cuối. Ai đã xong khoá vẫn vào làm được, chứng chỉ không đổi.',
  },
] as const;

/** List by which the class of an evening school was enrolled. */
const LIST = {
  daysAgo: 12,
  reason: 'Lớp buổi tối của trung tâm, học phí đã đóng tại lớp.',
  others: [
    { email: 'lop.toi.01@example.vn', outcome: 'INVITED' },
    { email: 'lop.toi.02@example.vn', outcome: 'INVITED' },
    { email: 'lop.toi@', outcome: 'INVALID' },
  ],
} as const;

/** An edit of a course on sale that waits for a reviewer. */
const HELD = {
  hoursAgo: 5,
  sentence: 'Muốn học kèm riêng, bạn nhắn Zalo 0912 345 678 nhé.',
};

/**
 * Seeds messages to a class with replies, a list of enrolled students with invitations and a class code, and an edit
 * that waits for a reviewer. Nobody is notified of lessons that are old.
 */
export async function seedClassroom(em: EntityManager, now: Date): Promise<void> {
  await seedMessages(em, now);
  await seedList(em, now);
  await seedHeldEdit(em, now);
  await em.execute(
    `insert into new_lesson_notice (course_id, version) select id, version from course where version > 1
     on conflict do nothing`,
  );
}

async function seedMessages(em: EntityManager, now: Date): Promise<void> {
  for (const { name, daysAgo, readers, replies, title, body } of MESSAGES) {
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
    // The first recipient asks, and the teacher responds
    for (const [index, text] of replies.entries())
      await em.execute(
        `insert into course_message_reply (id, message_id, enrolment_id, author_id, body, sent_at)
         select ?, m.id, r.enrolment_id, case when ? then e.student_id else m.author_id end, ?, m.sent_at + ?::interval
         from course_message m join lateral (
           select enrolment_id from course_message_reader where message_id = m.id order by enrolment_id limit 1) r on true
         join enrolment e on e.id = r.enrolment_id where m.id = ?`,
        [stableId(`reply ${name} ${index}`), index % 2 === 0, text, `${index * 2 + 1} hours`, id],
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
  await em.execute(
    `insert into course_invitation (id, course_id, email, token_hash, inviter_id, created_at, sent_at, expires_at)
     select uuidv7(), c.id, l.email, ?::bytea || decode(lpad(to_hex(l.line), 2, '0'), 'hex'), c.teacher_id, ?, ?, ?::timestamptz + interval '30 days'
     from roster_line l join roster_change r on r.id = l.change_id join course c on c.id = r.course_id
     where l.change_id = ? and l.outcome = 'INVITED'`,
    // The prefixes of hashes without a token
    [`\\x${'0'.repeat(62)}`, at, at, at, changeId],
  );
  await em.execute("insert into class_code (course_id, code, is_on) values (?, 'HOCTOI26', true)", [
    courseId(COURSE),
  ]);
}

async function seedHeldEdit(em: EntityManager, now: Date): Promise<void> {
  const at = new Date(now.getTime() - HELD.hoursAgo * HOUR);
  await em.execute(
    `insert into held_edit (id, course_id, kind, subject_id, title, state, content, former, changes, flagged, author_id, created_at, updated_at)
     select ?, c.id, 'COURSE', c.id, c.title, 'WAITING', jsonb_build_object('subtitle', w.after), jsonb_build_object('subtitle', c.subtitle),
       jsonb_build_array(jsonb_build_object('field', 'subtitle', 'before', c.subtitle, 'after', w.after)),
       jsonb_build_array(jsonb_build_object('rule', 'CONTACT', 'sentence', ?::text, 'confidence', 0.9)), c.teacher_id, ?, ?
     from course c cross join lateral (select concat_ws(' ', c.subtitle, ?::text) as after) w where c.id = ?`,
    [stableId('held edit'), HELD.sentence, at, at, HELD.sentence, courseId(COURSE)],
  );
}
