import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type RubricRow, type Terms, totalOf } from '../../../features/assignment/index.ts';
import type { Storage } from '../../../platform/storage.ts';
import { ASSIGNMENT } from '../content/assignment.ts';
import { courseId } from './ids.ts';
import { insertAll, stableId, VIETNAM_MS } from './insert.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const COURSE = courseId(ASSIGNMENT.course);
const LESSON = stableId(`assignment lesson ${ASSIGNMENT.course}`);
const ID = stableId(`assignment ${ASSIGNMENT.course}`);

const RUBRIC: readonly RubricRow[] = ASSIGNMENT.rubric.map(({ title, description, levels }, n) => ({
  id: stableId(`rubric row ${n}`).replaceAll('-', '').slice(0, 12),
  ...{ title, description },
  points: levels.at(-1)![0],
  levels: levels.map(([points, label]) => ({ points, label })),
}));
const MAX_SCORE = RUBRIC.reduce((sum, { points }) => sum + points, 0);

/** What has become of the work of one student. */
type Part = 'returned' | 'waiting' | 'late' | 'marked' | 'draft' | 'asks';
/** Of the demo’s own student first. */
const PARTS: readonly Part[] = [
  'returned',
  'waiting',
  'waiting',
  'waiting',
  'late',
  'marked',
  'draft',
  'asks',
];

interface Student {
  readonly id: string;
  readonly student: string;
  readonly part: Part;
}

/** An assignment among the further material of a course, with work in every state. */
export async function seedAssignments(em: EntityManager, storage: Storage, now: Date): Promise<void> {
  // The end of yesterday in Vietnam, so that work can be late and is still taken
  const dueAt = new Date(Math.floor((now.getTime() + VIETNAM_MS) / DAY) * DAY - VIETNAM_MS - 60_000);
  const cutOffAt = new Date(dueAt.getTime() + 6 * DAY);
  await seedLesson(em, now);
  const dates = {
    created_at: new Date(now.getTime() - 20 * DAY),
    updated_at: new Date(now.getTime() - 20 * DAY),
  };
  await insertAll(em, 'assignment', [
    {
      ...{ id: ID, course_id: COURSE, lesson_id: LESSON, opens_at: new Date(dueAt.getTime() - 10 * DAY) },
      ...{ due_at: dueAt, cut_off_at: cutOffAt, max_attempts: 2, max_score: MAX_SCORE, pass_score: 6 },
      ...{ late_policy: 'POINTS', late_amount: 1, rubric: RUBRIC, version: 1, ...dates },
    },
  ]);
  const students = await em.execute<{ id: string; student: string; owner: string }[]>(
    `select e.id, e.student_id as student, c.teacher_id as owner
     from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id
     where e.course_id = ? and e.access = 'ACTIVE' and e.completed_at is null and e.enrolled_at < ?
     order by p.email <> 'student@sen.test', e.last_studied_at desc, e.id limit ?`,
    [COURSE, new Date(now.getTime() - 16 * DAY), PARTS.length],
  );
  const parts = students.map(({ id, student }, n): Student => ({ id, student, part: PARTS[n]! }));
  const facts = { dueAt, cutOffAt, now, owner: students[0]!.owner };
  await seedWork(em, parts, facts);
  await seedFiles(em, storage, parts, now);
  await seedExtensions(em, parts, facts);
}

async function seedLesson(em: EntityManager, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 20 * DAY);
  const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
  const body = {
    type: 'doc',
    content: [
      paragraph(ASSIGNMENT.words),
      {
        type: 'orderedList',
        content: ASSIGNMENT.tasks.map((task) => ({ type: 'listItem', content: [paragraph(task)] })),
      },
    ],
  };
  await em.execute(
    `insert into lesson (id, course_id, section_id, title, kind, rule, position, is_preview, is_required,
       duration_sec, minutes, body, created_at, updated_at)
     select ?, ?, s.id, ?, 'ASSIGNMENT', 'PASS', s.lesson_count, false, false, 7200, 120, ?::jsonb, ?, ?
     from section s where s.id = ?`,
    [
      ...[LESSON, COURSE, ASSIGNMENT.title, JSON.stringify(body), since, since],
      stableId(`section ${ASSIGNMENT.course} kinds`),
    ],
  );
  // One more lesson in the course
  await em.execute(
    'update enrolment e set percentage = 100 * completed_lessons / c.lesson_count from course c where c.id = e.course_id and c.id = ?',
    [COURSE],
  );
}

interface Facts {
  readonly dueAt: Date;
  readonly cutOffAt: Date;
  readonly now: Date;
  /** Whose course it is. */
  readonly owner: string;
}

