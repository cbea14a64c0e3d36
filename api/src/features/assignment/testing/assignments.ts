import { Readable } from 'node:stream';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getRootValue, type Reply } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { createLearner, getLessonProgress, getNotifications } from '../../../testing/study.ts';

export const app = await testApp();
const { ask, coTeacher, course, fetchRoot, mutate, teacher, updateRow } = helpersFor(app);
/** The owner of the courses. */
export const seller = await teacher();

const HOUR = 3_600_000;
/** A time this many hours from now, in the format of inputs. */
export const hours = (n: number): string => new Date(Date.now() + n * HOUR).toISOString();

export const RUBRIC = [
  {
    title: 'Gọi API',
    description: 'Đúng dữ liệu',
    points: 6,
    levels: [
      { points: 0, label: 'Chưa có' },
      { points: 3, label: 'Một phần' },
      { points: 6, label: 'Đủ' },
    ],
  },
  { title: 'README', points: 4 },
];

export interface AssignmentFacts {
  readonly id: string;
  readonly lessonId: string;
  readonly version: number;
  readonly facts: CourseFacts;
  readonly rows: readonly { readonly id: string; readonly points: number }[];
}

export const saveAssignment = (input: object, who: Actor | undefined = seller): Promise<Reply> =>
  ask(
    who,
    `mutation($input: SaveAssignmentInput!) { saveAssignment(input: $input) {
      id version maxScore passScore brief { rubric { id title points levels { points label } } } } }`,
    { input: { passScore: 6, rubric: RUBRIC, ...input } },
  );

/** The assignment of a published course. Unless `settings` change it, it is due in a day and closes in three. */
export async function createAssignment(settings: object = {}, rule = 'SUBMIT'): Promise<AssignmentFacts> {
  const facts = await course(seller.id, { lessons: 2 });
  const lessonId = facts.lessonIds[0]!;
  await updateRow('lesson', lessonId, "kind = 'ASSIGNMENT', rule = ?", [rule]);
  const reply = await saveAssignment({ lessonId, dueAt: hours(24), cutOffAt: hours(72), ...settings });
  const { id, version, brief } = reply.data.saveAssignment as unknown as {
    id: string;
    version: number;
    brief: { rubric: AssignmentFacts['rows'] };
  };
  return { id, lessonId, version, facts, rows: brief.rubric };
}

/** A student of the assignment's course who has opened its lesson. */
export const learner = ({ facts, lessonId }: AssignmentFacts): Promise<Actor> =>
  createLearner(app, facts, [lessonId]);

const FIELDS = `id number status text sequence submittedAt dueAt lateMinutes maxScore passScore score passed
  files { id name type sizeBytes url } rubric { id points } redoUntil
  grade { earned deducted score comment marks { rowId points comment } notes { fileId line text } }`;

export interface Submission {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly sequence: number;
  readonly files: readonly { readonly id: string; readonly name: string }[];
  readonly rubric: readonly { readonly id: string; readonly points: number }[];
  readonly [field: string]: unknown;
}

const send = (who: Actor | undefined, mutation: string, input: object) =>
  mutate(who, mutation, input, FIELDS);
const it = (reply: Reply) => getRootValue<Submission>(reply);

export const start = (who: Actor | undefined, id: string) =>
  ask(who, `mutation($id: ID!) { it: startSubmission(assignmentId: $id) { ${FIELDS} } }`, { id });
export const startAndReturn = async (who: Actor, id: string) => it(await start(who, id));
export const save = (who: Actor | undefined, input: object) =>
  send(who, 'saveSubmission', { tab: 'the-tab-1', ...input });
export const submit = (who: Actor | undefined, submissionId: string, sequence = 0, isOwnWork = true) =>
  send(who, 'submitAssignment', { submissionId, sequence, isOwnWork });
export const addFile = (who: Actor | undefined, submissionId: string, uploadId: string) =>
  send(who, 'addSubmissionFile', { submissionId, uploadId });
