import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getById, runSql, sql, uuid } from '../../platform/db/index.ts';
import { badInput, policy } from '../../platform/errors/errors.ts';
import { Between } from '../../platform/input/between.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { commandOnce, IdempotencyKey } from '../operations/index.ts';
import { StudySlot } from './study-slot.entity.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const MAX_SLOTS = 200;

@InputType({ description: 'Input for creating a study slot.' })
export class CreateStudySlotInput {
  @Field({ description: 'Title of the study slot, 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'calendar.title' })
  title!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a course that the viewer studies. Omit for a slot without a course.',
  })
  courseId?: string | null;
  @Field(() => DateTime, { description: 'Time at which the slot begins, from now to one year ahead.' })
  startsAt!: Date;
  @Field(() => Int, { description: 'Length of the slot, 10 to 480 minutes.' })
  @Between(10, 480, 'calendar.minutes')
  minutes!: number;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for moving or renaming a study slot. Omitted fields stay unchanged.' })
export class UpdateStudySlotInput {
  @Field(() => ID, { description: 'ID of a study slot of the viewer.' })
  slotId!: string;
  @Field(() => String, { nullable: true, description: 'Title of the study slot, 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'calendar.title' })
  title?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the slot begins, from now to one year ahead.',
  })
  startsAt?: Date | null;
  @Field(() => Int, { nullable: true, description: 'Length of the slot, 10 to 480 minutes.' })
  @Between(10, 480, 'calendar.minutes')
  minutes?: number | null;
}

/**
 * @throws BAD_INPUT if the time is invalid, or the viewer does not study the course
 * @throws POLICY if the viewer has too many slots
 */
export function createStudySlot(context: Context, input: CreateStudySlotInput): Promise<string> {
  return commandOnce(context, 'createStudySlot', input, async (em, viewer) => {
    await assertSlotRoom(em, viewer);
    assertFuture(input.startsAt);
    const slot = em.create(StudySlot, {
      person: em.getReference(User, viewer.id),
      course: input.courseId ? await loadOwnCourse(em, viewer, input.courseId) : null,
      title: input.title.trim(),
      startsAt: input.startsAt,
      minutes: input.minutes,
    });
    await em.flush();
    return slot.id;
  });
}

/**
 * @throws NOT_FOUND if the viewer has no slot with this ID
 * @throws BAD_INPUT if the time is invalid
 * @throws POLICY if the viewer has too many slots
 */
export function updateStudySlot(context: Context, input: UpdateStudySlotInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const slot = await getById(em, StudySlot, input.slotId, {}, { person: viewer.id });
    if (input.startsAt) {
      assertFuture(input.startsAt);
      if (!isAhead(slot.startsAt)) await assertSlotRoom(em, viewer);
    }
    slot.startsAt = input.startsAt ?? slot.startsAt;
    slot.title = input.title?.trim() ?? slot.title;
    slot.minutes = input.minutes ?? slot.minutes;
    return slot.id;
  });
}

/** @throws NOT_FOUND if the viewer has no slot with this ID */
export function deleteStudySlot(context: Context, slotId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    em.remove(await getById(em, StudySlot, slotId, {}, { person: signedIn(context).id }));
    return slotId;
  });
}

/** A minute of grace, so that "now" is accepted. */
const GRACE_MS = 60_000;

const isAhead = (startsAt: Date): boolean => startsAt.getTime() >= Date.now() - GRACE_MS;

/**
 * Locks the person, so that concurrent requests count the slots one after another.
 * @throws POLICY if the viewer has too many slots
 */
async function assertSlotRoom(em: EntityManager, viewer: Viewer): Promise<void> {
  await runSql(em, sql`select 1 from person where id = ${viewer.id} for no key update`);
  const ahead = { person: viewer.id, startsAt: { $gte: new Date(Date.now() - GRACE_MS) } };
  if ((await em.count(StudySlot, ahead)) >= MAX_SLOTS) throw policy('TOO_MANY_SLOTS', { limit: MAX_SLOTS });
}

function assertFuture(startsAt: Date): void {
  if (!isAhead(startsAt) || startsAt.getTime() > Date.now() + MAX_DAYS * DAY_MS)
    throw badInput('startsAt', 'calendar.startsAt');
}

async function loadOwnCourse(em: EntityManager, viewer: Viewer, id: string): Promise<Course> {
  const [own] = await runSql(
    em,
    sql`select 1 from course_student where course_id = ${uuid(id)} and student_id = ${viewer.id} and may_study`,
  );
  if (!own) throw badInput('courseId', 'calendar.course');
  return em.getReference(Course, id);
}
