import type { EntityManager } from '@mikro-orm/postgresql';
import { getTotal, type RubricRow, type Terms } from '../../../features/assignment/index.ts';
import { readingSeconds } from '../../../features/courses/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { type AssignmentContent, FURTHER, type Work } from '../content/further/index.ts';
import type { DemoFileContent } from './demo-file.ts';
import { courseId, furtherSectionId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { addStudy } from './progress.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** An assignment with its times and the values derived from its content. */
interface Place {
  /** Slug of the course. */
  readonly slug: string;
  readonly content: AssignmentContent;
  readonly lesson: string;
  readonly id: string;
  readonly rubric: readonly RubricRow[];
  readonly maxScore: number;
  readonly dueAt: Date;
  readonly cutOffAt: Date;
  /** Latest submission time that is not late. */
  readonly until: Date;
  readonly now: Date;
}

function getPlace(slug: string, content: AssignmentContent, now: Date): Place {
  // Counted from the end of yesterday in Vietnam, so that work due then is late but still accepted
  const yesterday = Math.floor((now.getTime() + VIETNAM_OFFSET_MS) / DAY) * DAY - VIETNAM_OFFSET_MS - 60_000;
  const dueAt = new Date(yesterday + content.due * DAY);
  const rubric = content.rubric.map(
    ({ title, description, levels }, n): RubricRow => ({
      id: stableId(`rubric row ${slug} ${n}`).replaceAll('-', '').slice(0, 12),
      ...{ title, description },
      points: levels.at(-1)![0],
      levels: levels.map(([points, label]) => ({ points, label })),
    }),
  );
  return {
    ...{ slug, content, rubric, dueAt, now },
    lesson: stableId(`assignment lesson ${slug}`),
    id: stableId(`assignment ${slug}`),
    maxScore: rubric.reduce((sum, { points }) => sum + points, 0),
    cutOffAt: new Date(dueAt.getTime() + content.cutOff * DAY),
    until: new Date(Math.min(dueAt.getTime(), yesterday)),
  };
}

/** Status of the work. All other work is SUBMITTED. */
const STATUS: Partial<Record<Work, string>> = { draft: 'DRAFT', returned: 'RETURNED', passed: 'GRADED' };

interface Student {
  readonly id: string;
  readonly student: string;
  readonly work: Work;
}

/** Seeds assignments in the further material of courses, with work in every state. */
export async function seedAssignments(em: EntityManager, now: Date): Promise<void> {
  for (const { course, assignment } of FURTHER)
    if (assignment) await seedAssignment(em, getPlace(course, assignment, now));
}

async function seedAssignment(em: EntityManager, place: Place): Promise<void> {
  const { slug, content, id, lesson, rubric, maxScore, dueAt, cutOffAt, now } = place;
  await seedLesson(em, place);
  const since = new Date(now.getTime() - 40 * DAY);
  await insertAll(em, 'assignment', [
    {
      ...{ id, course_id: courseId(slug), lesson_id: lesson, opens_at: new Date(dueAt.getTime() - 20 * DAY) },
      ...{ due_at: dueAt, cut_off_at: cutOffAt, max_attempts: content.maxAttempts, max_score: maxScore },
      ...{ pass_score: content.passScore, late_policy: content.lateAmount ? 'POINTS' : 'NONE' },
      ...{ late_amount: content.lateAmount, rubric, version: 1, created_at: since, updated_at: since },
    },
  ]);
  // The demo student comes first, even if they have completed the course
  const students = await em.execute<{ id: string; student: string; owner: string }[]>(
    `select e.id, e.student_id as student, c.teacher_id as owner
     from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id
     where e.course_id = ? and e.access = 'ACTIVE' and e.enrolled_at < ?
       and (e.completed_at is null or p.email = 'student@sen.test')
     order by p.email <> 'student@sen.test', e.last_studied_at desc, e.id limit ?`,
    [courseId(slug), new Date(place.until.getTime() - 10 * DAY), content.work.length],
  );
  const owner = students[0]!.owner;
  const working = students.map(
    ({ id: enrolment, student }, n): Student => ({
      ...{ id: enrolment, student, work: content.work[n]! },
    }),
  );
  await seedWork(em, place, working, owner);
  await seedFiles(em, place, working);
  await seedExtensions(em, place, working, owner);
  await em.execute(
    `update enrolment e set completed_lessons = c.done,
       highest_percentage = greatest(e.highest_percentage, 100 * c.done / k.lesson_count)
     from course k, (select x.id, count(p.completed_at)::int as done from enrolment x
       left join lesson_progress p on p.enrolment_id = x.id where x.course_id = ? group by x.id) c
     where k.id = e.course_id and c.id = e.id`,
    [courseId(slug)],
  );
}

async function seedLesson(em: EntityManager, { slug, content, lesson, now }: Place): Promise<void> {
  const since = new Date(now.getTime() - 40 * DAY);
  const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
  const body = {
    type: 'doc',
    content: [
      paragraph(content.words),
      {
        type: 'orderedList',
        content: content.tasks.map((task) => ({ type: 'listItem', content: [paragraph(task)] })),
      },
    ],
  };
  await em.execute(
    `insert into lesson (id, course_id, section_id, title, kind, rule, position, is_preview, is_required,
       duration_sec, minutes, body, created_at, updated_at)
     select ?, ?, s.id, ?, 'ASSIGNMENT', 'PASS', s.lesson_count, false, false, ?, ?, ?::jsonb, ?, ?
     from section s where s.id = ?`,
    [
      ...[lesson, courseId(slug), content.title, readingSeconds(body), content.minutes],
      ...[JSON.stringify(body), since, since, furtherSectionId(slug)],
    ],
  );
}

async function seedWork(
  em: EntityManager,
  place: Place,
  students: readonly Student[],
  owner: string,
): Promise<void> {
  const rows = students
    .filter(({ work }) => work !== 'asks')
    .map((student, n) => getWork(place, student, n, owner));
  await insertAll(em, 'assignment_submission', rows);
  const of = new Map(rows.map((row) => [row.enrolment_id, row]));
  await insertAll(
    em,
    'lesson_progress',
    students.map(({ id }) => {
      const { score = null, passed = false, submitted_at: submittedAt = null } = of.get(id) ?? {};
      const reachedAt = new Date(place.until.getTime() - 9 * DAY);
      return {
        ...{ id: stableId(`progress ${place.lesson} ${id}`), enrolment_id: id, lesson_id: place.lesson },
        ...{ watched: '{}', done_sec: 0, position_sec: 0, reached_at: reachedAt },
        reported_at: passed ? submittedAt : reachedAt,
        ...{ completed_at: passed ? submittedAt : null, completed_why: passed ? 'PASS' : null },
        best_score: score === null ? null : Math.floor((100 * score) / place.maxScore),
      };
    }),
  );
  for (const { enrolment_id: id, passed, submitted_at: at } of rows)
    if (passed && at) await addStudy(em, id, { at, seconds: place.content.minutes * 60 });
}

/** Row of one student's submission, with its grading. */
function getWork(place: Place, { id, student, work }: Student, n: number, owner: string) {
  const { content, rubric, dueAt, cutOffAt, until, now } = place;
  // Late by some hours. All other work was submitted on the days before
  const late = work === 'late' ? Math.min(3 * HOUR, now.getTime() - dueAt.getTime() - 60_000) : 0;
  const submittedAt =
    work === 'draft' ? null : new Date(late ? dueAt.getTime() + late : until.getTime() - (n + 1) * 7 * HOUR);
  const startedAt = new Date(until.getTime() - (n + 2) * DAY);
  const isGraded = work === 'marked' || work === 'returned' || work === 'passed';
  const isReturned = work === 'returned' || work === 'passed';
  const terms: Terms = {
    ...{ maxScore: place.maxScore, passScore: content.passScore, lateAmount: content.lateAmount },
    latePolicy: (content.lateAmount ? 'POINTS' : 'NONE') as Terms['latePolicy'],
    ...{ dueAt: dueAt.toISOString(), cutOffAt: cutOffAt.toISOString(), rubric },
  };
  const marks = rubric.map((row, r) => ({
    rowId: row.id,
    points:
      work === 'returned' && r > 0 ? row.levels[Math.max(0, row.levels.length - 3)]!.points : row.points,
    comment: r === 1 ? content.rowComment : null,
  }));
  const redoUntil = work === 'returned' ? new Date(cutOffAt.getTime() + DAY).toISOString() : null;
  const total = getTotal(terms, marks, 0);
  const marking = isGraded
    ? {
        marks,
        notes: [{ fileId: null, line: 1, text: content.note }],
        comment: content.comment,
        redoUntil,
        total,
      }
    : {};
  const gradedAt = isGraded ? new Date(Math.min(now.getTime(), until.getTime() + HOUR)) : null;
  const passed = work === 'passed';
  return {
    ...{ id: stableId(`submission ${place.id} ${id}`), assignment_id: place.id, student_id: student },
    ...{ enrolment_id: id, number: 1 },
    ...{ status: STATUS[work] ?? 'SUBMITTED', terms },
    ...{ text: content.texts[n % content.texts.length]!, sequence: 1, started_at: startedAt },
    ...{ saved_at: startedAt, submitted_at: submittedAt, due_at: submittedAt && dueAt },
    ...{ late_minutes: Math.ceil(late / 60_000), marking, marking_version: isGraded ? 1 : 0 },
    ...{ marked_at: gradedAt, marked_by_id: isGraded ? owner : null },
    ...{ grade: isReturned ? marking : null, score: isReturned ? total.score : null, passed },
    ...{ returned_at: isReturned ? gradedAt : null, redo_until: redoUntil },
  };
}

/** Adds a file to the text of each submission, so that teachers can comment on its lines. */
async function seedFiles(
  em: EntityManager,
  { id: assignment, content: { file }, now }: Place,
  students: readonly Student[],
): Promise<void> {
  if (!file) return;
  const files = students
    .filter(({ work }) => work !== 'asks' && work !== 'draft')
    .map(({ id, student }) => ({ id, student, media: stableId(`submission media ${assignment} ${id}`) }));
  const content = Buffer.from(file.content);
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
      id: stableId(`submission file ${assignment} ${id}`),
      submission_id: stableId(`submission ${assignment} ${id}`),
      ...{ media_id: media, name: file.name, type: 'TEXT', created_at: now },
    })),
  );
}

