import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { conflict, type Detail, invalidFields } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit } from '../operations/index.ts';
import { Assignment, MAX_LEVELS, MAX_RUBRIC_ROWS } from './assignment.entity.ts';
import { LatePolicy } from './assignment.enums.ts';
import { lockAssignmentLesson } from './load.ts';
import type { RubricRow } from './terms.ts';

const POINTS = validationMessage('assignment.points', { min: 1, max: 100 });
const LEVEL = validationMessage('assignment.points', { min: 0, max: 100 });
const ATTEMPTS = validationMessage('assignment.attempts', { min: 1, max: 10 });
const LATE = validationMessage('assignment.lateAmount', { min: 0, max: 100 });
const title = (max: number) => validationMessage('assignment.text', { max });

@InputType({ description: 'A grade of a row of a rubric, which markers choose with a key.' })
export class RubricLevelInput {
  @Field(() => Int, { description: 'From 0 to the row’s points, more than the level before.' })
  @Min(0, { message: LEVEL })
  @Max(100, { message: LEVEL })
  points!: number;
  @Field({ description: 'What it is called; 1 to 40 characters.' })
  @TrimmedLength(1, 40, { message: title(40) })
  label!: string;
}

@InputType({ description: 'One thing that is looked at when work is marked.' })
export class RubricRowInput {
  @Field(() => ID, { nullable: true, description: 'Of a row that there is already; left out for a new one.' })
  rowId?: string | null;
  @Field({ description: 'What is looked at; 2 to 120 characters.' })
  @TrimmedLength(2, 120, { message: title(120) })
  title!: string;
  @Field(() => String, { nullable: true, description: 'What earns all points; at most 500 characters.' })
  @IsOptional()
  @MaxLength(500, { message: title(500) })
  description?: string | null;
  @Field(() => Int, { description: 'The most that it earns, 1 to 100.' })
  @Min(1, { message: POINTS })
  @Max(100, { message: POINTS })
  points!: number;
  @Field(() => [RubricLevelInput], {
    defaultValue: [],
    description:
      'Two to six grades from least to most, the last one with all points; none: markers write points.',
  })
  @ArrayMaxSize(MAX_LEVELS, { message: validationMessage('assignment.entries', { max: MAX_LEVELS }) })
  @ValidateNested({ each: true })
  levels!: RubricLevelInput[];
}

const ROWS = validationMessage('assignment.entries', { max: MAX_RUBRIC_ROWS });

@InputType({ description: 'An assignment as it is to be; its text and files are those of its lesson.' })
export class SaveAssignmentInput {
  @Field(() => ID, { description: 'Of the own lesson of kind ASSIGNMENT.' })
  lessonId!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The version the edits were made on; left out while it has never been saved.',
  })
  expectedVersion?: number | null;
  @Field(() => DateTime, { nullable: true, description: 'From when work is taken; absent: at once.' })
  opensAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'After it, work is late; absent: never.' })
  dueAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'After it, nothing is taken; absent: never.' })
  cutOffAt?: Date | null;
  @Field(() => Int, { defaultValue: 1, description: 'How often a student may hand in, 1 to 10.' })
  @Min(1, { message: ATTEMPTS })
  @Max(10, { message: ATTEMPTS })
  maxAttempts!: number;
  @Field(() => Int, { description: 'Points that pass it, at most all of the rubric.' })
  @Min(0, { message: 'assignment.passScore' })
  passScore!: number;
  @Field(() => LatePolicy, { defaultValue: LatePolicy.NONE, description: 'What handing in late costs.' })
  latePolicy!: LatePolicy;
  @Field(() => Int, {
    defaultValue: 0,
    description: 'Points or per cent for each day that has begun, 1 to 100; 0 with other policies.',
  })
  @Min(0, { message: LATE })
  @Max(100, { message: LATE })
  lateAmount!: number;
  @Field(() => [RubricRowInput], {
    description: 'What is looked at, in order; 1 to 20 rows, 1,000 points together.',
  })
  @ArrayMinSize(1, { message: ROWS })
  @ArrayMaxSize(MAX_RUBRIC_ROWS, { message: ROWS })
  @ValidateNested({ each: true })
  rubric!: RubricRowInput[];
}

/**
 * Creates the assignment of a lesson, or replaces it. Work that was begun keeps its terms.
 * @returns its ID
 */
export function saveAssignment(context: Context, input: SaveAssignmentInput): Promise<string> {
  mustFit(input);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockAssignmentLesson(em, signedIn(context), input.lessonId);
    const assignment = await em.findOne(Assignment, { lesson });
    if ((assignment?.version ?? null) !== (input.expectedVersion ?? null))
      throw conflict('STALE_VERSION', { version: assignment?.version ?? 0 });
    course.edit(false);
    const { opensAt = null, dueAt = null, cutOffAt = null, maxAttempts, passScore, latePolicy } = input;
    const rubric = rubricOf(input, assignment?.rubric ?? []);
    const kept = {
      ...{ opensAt, dueAt, cutOffAt, maxAttempts, passScore, latePolicy, rubric },
      lateAmount: isCounted(latePolicy) ? input.lateAmount : 0,
      maxScore: totalOf(input),
    };
    const saved = assignment
      ? em.assign(assignment, { ...kept, version: assignment.version + 1 })
      : em.create(Assignment, { course, lesson, ...kept });
    await em.flush();
    audit(em, context, {
      action: 'assignment.save',
      targetType: 'assignment',
      targetId: saved.id,
      after: { ...kept, rubric: rubric.length },
    });
    return saved.id;
  });
}

/** Max points of a whole rubric. */
const MAX_TOTAL = 1000;

const isCounted = (policy: LatePolicy): boolean =>
  policy === LatePolicy.POINTS || policy === LatePolicy.PERCENT;
const totalOf = ({ rubric }: SaveAssignmentInput): number =>
  rubric.reduce((sum, { points }) => sum + points, 0);

/** Rows keep their IDs through edits, so that grades of several versions can be compared. */
const rubricOf = ({ rubric }: SaveAssignmentInput, before: readonly RubricRow[]): RubricRow[] => {
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
function mustFit(input: SaveAssignmentInput): void {
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
  if (totalOf(input) > MAX_TOTAL)
    details.push({ field: 'rubric', message: 'assignment.rubricTotal', params: { max: MAX_TOTAL } });
  if (passScore > totalOf(input)) details.push({ field: 'passScore', message: 'assignment.passScore' });
  for (const [index, { levels, points }] of rubric.entries()) {
    const rises = levels.every((level, n) => n === 0 || level.points > levels[n - 1]!.points);
    if (levels.length && (levels.length < 2 || !rises || levels.at(-1)!.points !== points))
      details.push({ field: `rubric.${index}.levels`, message: 'assignment.levels' });
  }
  if (details.length) throw invalidFields(details);
}
