import type { EntityManager } from '@mikro-orm/postgresql';
import { Length, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { isPast, runSql, sql, uuid } from '../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { followsSave } from '../../platform/input/autosave.ts';
import { SubmissionStatus } from './assignment.enums.ts';

/** About four printed pages. */
const MAX_TEXT_LENGTH = 20_000;

@InputType({ description: 'Current text of a draft. Send it whenever the text changes.' })
export class SaveSubmissionInput {
  @Field(() => ID, { description: 'ID of a draft of the viewer.' })
  submissionId!: string;
  @Field(() => Int, { description: 'Current `sequence` of the draft plus one.' })
  @Min(1, { message: 'validation.invalid' })
  sequence!: number;
  @Field({
    description:
      'Client-generated ID of the browser tab, 8 to 40 characters. Prevents one tab from overwriting another.',
  })
  @Length(8, 40, { message: 'validation.invalid' })
  tab!: string;
  @Field({ description: 'Complete text of the draft, at most 20,000 characters.' })
  @AtMost(MAX_TEXT_LENGTH, { message: 'assignment.text' })
  text!: string;
}

interface OpenDraft {
  readonly status: SubmissionStatus;
  readonly sequence: number;
  readonly tab: string | null;
  readonly mayStudy: boolean;
  /** Time at which submissions were closed, as text. Null while they are open. */
  readonly closedAt: string | null;
}

/**
 * Saves the text of the viewer's draft. Clients send it with every change, so it works on rows with two statements.
 * @throws CONFLICT if it was submitted or another tab has saved since
 * @throws POLICY after the assignment is closed
 */
export function saveSubmission(context: Context, input: SaveSubmissionInput): Promise<string> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const draft = await lockDraft(em, id, input.submissionId);
    if (!draft) throw notFound();
    if (draft.status !== SubmissionStatus.DRAFT)
      throw conflict('SUBMISSION_HANDED_IN', { state: draft.status });
    if (!draft.mayStudy) throw conflict('ACCESS_ENDED');
    if (draft.closedAt)
      throw policy('ASSIGNMENT_CLOSED', { deadline: new Date(draft.closedAt).toISOString() });
    if (!followsSave(draft, input)) throw conflict('SUBMISSION_ELSEWHERE', { version: draft.sequence });
    await runSql(
      em,
      sql`update assignment_submission set text = ${input.text}, sequence = ${input.sequence}, tab = ${input.tab},
          saved_at = now() where id = ${input.submissionId}`,
      'submission.save',
    );
    return input.submissionId;
  });
}

async function lockDraft(em: EntityManager, studentId: string, id: string): Promise<OpenDraft | undefined> {
  const [draft] = await runSql<OpenDraft>(
    em,
    sql`select s.status, s.sequence, s.tab, exists (select 1 from opened_lesson o
          where o.lesson_id = a.lesson_id and o.student_id = s.student_id and o.may_study) as "mayStudy",
        (select d.closes_at from assignment_deadline d where d.assignment_id = a.id
          and d.student_id = s.student_id and ${isPast(sql`d.closes_at`)}) as "closedAt"
      from assignment_submission s join assignment a on a.id = s.assignment_id
      where s.id = ${uuid(id)} and s.student_id = ${studentId} for update of s`,
    'submission.draft',
  );
  return draft;
}
