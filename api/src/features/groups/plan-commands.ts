import type { EntityManager } from '@mikro-orm/postgresql';
import { IsUrl, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { CalendarDate, DateTime } from '../../graphql/scalars.ts';
import { getById, raw, runSql, sql } from '../../platform/db/index.ts';
import { badInput, policy } from '../../platform/errors/errors.ts';
import { Between } from '../../platform/input/between.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { countAttempt, User } from '../accounts/index.ts';
import { Section } from '../courses/index.ts';
import { commandOnce, IdempotencyKey } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { GoalKind, GroupEvent, GroupGoal, MAX_EVENTS, MAX_GOALS } from './group-plan.entity.ts';
import { lockGroup, lockLedGroup, studiesOrTeaches } from './groups.policy.ts';
import type { StudyGroup } from './study-group.entity.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

@InputType({ description: 'Input for creating a study group’s goal: a section, or minutes in total.' })
export class CreateGroupGoalInput {
  @Field(() => ID, { description: 'ID of a group that the viewer leads.' })
  groupId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a section of the group’s course. Set either this or `minutes`.',
  })
  sectionId?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes of all members in total, 30 to 100,000. Set either this or `sectionId`.',
  })
  @Between(30, 100_000, 'groups.minutes')
  minutes?: number | null;
  @Field(() => CalendarDate, { description: 'Last day of the goal, from today to one year ahead.' })
  dueOn!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for scheduling a meeting of a study group.' })
export class CreateGroupEventInput {
  @Field(() => ID, { description: 'ID of a group that the viewer is a member of.' })
  groupId!: string;
  @Field({ description: 'Topic of the meeting, 3 to 80 characters.' })
  @TrimmedLength(3, 80, { message: 'groups.title' })
  title!: string;
  @Field(() => DateTime, { description: 'Time at which the meeting begins, from now to one year ahead.' })
  startsAt!: Date;
  @Field(() => Int, { description: 'Length of the meeting, 15 to 480 minutes.' })
  @Between(15, 480, 'groups.eventMinutes')
  minutes!: number;
  @Field(() => String, { nullable: true, description: 'HTTPS URL of the meeting room.' })
  @MaxLength(500, { message: 'groups.address' })
  @IsUrl({ protocols: ['https'], require_protocol: true }, { message: 'groups.address' })
  address?: string | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for accepting or declining a meeting.' })
export class AnswerGroupEventInput {
  @Field(() => ID, { description: 'ID of a meeting of a group that the viewer is a member of.' })
  eventId!: string;
  @Field({ description: 'True to accept the meeting. False to decline it.' })
  comes!: boolean;
}

/**
 * @throws BAD_INPUT if the goal, its last day or its section is invalid
 * @throws FORBIDDEN if the viewer does not lead the group
 * @throws POLICY if there are too many goals
 */
export function createGroupGoal(context: Context, input: CreateGroupGoalInput): Promise<string> {
  return commandOnce(context, 'createGroupGoal', input, async (em, viewer) => {
    const { group } = await lockLedGroup(em, viewer, input.groupId);
    const { minutes = null, sectionId, dueOn } = input;
    if (!sectionId === (minutes === null)) throw badInput('minutes', 'groups.goal');
    const [day] = await runSql<{ today: string; fits: boolean; open: number }>(
      em,
      sql`select d.today::text, ${dueOn}::date between d.today and d.today + ${MAX_DAYS}::int as fits,
          (select count(*)::int from group_goal g where g.group_id = ${group.id} and g.due_on >= d.today) as open
        from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today) d`,
    );
    if (!day!.fits) throw badInput('dueOn', 'groups.dueOn');
    if (day!.open >= MAX_GOALS) throw policy('TOO_MANY_GOALS', { limit: MAX_GOALS });
    em.create(GroupGoal, {
      group,
      kind: sectionId ? GoalKind.SECTION : GoalKind.MINUTES,
      section: sectionId ? await loadSection(em, group, sectionId) : null,
      minutes,
      startsOn: day!.today,
      dueOn,
    });
    return group.id;
  });
}

export function removeGroupGoal(context: Context, goalId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const goal = await getById(em, GroupGoal, goalId);
    const { group } = await lockLedGroup(em, signedIn(context), goal.group.id);
    em.remove(goal);
    return group.id;
  });
}

