import type { EntityManager } from '@mikro-orm/postgresql';
import { STAFF } from '../content/index.ts';
import { courseId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Message {
  /** Index of the author among the students who opened the lesson. `teacher` is the teacher of the course. */
  readonly by: number | 'teacher';
  readonly text: string;
  readonly isAccepted?: true;
  /** Number of likes. */
  readonly likes?: number;
}
interface Question extends Message {
  readonly by: number;
  /** Position that the question is about: second of the video or number of the paragraph. */
  readonly atSec?: number;
  readonly paragraph?: number;
  readonly course: string;
  /** Index of the lesson in the course, from 0. */
  readonly lesson: number;
  readonly replies?: readonly Message[];
  /** Reasons of the reports by other students. */
  readonly reports?: readonly string[];
}

/** Questions in the central courses: answered by teachers or other students, unanswered, and reported. */
const QUESTIONS: readonly Question[] = [
  {
    course: 'react-19-tu-con-so-0',
    lesson: 0,
    by: 0,
    paragraph: 2,
    text: 'Em đã quen jQuery thì có cần học lại JavaScript trước khi vào React không thầy?',
    likes: 3,
    replies: [
      {
        by: 'teacher',
        text: 'Không cần học lại từ đầu. Em nắm chắc hàm mũi tên, map, filter và tách object là theo được chương 1.',
        isAccepted: true,
        likes: 4,
      },
      { by: 1, text: 'Mình cũng từ jQuery sang, hai bài đầu hơi lạ nhưng sau đó quen.' },
    ],
  },
  {
    course: 'react-19-tu-con-so-0',
    lesson: 2,
    by: 1,
    text: 'Vì sao component phải viết hoa chữ đầu ạ? Em viết thường thì trang không báo lỗi mà cũng không hiện gì.',
    likes: 2,
    replies: [
      {
        by: 2,
        text: 'Viết thường thì React coi là thẻ HTML, như div hay span đó bạn.',
        isAccepted: true,
        likes: 3,
      },
    ],
  },
  {
    course: 'react-19-tu-con-so-0',
    lesson: 3,
    by: 2,
    text: 'Truyền một hàm qua props thì mỗi lần vẽ lại hàm có được tạo mới không, và có chậm không ạ?',
    replies: [{ by: 0, text: 'Mình cũng thắc mắc chỗ này.' }],
  },
  {
    course: 'react-19-tu-con-so-0',
    lesson: 1,
    by: 3,
    text: 'Em chạy lệnh tạo dự án trên Windows thì báo không tìm thấy npm, cài lại Node rồi vẫn vậy.',
  },
  {
    course: 'react-19-tu-con-so-0',
    lesson: 0,
    by: 2,
    text: 'Ai cần tài khoản phần mềm giá rẻ thì vào nhóm Zalo của mình, có đủ loại, bảo hành trọn đời!!!',
    reports: ['Quảng cáo, không liên quan đến bài học', 'Bán tài khoản lậu trong phần hỏi đáp'],
  },
  {
    course: 'git-khong-so',
    lesson: 0,
    by: 0,
    text: 'Lỡ commit nhầm tệp chứa mật khẩu thì xoá đi commit lại đã đủ chưa thầy?',
    likes: 5,
    replies: [
      {
        by: 'teacher',
        text: 'Chưa đủ, lịch sử vẫn còn. Em đổi mật khẩu đó trước, rồi mới dọn lịch sử như bài sau.',
        isAccepted: true,
        likes: 6,
      },
    ],
  },
  {
    course: 'python-cho-nguoi-moi',
    lesson: 8,
    by: 0,
    atSec: 388,
    text: 'Khi nào nên dùng list, khi nào nên dùng tuple vậy cô?',
    replies: [
      {
        by: 'teacher',
        text: 'Dữ liệu còn thêm bớt thì dùng list, cố định như toạ độ thì dùng tuple em nhé.',
      },
    ],
  },
  {
    course: 'python-cho-nguoi-moi',
    lesson: 2,
    by: 1,
    atSec: 248,
    text: 'Ở phút thứ tư, vì sao đổi a mà b không đổi theo, trong khi với danh sách thì cả hai cùng đổi ạ?',
    likes: 4,
    replies: [
      {
        by: 'teacher',
        text: 'Số không sửa tại chỗ được nên nhãn phải dán sang số mới. Danh sách thì sửa tại chỗ, hai nhãn vẫn ở cùng một danh sách.',
        isAccepted: true,
        likes: 3,
      },
    ],
  },
  {
    course: 'python-cho-nguoi-moi',
    lesson: 2,
    by: 2,
    atSec: 520,
    text: 'Đặt tên biến bằng tiếng Việt có dấu thì chương trình vẫn chạy, vậy có nên dùng không cô?',
  },
  {
    course: 'python-cho-nguoi-moi',
    lesson: 4,
    by: 1,
    atSec: 96,
    text: 'Chương trình của em dừng ở dòng input mà không in gì ra, có phải do thiếu dấu ngoặc không ạ?',
  },
];

interface LessonStudent {
  readonly course: string;
  readonly place: number;
  readonly lesson: string;
  readonly teacher: string;
  readonly person: string;
  /** Time at which the student opened the lesson, in PostgreSQL's format. */
  readonly at: string;
}

/** Seeds questions on lessons, replies, likes, and pending cases for moderators. */
export async function seedDiscussions(em: EntityManager, now: Date): Promise<void> {
  const lessonStudents = await findLessonStudents(em);
  const latest = now.getTime() - 10 * MINUTE;
  const comments: Record<string, unknown>[] = [];
  const likes: Record<string, unknown>[] = [];
  const reported: { id: string; at: Date; by: string[]; notes: readonly string[] }[] = [];
  for (const [index, entry] of QUESTIONS.entries()) {
    const students = lessonStudents.filter(
      ({ course, place }) => course === courseId(entry.course) && place === entry.lesson,
    );
    const by = students[entry.by];
    if (!by) continue;
    const add = (message: Message, n: number, parent: string | null, at: number) => {
      const id = stableId(`comment ${index} ${n}`);
      const author = message.by === 'teacher' ? by.teacher : students[message.by]?.person;
      const likers = students.filter(({ person }) => person !== author).slice(0, message.likes ?? 0);
      if (author)
        comments.push({
          id,
          lesson_id: by.lesson,
          author_id: author,
          parent_id: parent,
          text: message.text,
          at_sec: parent ? null : (entry.atSec ?? null),
          paragraph: parent ? null : (entry.paragraph ?? null),
          like_count: likers.length,
          reply_count: 0,
          accepted_at: message.isAccepted ? new Date(at + HOUR) : null,
          created_at: new Date(at),
        });
      likes.push(
        ...likers.map(({ person }) => ({
          comment_id: id,
          person_id: person,
          created_at: new Date(at + HOUR),
        })),
      );
      return id;
    };
    const at = Math.min(new Date(by.at).getTime() + 20 * MINUTE, latest - 30 * HOUR + index * 3 * HOUR);
    const question = add(entry, 0, null, at);
    for (const [n, reply] of (entry.replies ?? []).entries())
      add(reply, n + 1, question, at + (n + 2) * HOUR);
    if (entry.reports)
      reported.push({
        id: question,
        at: new Date(at + HOUR),
        by: students.filter(({ person }) => person !== by.person).map(({ person }) => person),
        notes: entry.reports,
      });
  }
  await insertAll(em, 'comment', comments);
  await insertAll(em, 'comment_like', likes);
  await em.execute(
    'update comment q set reply_count = (select count(*) from comment r where r.parent_id = q.id) where q.parent_id is null',
  );
  await seedReports(em, now, reported);
}

/** Students who opened a lesson and still have access to it, latest first. */
const findLessonStudents = (em: EntityManager): Promise<LessonStudent[]> =>
  em.execute(
    `select l.course_id as course, x.place::int, l.id as lesson, c.teacher_id as teacher,
       e.student_id as person, p.reached_at as at
     from (select l.id, row_number() over (partition by l.course_id order by s.position, l.position) - 1 as place
       from lesson l join section s on s.id = l.section_id where l.removed_at is null) x
     join lesson l on l.id = x.id join course c on c.id = l.course_id
     join lesson_progress p on p.lesson_id = l.id join enrolment e on e.id = p.enrolment_id
     where c.id = any(?::uuid[]) and e.access = 'ACTIVE' order by l.id, p.reached_at desc, e.student_id`,
    [`{${[...new Set(QUESTIONS.map(({ course }) => courseId(course)))].join(',')}}`],
  );

/** Pending cases: the reported comments, and a rating that is not about its course. */
async function seedReports(
  em: EntityManager,
  now: Date,
  reported: readonly { id: string; at: Date; by: string[]; notes: readonly string[] }[],
): Promise<void> {
  const kind = 'COMMENT';
  await insertAll(
    em,
    'content_case',
    reported.map(({ id, at, notes }) => ({
      id: stableId(`case ${id}`),
      kind,
      target_id: id,
      state: 'PENDING',
      report_count: notes.length,
      created_at: at,
    })),
  );
  await insertAll(
    em,
    'content_report',
    reported.flatMap(({ id, at, by, notes }) =>
      notes.map((note, n) => ({
        id: stableId(`report ${id} ${n}`),
        case_id: stableId(`case ${id}`),
        reporter_id: by[n]!,
        note,
        created_at: new Date(at.getTime() + n * HOUR),
      })),
    ),
  );
  await em.execute(
    `with low as (select r.id, r.created_at, c.teacher_id from rating r join course c on c.id = r.course_id
         where r.stars <= 2 and r.text is not null order by r.created_at desc, r.id limit 1),
       opened as (insert into content_case (id, kind, target_id, report_count, created_at)
         select ?, 'RATING', id, 1, created_at + interval '3 hours' from low returning id)
     insert into content_report (id, case_id, reporter_id, note, created_at)
       select ?, o.id, l.teacher_id, 'Nhận xét này nói về một khoá học khác, không phải khoá của tôi.', l.created_at + interval '3 hours'
         from opened o, low l`,
    [stableId('case of a rating'), stableId('report of a rating')],
  );
  await seedOwnReports(em, now);
  await seedOwnDecisions(em, now);
}

/** Reports of the demo student: a comment whose case is pending, and a rating that moderators did not remove. */
async function seedOwnReports(em: EntityManager, now: Date): Promise<void> {
  const STUDENT = `(select id from person where email = 'student@sen.test')`;
  await em.execute(
    `with waiting as (select k.id, k.created_at from content_case k join comment m on m.id = k.target_id
         join lesson l on l.id = m.lesson_id join enrolment e on e.course_id = l.course_id and e.student_id = ${STUDENT}
         where k.state = 'PENDING' and m.author_id <> ${STUDENT}
           and not exists (select 1 from content_report r where r.case_id = k.id and r.reporter_id = ${STUDENT})
         order by k.created_at, k.id limit 1),
       said as (insert into content_report (id, case_id, reporter_id, note, created_at)
         select ?, id, ${STUDENT}, 'Bình luận này quảng cáo, không hỏi gì về bài học.', created_at + interval '5 hours' from waiting
         returning case_id)
     update content_case set report_count = report_count + 1 where id in (select case_id from said)`,
    [stableId('own report of a comment')],
  );
  await em.execute(
    `with fair as (select r.id, r.created_at from rating r join course c on c.id = r.course_id
         where r.stars = 3 and r.text is not null and r.status = 'PUBLISHED' and c.status = 'PUBLISHED'
           and r.author_id <> ${STUDENT} and r.created_at < ? order by r.created_at desc, r.id limit 1),
       decided as (insert into content_case (id, kind, target_id, state, report_count, created_at, decided_at, decided_by_id, reason)
         select ?, 'RATING', id, 'REJECTED', 1, created_at + interval '2 hours', created_at + interval '20 hours',
           (select id from person where email = 'admin@sen.test'),
           'Người viết nói về trải nghiệm của mình, lời lẽ không xúc phạm ai.' from fair returning id, created_at)
     insert into content_report (id, case_id, reporter_id, note, created_at)
       select ?, id, ${STUDENT}, 'Nhận xét này hơi chung chung, không giúp được người xem.', created_at from decided`,
    [
      new Date(now.getTime() - 3 * DAY),
      stableId('case of a fair rating'),
      stableId('own report of a rating'),
    ],
  );
}

/** Decisions of moderators to remove comments of the demo student. One has a pending appeal, the other has none. */
async function seedOwnDecisions(em: EntityManager, now: Date): Promise<void> {
  const removed = [
    {
      name: 'appealed',
      days: 3,
      text: 'Tiếng trong video này nhỏ quá, nghe như thu bằng điện thoại đặt trong túi áo.',
      reason: 'Lời lẽ mỉa mai giảng viên.',
    },
    {
      name: 'removed',
      days: 2,
      text: 'Ai cần bài giải sẵn thì nhắn mình, mình gửi hết cho.',
      reason: 'Mời chia sẻ bài giải, trái quy định hỏi đáp.',
    },
  ];
  for (const { name, days, text, reason } of removed)
    await em.execute(
      `with place as (select l.id as lesson, e.student_id as person from enrolment e join lesson l on l.course_id = e.course_id
           join person p on p.id = e.student_id
           where p.email = 'student@sen.test' and e.access = 'ACTIVE' and l.removed_at is null
           order by e.enrolled_at, l.position, l.id limit 1),
         said as (insert into comment (id, lesson_id, author_id, text, created_at, removed_at)
           select ?, lesson, person, ?, ?::timestamptz, ?::timestamptz from place returning id)
       insert into content_case (id, kind, target_id, state, outcome, reason, report_count, created_at, decided_at, decided_by_id)
         select ?, 'COMMENT', id, 'ACCEPTED', 'REMOVED', ?, 0, ?::timestamptz, ?::timestamptz,
           (select id from person where email = ?) from said`,
      [
        ...[stableId(`comment ${name}`), text, before(now, days + 1), before(now, days)],
        ...[stableId(`case ${name}`), reason, before(now, days + 0.5), before(now, days), FIRST_DECIDER],
      ],
    );
  await em.execute(
    `insert into content_appeal (id, case_id, appellant_id, first_decider_id, first_outcome, first_reason, first_decided_at, reason, created_at)
       select ?, k.id, c.author_id, k.decided_by_id, k.outcome, k.reason, k.decided_at,
         'Em chỉ góp ý về tiếng của video, không có ý xúc phạm ai. Em mong quản trị viên xem lại ạ.', ?::timestamptz
       from content_case k join comment c on c.id = k.target_id where k.id = ?`,
    [stableId('appeal'), before(now, 1), stableId('case appealed')],
  );
}

/** An administrator other than the demo administrator, who may therefore decide the appeal. */
const FIRST_DECIDER = STAFF[0]!.people[0]!.email;

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY);
