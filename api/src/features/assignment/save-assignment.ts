import { ArrayMinSize, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { newId } from '../../platform/db/index.ts';
import { conflict, type Detail, invalidFields } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AtMostEntries } from '../../platform/input/at-most.ts';
import { Between } from '../../platform/input/between.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { holdFlagged, LessonKind, lockOwnLesson } from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { Assignment, MAX_LEVELS, MAX_RUBRIC_ROWS } from './assignment.entity.ts';
import { LatePolicy } from './assignment.enums.ts';
import type { RubricRow } from './terms.ts';

const title = (max: number) => validationMessage('assignment.text', { max });

@InputType({ description: 'A level of a rubric row that graders can select.' })
export class RubricLevelInput {
  @Field(() => Int, { description: 'Points from 0 to those of the row, more than the previous level.' })
  @Between(0, 100, 'assignment.points')
  points!: number;
  @Field({ description: 'Label of the level, 1 to 40 characters.' })
  @TrimmedLength(1, 40, { message: title(40) })
  label!: string;
}

@InputType({ description: 'A grading criterion of a rubric.' })
export class RubricRowInput {
  @Field(() => ID, { nullable: true, description: 'ID of an existing row. Omit it for a new row.' })
  rowId?: string | null;
  @Field({ description: 'Title of the criterion, 2 to 120 characters.' })
  @TrimmedLength(2, 120, { message: title(120) })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Requirements for full points, at most 500 characters.',
  })
  @MaxLength(500, { message: title(500) })
  description?: string | null;
  @Field(() => Int, { description: 'Maximum points of the row, 1 to 100.' })
  @Between(1, 100, 'assignment.points')
  points!: number;
  @Field(() => [RubricLevelInput], {
    defaultValue: [],
    description:
      'Two to six levels with increasing points, the last one with full points. Without levels, graders enter points.',
  })
  @AtMostEntries(MAX_LEVELS, 'assignment.entries')
  @ValidateNested({ each: true })
  levels!: RubricLevelInput[];
}

const ROWS = validationMessage('assignment.entries', { max: MAX_RUBRIC_ROWS });

@InputType({
  description: 'Complete assignment of a lesson. The instructions are the text and files of the lesson.',
})
export class SaveAssignmentInput {
  @Field(() => ID, { description: 'ID of a lesson of kind ASSIGNMENT that the viewer may edit.' })
  lessonId!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Version on which the edit is based. Omit it if the assignment has never been saved.',
  })
  expectedVersion?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time from which work is accepted. Null to accept it immediately.',
  })
  opensAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Due time, after which submissions are late. Null for none.',
  })
  dueAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Cut-off time, after which no work is accepted. Null for none.',
  })
  cutOffAt?: Date | null;
  @Field(() => Int, { defaultValue: 1, description: 'Maximum number of submissions per student, 1 to 10.' })
  @Between(1, 10, 'assignment.attempts')
  maxAttempts!: number;
  @Field(() => Int, { description: 'Points required to pass, at most the maximum of the rubric.' })
  @Min(0, { message: 'assignment.passScore' })
  passScore!: number;
  @Field(() => LatePolicy, {
    defaultValue: LatePolicy.NONE,
    description: 'Penalty policy for late submissions.',
  })
  latePolicy!: LatePolicy;
  @Field(() => Int, {
    defaultValue: 0,
    description:
      'Points or percent deducted for each started day of lateness, 1 to 100. 0 with other policies.',
  })
  @Between(0, 100, 'assignment.lateAmount')
  lateAmount!: number;
  @Field(() => [RubricRowInput], {
    description: 'Rubric rows in order. 1 to 20 rows with at most 1,000 points in total.',
  })
  @ArrayMinSize(1, { message: ROWS })
  @AtMostEntries(MAX_RUBRIC_ROWS, 'assignment.entries')
  @ValidateNested({ each: true })
  rubric!: RubricRowInput[];
}