export const upload = (who: Actor, name = 'bai-lam.md', content = '# Bài làm\n') =>
  stageUpload(app.services, who.id, name, Readable.from([content]));

/** A student's submission with a text. */
export async function submittedWork(who: Actor, assignment: AssignmentFacts): Promise<Submission> {
  const draft = await startAndReturn(who, assignment.id);
  const sequence = draft.sequence + 1;
  await save(who, { submissionId: draft.id, sequence, text: 'Em đã làm xong.' });
  return it(await submit(who, draft.id, sequence));
}

export async function newDraft(settings: object = {}) {
  const assignment = await createAssignment(settings);
  const who = await learner(assignment);
  return { assignment, who, id: (await startAndReturn(who, assignment.id)).id };
}
/** A new assignment with the submitted work of a student. */
export async function newSubmission(settings: object = {}, rule?: string) {
  const assignment = await createAssignment(settings, rule);
  const who = await learner(assignment);
  return { assignment, who, work: await submittedWork(who, assignment) };
}

/** The fields of the assignment and of the work that a student reads. */
export async function mine(who: Actor | undefined, id: string) {
  const reply = await ask(
    who,
    `query($id: ID!) { assignment(id: $id) { id myStanding myStatus myDueAt myClosesAt hasAttempt
      brief { rubric { id } lesson { id } } myExtension { dueAt cutOffAt reason } myRequest { status reason answer }
      mySubmissions { ${FIELDS} } } }`,
    { id },
  );
  return reply.data.assignment as unknown as {
    readonly mySubmissions: readonly Submission[];
    readonly [field: string]: unknown;
  } | null;
}

/** The state of the assignment's lesson in the student's progress. */
export async function getStanding(who: Actor, { facts, lessonId }: AssignmentFacts) {
  const reply = await ask(
    who,
    `query($id: String!) { course(idOrSlug: $id) { id myEnrolment { id
      missingLessons { lessonId dueAt closesAt isOverdue } marks { lessonId dueAt isOverdue isWaiting } } } }`,
    { id: facts.id },
  );
  const { missingLessons, marks } = (
    reply.data.course as unknown as {
      myEnrolment: Record<'missingLessons' | 'marks', { lessonId: string; [field: string]: unknown }[]>;
    }
  ).myEnrolment;
  const of = ({ lessonId: each }: { lessonId: string }) => each === lessonId;
  return { missing: missingLessons.find(of), mark: marks.find(of) };
}

const GRADED = `id state status heldBy markingVersion studentName lateMinutes text
  files { name url } rubric { id } grade { earned deducted score comment marks { rowId points } }`;
/** Grades all rows with full points unless `input` changes it. */
export const grade = ({ id, rubric }: Submission, input: object = {}, who: Actor | undefined = seller) => {
  const marks = rubric.map((row) => ({ rowId: row.id, points: row.points }));
  const full = { submissionId: id, expectedVersion: 0, marks, isDone: true };
  return mutate(who, 'markSubmission', { ...full, ...input }, GRADED);
};
export const release = (
  assignmentId: string,
  submissionIds: readonly string[],
  who: Actor | undefined = seller,
) => mutate(who, 'returnSubmissions', { assignmentId, submissionIds }, 'submissionIds');
export const claim = (id: string, who: Actor | undefined = seller) =>
  ask(who, `mutation($id: ID!) { claimSubmission(submissionId: $id) { ${GRADED} } }`, { id });
export const queue = async (id: string, who: Actor = seller) =>
  await fetchRoot<{ items: { submissionId: string; state: string }[] }>(
    who,
    `query($id: ID!) { markingQueue(assignmentId: $id, page: 1, limit: 100) {
        items { submissionId state score heldBy number } } }`,
    { id },
  );

export const helper = ({ facts }: AssignmentFacts, rights: string) => coTeacher(facts.id, rights);

export const getProgress = (who: Actor, lessonId: string) => getLessonProgress(app, who, lessonId);
export const getNotificationsTo = (who: Actor) => getNotifications(app, who);