/**
 * @throws BAD_INPUT if the time is invalid
 * @throws POLICY if there are too many meetings
 * @throws RATE_LIMITED after many meetings
 */
export async function createGroupEvent(context: Context, input: CreateGroupEventInput): Promise<string> {
  const viewer = signedIn(context);
  // Counted for each meeting, even if it is cancelled immediately, because it is mailed to all members
  await countAttempt(context.services, 'meeting', { account: viewer.id, address: context.request.address });
  return commandOnce(context, 'createGroupEvent', input, async (em) => {
    const { group } = await lockGroup(em, viewer, input.groupId);
    const wait = input.startsAt.getTime() - Date.now();
    if (wait < 0 || wait > MAX_DAYS * DAY_MS) throw badInput('startsAt', 'groups.startsAt');
    if ((await em.count(GroupEvent, { group, startsAt: { $gt: new Date() } })) >= MAX_EVENTS)
      throw policy('TOO_MANY_EVENTS', { limit: MAX_EVENTS });
    const { title, startsAt, minutes, address } = input;
    const event = em.create(GroupEvent, {
      group,
      createdBy: em.getReference(User, viewer.id),
      title: title.trim(),
      startsAt,
      minutes,
      address: address ?? null,
    });
    await em.flush();
    await answer(em, event.id, viewer.id, true);
    await notify(em, context.services, await findOtherMembers(em, group, viewer.id), {
      kind: 'GROUP_MEETING',
      params: { group: group.name, meeting: event.title },
      link: `/dashboard/groups/${group.id}`,
    });
    return group.id;
  });
}

/** @throws BAD_INPUT if the meeting is over */
export function answerGroupEvent(context: Context, input: AnswerGroupEventInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const event = await lockEvent(em, context, input.eventId);
    if (event.startsAt.getTime() + event.minutes * 60_000 < Date.now())
      throw badInput('eventId', 'groups.past');
    await answer(em, event.id, viewer.id, input.comes);
    return event.id;
  });
}

/** @throws FORBIDDEN unless the viewer scheduled it or leads the group */
export function removeGroupEvent(context: Context, eventId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const viewer = signedIn(context);
    const event = await lockEvent(em, context, eventId);
    if (event.createdBy.id !== viewer.id) await lockLedGroup(em, viewer, event.group.id);
    em.remove(event);
    return event.group.id;
  });
}

const answer = (em: EntityManager, eventId: string, personId: string, comes: boolean) =>
  runSql(
    em,
    sql`insert into group_event_answer (event_id, person_id, comes) values (${eventId}, ${personId}, ${comes})
      on conflict (event_id, person_id) do update set comes = excluded.comes`,
  );

async function loadSection(em: EntityManager, group: StudyGroup, id: string): Promise<Section> {
  const section =
    group.course && isUuid(id)
      ? await em.findOne(Section, { id, course: group.course.id, removedAt: null })
      : null;
  if (!section) throw badInput('sectionId', 'groups.section');
  return section;
}

async function findOtherMembers(em: EntityManager, { id }: StudyGroup, personId: string): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    em,
    sql`select m.person_id as id from group_member m join study_group g on g.id = m.group_id
      where m.group_id = ${id} and m.person_id <> ${personId}
        and (g.course_id is null or ${studiesOrTeaches({ id: raw('m.person_id') }, raw('g.course_id'))}) order by m.person_id`,
  );
  return rows.map((row) => row.id);
}

async function lockEvent(em: EntityManager, context: Context, id: string): Promise<GroupEvent> {
  const { group } = await getById(em, GroupEvent, id);
  await lockGroup(em, signedIn(context), group.id);
  return getById(em, GroupEvent, id, { refresh: true });
}