/** Contents of the files of {@link seedFiles}. */
export async function submissionFiles(em: EntityManager): Promise<DemoFileContent[]> {
  const rows = await em.execute<{ assignment: string; key: string }[]>(
    `select s.assignment_id as assignment, m.storage_key as key from submission_file f
     join assignment_submission s on s.id = f.submission_id join media m on m.id = f.media_id`,
  );
  return FURTHER.flatMap(({ course, assignment }) =>
    rows
      .filter((row) => row.assignment === stableId(`assignment ${course}`))
      .map(({ key }) => ({ key, content: Buffer.from(assignment!.file!.content) })),
  );
}

/** One student has an extension and one has requested one. Also seeds the saved comments of the grader. */
async function seedExtensions(
  em: EntityManager,
  { id: assignment, content, cutOffAt, now }: Place,
  students: readonly Student[],
  owner: string,
): Promise<void> {
  const has = content.granted && students.find(({ work }) => work === 'draft');
  const asks = content.asked && students.find(({ work }) => work === 'asks');
  if (has)
    await insertAll(em, 'assignment_extension', [
      {
        ...{ assignment_id: assignment, student_id: has.student, due_at: cutOffAt },
        cut_off_at: new Date(cutOffAt.getTime() + 2 * DAY),
        ...{ reason: content.granted, granted_by_id: owner },
        granted_at: new Date(now.getTime() - 2 * DAY),
      },
    ]);
  if (asks)
    await insertAll(em, 'extension_request', [
      {
        ...{ id: stableId(`extension request ${asks.id}`), assignment_id: assignment },
        ...{ student_id: asks.student, reason: content.asked, status: 'PENDING' },
        requested_at: new Date(now.getTime() - 20 * HOUR),
      },
    ]);
  await insertAll(
    em,
    'saved_comment',
    (content.saved ?? []).map((text, n) => ({
      ...{ id: stableId(`saved comment ${n}`), marker_id: owner, text },
      created_at: new Date(now.getTime() - (n + 3) * DAY),
    })),
  );
}