/** Work that has started keeps its terms. */
export function saveAssignment(context: Context, input: SaveAssignmentInput): Promise<string> {
  assertConsistent(input);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, signedIn(context), input.lessonId);
    if (lesson.kind !== LessonKind.ASSIGNMENT) throw conflict('NOT_AN_ASSIGNMENT');
    const assignment = await em.findOne(Assignment, { lesson });
    if ((assignment?.version ?? null) !== (input.expectedVersion ?? null))
      throw conflict('STALE_VERSION', { version: assignment?.version ?? 0 });
    course.edit(false);
    const { opensAt = null, dueAt = null, cutOffAt = null, maxAttempts, passScore, latePolicy } = input;
    const rubric = toRubric(input, assignment?.rubric ?? []);
    const terms = {
      ...{ opensAt, dueAt, cutOffAt, maxAttempts, passScore, latePolicy, rubric },
      lateAmount: isCounted(latePolicy) ? input.lateAmount : 0,
      maxScore: getTotal(input),
    };
    const id = assignment?.id ?? (await newId(em));
    const former = assignment
      ? pickRubric(assignment)
      : { ...pickRubric(terms), rubric: rubric.map(withoutTexts) };
    const applied = await holdFlagged(em, context, course, {
      ...{ kind: 'ASSIGNMENT', subjectId: id, title: lesson.title, lesson, isNew: !assignment },
      ...{ former, given: pickRubric(terms) },
    });
    const values = { ...terms, ...applied };
    const saved = assignment
      ? em.assign(assignment, { ...values, version: assignment.version + 1 })
      : em.create(Assignment, { id, course, lesson, ...values });
    await em.flush();
    audit(em, context, {
      action: 'assignment.save',
      targetId: saved.id,
      after: { ...terms, rubric: rubric.length },
    });
    return saved.id;
  });
}

export const pickRubric = ({
  rubric,
  maxScore,
  passScore,
}: Pick<Assignment, 'rubric' | 'maxScore' | 'passScore'>) => ({ rubric, maxScore, passScore });

/** A row of a new rubric until a reviewer has read its texts. */
export const withoutTexts = (row: RubricRow): RubricRow => ({
  ...row,
  title: '…',
  description: null,
  levels: row.levels.map(({ points }) => ({ points, label: '…' })),
});

const MAX_TOTAL = 1000;

const isCounted = (policy: LatePolicy): boolean =>
  policy === LatePolicy.POINTS || policy === LatePolicy.PERCENT;
const getTotal = ({ rubric }: SaveAssignmentInput): number =>
  rubric.reduce((sum, { points }) => sum + points, 0);

/** Rows keep their IDs through edits, so that grades of several versions can be compared. */
const toRubric = ({ rubric }: SaveAssignmentInput, before: readonly RubricRow[]): RubricRow[] => {
  const known = new Set(before.map(({ id }) => id));
  return rubric.map(({ rowId, title: name, description, points, levels }) => {
    // Each ID is used once: a repeated one counts as a new row
    const isKnown = !!rowId && known.delete(rowId);
    return {
      id: isKnown ? rowId : crypto.randomUUID().replaceAll('-', '').slice(0, 12),
      title: name.trim(),
      description: description?.trim() || null,
      points,
      levels: levels.map(({ points: worth, label }) => ({ points: worth, label: label.trim() })),
    };
  });
};

/** @throws BAD_INPUT if times, points or levels are inconsistent */
function assertConsistent(input: SaveAssignmentInput): void {
  const { opensAt, dueAt, cutOffAt, latePolicy, lateAmount, passScore, rubric } = input;
  const details: Detail[] = [];
  if (opensAt && dueAt && dueAt <= opensAt) details.push({ field: 'dueAt', message: 'assignment.order' });
  const before = dueAt ?? opensAt;
  if (cutOffAt && before && (dueAt ? cutOffAt < dueAt : cutOffAt <= before))
    details.push({ field: 'cutOffAt', message: 'assignment.order' });
  if (latePolicy !== LatePolicy.NONE && !dueAt)
    details.push({ field: 'dueAt', message: 'assignment.dueNeeded' });
  if (isCounted(latePolicy) && lateAmount < 1)
    details.push({ field: 'lateAmount', message: 'assignment.lateAmount', params: { min: 1, max: 100 } });
  if (getTotal(input) > MAX_TOTAL)
    details.push({ field: 'rubric', message: 'assignment.rubricTotal', params: { max: MAX_TOTAL } });
  if (passScore > getTotal(input)) details.push({ field: 'passScore', message: 'assignment.passScore' });
  for (const [index, { levels, points }] of rubric.entries()) {
    const rises = levels.every((level, n) => n === 0 || level.points > levels[n - 1]!.points);
    if (levels.length && (levels.length < 2 || !rises || levels.at(-1)!.points !== points))
      details.push({ field: `rubric.${index}.levels`, message: 'assignment.levels' });
  }
  if (details.length) throw invalidFields(details);
}