async function seedWork(
  em: EntityManager,
  students: readonly Student[],
  { dueAt, cutOffAt, now, owner }: Facts,
): Promise<void> {
  const terms: Terms = {
    ...{ maxScore: MAX_SCORE, passScore: 6, latePolicy: 'POINTS' as Terms['latePolicy'], lateAmount: 1 },
    ...{ dueAt: dueAt.toISOString(), cutOffAt: cutOffAt.toISOString(), rubric: RUBRIC },
  };
  const work = students
    .filter(({ part }) => part !== 'asks')
    .map(({ id, student, part }, n) => {
      // Late by some hours of this morning, all others within the days before
      const late = part === 'late' ? Math.min(3 * HOUR, now.getTime() - dueAt.getTime() - 60_000) : 0;
      const submittedAt =
        part === 'draft'
          ? null
          : new Date(late ? dueAt.getTime() + late : dueAt.getTime() - (n + 1) * 7 * HOUR);
      const startedAt = new Date(dueAt.getTime() - (n + 2) * DAY);
      const isMarked = part === 'marked' || part === 'returned';
      const isReturned = part === 'returned';
      const marks = RUBRIC.map((row, r) => ({
        rowId: row.id,
        points: isReturned && r > 0 ? row.levels[Math.max(0, row.levels.length - 3)]!.points : row.points,
        comment: r === 1 ? ASSIGNMENT.rowComment : null,
      }));
      const redoUntil = isReturned ? new Date(cutOffAt.getTime() + DAY).toISOString() : null;
      const total = totalOf(terms, marks, 0);
      const marking = isMarked
        ? {
            marks,
            notes: [{ fileId: null, line: 1, text: ASSIGNMENT.note }],
            comment: ASSIGNMENT.comment,
            redoUntil,
            total,
          }
        : {};
      const markedAt = isMarked ? new Date(Math.min(now.getTime(), dueAt.getTime() + HOUR)) : null;
      return {
        ...{
          id: stableId(`submission ${id}`),
          assignment_id: ID,
          student_id: student,
          enrolment_id: id,
          number: 1,
        },
        ...{ status: part === 'draft' ? 'DRAFT' : isReturned ? 'RETURNED' : 'SUBMITTED', terms },
        ...{ text: ASSIGNMENT.texts[n % ASSIGNMENT.texts.length]!, sequence: 1, started_at: startedAt },
        ...{ saved_at: startedAt, submitted_at: submittedAt, due_at: submittedAt && dueAt },
        ...{ late_minutes: Math.ceil(late / 60_000), marking, marking_version: isMarked ? 1 : 0 },
        ...{ marked_at: markedAt, marked_by_id: isMarked ? owner : null },
        ...{ grade: isReturned ? marking : null, score: isReturned ? total.score : null, passed: false },
        ...{ returned_at: isReturned ? markedAt : null, redo_until: redoUntil },
      };
    });
  await insertAll(em, 'assignment_submission', work);
  const scores = new Map(work.map(({ enrolment_id, score }) => [enrolment_id, score]));
  await insertAll(
    em,
    'lesson_progress',
    students.map(({ id }) => ({
      ...{ id: stableId(`progress ${LESSON} ${id}`), enrolment_id: id, lesson_id: LESSON, watched: '{}' },
      ...{ done_sec: 0, position_sec: 0, reached_at: new Date(dueAt.getTime() - 9 * DAY) },
      ...{ reported_at: new Date(dueAt.getTime() - 9 * DAY), completed_at: null, completed_why: null },
      best_score: scores.get(id) != null ? Math.floor((100 * scores.get(id)!) / MAX_SCORE) : null,
    })),
  );
}

/** Program code of each who has handed in, to be commented on line by line. */
async function seedFiles(
  em: EntityManager,
  storage: Storage,
  students: readonly Student[],
  now: Date,
): Promise<void> {
  const files = students
    .filter(({ part }) => part !== 'asks' && part !== 'draft')
    .map(({ id, student }) => ({ id, student, media: stableId(`submission media ${id}`) }));
  const content = Buffer.from(ASSIGNMENT.code);
  for (const { media } of files) await storage.write(`media/${media}`, Readable.from([content]));
  await insertAll(
    em,
    'media',
    files.map(({ student, media }) => ({
      ...{ id: media, owner_id: student, kind: 'SUBMISSION', storage_key: `media/${media}`, files: [] },
      ...{ content_type: 'text/plain; charset=utf-8', size_bytes: content.length, created_at: now },
    })),
  );
  await insertAll(
    em,
    'submission_file',
    files.map(({ id, media }) => ({
      ...{
        id: stableId(`submission file ${id}`),
        submission_id: stableId(`submission ${id}`),
        media_id: media,
      },
      ...{ name: 'MovieList.tsx', type: 'TEXT', created_at: now },
    })),
  );
}

/** One student has more time, and one asks for it. */
async function seedExtensions(
  em: EntityManager,
  students: readonly Student[],
  { cutOffAt, now, owner }: Facts,
): Promise<void> {
  const has = students.find(({ part }) => part === 'draft');
  const asks = students.find(({ part }) => part === 'asks');
  if (has)
    await insertAll(em, 'assignment_extension', [
      {
        ...{ assignment_id: ID, student_id: has.student, due_at: cutOffAt },
        cut_off_at: new Date(cutOffAt.getTime() + 2 * DAY),
        ...{
          reason: ASSIGNMENT.granted,
          granted_by_id: owner,
          granted_at: new Date(now.getTime() - 2 * DAY),
        },
      },
    ]);
  if (asks)
    await insertAll(em, 'extension_request', [
      {
        ...{ id: stableId(`extension request ${asks.id}`), assignment_id: ID, student_id: asks.student },
        ...{ reason: ASSIGNMENT.asked, status: 'PENDING', requested_at: new Date(now.getTime() - 20 * HOUR) },
      },
    ]);
  await insertAll(
    em,
    'saved_comment',
    ASSIGNMENT.saved.map((text, n) => ({
      ...{ id: stableId(`saved comment ${n}`), marker_id: owner, text },
      created_at: new Date(now.getTime() - (n + 3) * DAY),
    })),
  );
}
