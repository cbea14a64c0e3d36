import type { EntityManager } from '@mikro-orm/postgresql';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { students } from '../content/index.ts';
import { courseId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const REACT = 'react-19-tu-con-so-0';

interface PostContent {
  readonly key: string;
  /** Index of the author among the members. The demo student is 0. */
  readonly by: number;
  /** Hours ago. */
  readonly ago: number;
  readonly text: string;
  readonly pinned?: boolean;
  readonly thanks?: number;
  /** Key of the post that this post replies to. */
  readonly to?: string;
}

const REACT_POSTS: readonly PostContent[] = [
  {
    key: 'plan',
    by: 1,
    ago: 30,
    pinned: true,
    thanks: 5,
    text: 'Tối thứ năm làm bài tập cùng nhau như đã hẹn. Buổi sau mọi người muốn ôn lại chương 3 hay làm trước chương 4?',
  },
  {
    key: 'plan-1',
    to: 'plan',
    by: 0,
    ago: 28,
    thanks: 2,
    text: 'Mình chọn ôn lại chương 3, phần state vẫn hay nhầm.',
  },
  { key: 'plan-2', to: 'plan', by: 4, ago: 22, text: 'Mình cũng vậy nhé.' },
  {
    key: 'effect',
    by: 2,
    ago: 26,
    thanks: 7,
    text: 'Hoá ra dùng useLayoutEffect là hết nháy. Thầy trả lời trong phần hỏi đáp của bài, mọi người vào xem nhé.',
  },
  { key: 'effect-1', to: 'effect', by: 3, ago: 25, text: 'Cảm ơn bạn, mình vướng đúng chỗ này hai hôm nay.' },
  {
    key: 'busy',
    by: 5,
    ago: 60,
    thanks: 3,
    text: 'Tuần này mình bận nên tụt lại. Mai mình học bù chương 2, ai học cùng lúc 20:00 không?',
  },
];

const ENGLISH_POSTS: readonly PostContent[] = [
  {
    key: 'hello',
    by: 0,
    ago: 90,
    thanks: 2,
    text: 'Mỗi sáng mình gửi một câu hay dùng khi họp, mọi người thử đặt câu nhé.',
  },
  { key: 'hello-1', to: 'hello', by: 1, ago: 88, text: 'Let’s circle back to this after lunch.' },
];

/** Seeds two study groups of the demo student, and the times that the student reserved for study. */
export async function seedGroups(em: EntityManager, now: Date): Promise<void> {
  const me = personId(students()[0]!.email);
  const others = (
    await em.execute<{ id: string }[]>(
      `select student_id as id from enrolment where course_id = ? and access = 'ACTIVE' and student_id <> ? order by student_id limit 9`,
      [courseId(REACT), me],
    )
  ).map(({ id }) => id);
  await seedGroup(em, now, {
    key: 'react',
    name: 'React tháng này',
    about: 'Học theo nhịp hai chương một tuần, tối thứ năm làm bài tập cùng nhau.',
    course: courseId(REACT),
    code: 'R2XKHNAB',
    members: [me, ...others],
    leader: 1,
    posts: REACT_POSTS,
  });
  await seedGroup(em, now, {
    key: 'english',
    name: 'Tiếng Anh mỗi sáng',
    about: 'Mười lăm phút mỗi sáng, khoá nào cũng được.',
    course: null,
    code: 'SANG7AMX',
    members: [me, ...others.slice(0, 3)],
    leader: 0,
    posts: ENGLISH_POSTS,
  });
  await seedPlans(em, now, me);
}

interface GroupContent {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly course: string | null;
  readonly code: string;
  readonly members: readonly string[];
  /** Index among the members. */
  readonly leader: number;
  readonly posts: readonly PostContent[];
}

async function seedGroup(em: EntityManager, now: Date, group: GroupContent): Promise<void> {
  const { key, members, posts } = group;
  const groupId = stableId(`group ${key}`);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  const postId = (name: string) => stableId(`group post ${key} ${name}`);
  await insertAll(em, 'study_group', [
    {
      id: groupId,
      name: group.name,
      about: group.about,
      course_id: group.course,
      code: group.code,
      created_at: ago(20 * 24),
    },
  ]);
  await insertAll(
    em,
    'group_member',
    members.map((person, place) => ({
      id: stableId(`group member ${key} ${person}`),
      group_id: groupId,
      person_id: person,
      role: place === group.leader ? 'LEADER' : 'MEMBER',
      shares_progress: place % 4 !== 3,
      joined_at: ago(20 * 24 - place * 5),
    })),
  );
  const written = posts.filter(({ by }) => by < members.length);
  await insertAll(
    em,
    'group_post',
    // Posts come before their replies
    [...written]
      .sort((a, b) => Number(!!a.to) - Number(!!b.to))
      .map((post) => ({
        id: postId(post.key),
        group_id: groupId,
        author_id: members[post.by],
        parent_id: post.to ? postId(post.to) : null,
        text: post.text,
        is_pinned: post.pinned ?? false,
        thanks_count: membersWhoThank(post, members).length,
        reply_count: written.filter(({ to }) => to === post.key).length,
        created_at: ago(post.ago),
      })),
  );
  await insertAll(
    em,
    'group_post_thanks',
    written.flatMap((post) =>
      membersWhoThank(post, members).map((person) => ({ post_id: postId(post.key), person_id: person })),
    ),
  );
}

const membersWhoThank = ({ by, thanks = 0 }: PostContent, members: readonly string[]): string[] =>
  members.filter((_, place) => place !== by).slice(0, thanks);

/** Seeds goals and meetings of the React group, and the study times of the demo student. */
async function seedPlans(em: EntityManager, now: Date, me: string): Promise<void> {
  const groupId = stableId('group react');
  const date = (days: number) =>
    new Date(now.getTime() + VIETNAM_OFFSET_MS + days * DAY).toISOString().slice(0, 10);
  const at = (days: number, hour: number) =>
    new Date(Date.parse(`${date(days)}T00:00:00Z`) - VIETNAM_OFFSET_MS + hour * HOUR).toISOString();
  await insertAll(em, 'group_goal', [
    {
      id: stableId('group goal section'),
      group_id: groupId,
      kind: 'SECTION',
      section_id: stableId(`section ${REACT} 0`),
      minutes: null,
      starts_on: date(-6),
      due_on: date(8),
      created_at: at(-6, 9),
    },
    {
      id: stableId('group goal minutes'),
      group_id: groupId,
      kind: 'MINUTES',
      section_id: null,
      minutes: 1200,
      starts_on: date(-6),
      due_on: date(3),
      created_at: at(-6, 9),
    },
  ]);
  const members = await em.execute<{ person_id: string }[]>(
    `select person_id from group_member where group_id = ? order by joined_at, person_id`,
    [groupId],
  );
  await insertAll(
    em,
    'group_event',
    [
      { key: 'past', days: -5, title: 'Làm bài tập chương 2' },
      { key: 'next', days: 2, title: 'Làm bài tập cùng nhau' },
      { key: 'later', days: 9, title: 'Ôn lại chương 3' },
    ].map(({ key, days, title }) => ({
      id: stableId(`group event ${key}`),
      group_id: groupId,
      created_by_id: members[0]!.person_id,
      title,
      starts_at: at(days, 21),
      minutes: 60,
      address: 'https://meet.example.com/react',
      created_at: at(-7, 9),
    })),
  );
  await insertAll(
    em,
    'group_event_answer',
    members.slice(0, 7).map(({ person_id }, place) => ({
      event_id: stableId('group event next'),
      person_id,
      comes: place !== 5,
    })),
  );
  await insertAll(
    em,
    'study_slot',
    [-9, -6, -3, 1, 3, 5, 8, 12].map((days, index) => ({
      id: stableId(`study slot ${days}`),
      person_id: me,
      course_id: courseId(REACT),
      title: ['Học bài mới', 'Làm bài tập', 'Ôn lại chương'][index % 3],
      starts_at: at(days, 20),
      minutes: [30, 60][index % 2],
      created_at: at(-14, 9),
    })),
  );
}
