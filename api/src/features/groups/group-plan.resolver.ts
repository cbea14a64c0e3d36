import { Arg, Ctx, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { COMMAND_DECIDED, ReadField, ReadMutation, type Row, rows, sql } from '../../graphql/read/index.ts';
import { GroupEvent, GroupGoal } from './group-plan.entity.ts';
import {
  AnswerGroupEventInput,
  answerGroupEvent,
  CreateGroupEventInput,
  CreateGroupGoalInput,
  createGroupEvent,
  createGroupGoal,
  removeGroupEvent,
  removeGroupGoal,
} from './plan-commands.ts';
import { StudyGroup } from './study-group.entity.ts';

const group = (id: string) =>
  rows(StudyGroup, (g) => ({ where: sql`${g.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

/** Goals of a study group. They count members who share their progress. */
@Resolver(() => GroupGoal)
export class GroupGoalResolver {
  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Sets a study group a goal. BAD_INPUT: a field. NOT_FOUND. FORBIDDEN: no leader of it. POLICY: it has too many.',
  })
  async createGroupGoal(@Arg('input') input: CreateGroupGoalInput, @Ctx() context: Context) {
    return group(await createGroupGoal(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description: 'Gives a goal of a study group up. NOT_FOUND. FORBIDDEN: no leader of it.',
  })
  async removeGroupGoal(
    @Arg('goalId', () => ID, { description: 'Of a goal of a group that the viewer leads.' }) goalId: string,
    @Ctx() context: Context,
  ) {
    return group(await removeGroupGoal(context, goalId));
  }

  @ReadField(() => String, { nullable: true, description: 'Title of the section; absent for minutes.' })
  sectionTitle(@Root() { section }: Row<GroupGoal>) {
    return sql`(select s.title from section s where s.id = ${section})`;
  }

  @ReadField(() => Int, { description: 'How many members share their progress: those that are counted.' })
  counted(@Root() g: Row<GroupGoal>) {
    return sql`(select count(*)::int from group_member m where m.group_id = ${g.group} and m.shares_progress)`;
  }

  @ReadField(() => Int, {
    description: 'Members who completed the section, or minutes studied since the goal was set.',
  })
  reached(@Root() g: Row<GroupGoal>) {
    return sql`(case ${g.kind} when 'SECTION' then (
        select count(*)::int from group_member m where m.group_id = ${g.group} and m.shares_progress
          and exists (select 1 from lesson l where l.section_id = ${g.section} and l.is_required and l.removed_at is null)
          and not exists (select 1 from lesson l where l.section_id = ${g.section} and l.is_required and l.removed_at is null
            and not exists (select 1 from completed_lesson d where d.lesson_id = l.id and d.student_id = m.person_id)))
      else (select coalesce(sum(t.seconds), 0)::int / 60 from group_member m
        join study_group sg on sg.id = m.group_id
        join study_time t on t.student_id = m.person_id and t.course_id = coalesce(sg.course_id, t.course_id)
          and t.day between ${g.startsOn} and ${g.dueOn}
        where m.group_id = ${g.group} and m.shares_progress) end)`;
  }
}

@Resolver(() => GroupEvent)
export class GroupEventResolver {
  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Plans a meeting of a study group and tells its members. BAD_INPUT: a field. NOT_FOUND. POLICY: it has too many. RATE_LIMITED: the viewer planned a dozen within a day.',
  })
  async createGroupEvent(@Arg('input') input: CreateGroupEventInput, @Ctx() context: Context) {
    return group(await createGroupEvent(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupEvent, {
    description: 'Says whether the viewer comes to a meeting. BAD_INPUT: it is over. NOT_FOUND.',
  })
  async answerGroupEvent(@Arg('input') input: AnswerGroupEventInput, @Ctx() context: Context) {
    const id = await answerGroupEvent(context, input);
    return rows(GroupEvent, (e) => ({ where: sql`${e.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Calls a meeting of a study group off. NOT_FOUND. FORBIDDEN: neither who planned it nor a leader.',
  })
  async removeGroupEvent(
    @Arg('eventId', () => ID, { description: 'Of a meeting of a group that the viewer is in.' })
    eventId: string,
    @Ctx() context: Context,
  ) {
    return group(await removeGroupEvent(context, eventId));
  }

  @ReadField(() => Int, { description: 'How many said that they come.' })
  comingCount(@Root() e: Row<GroupEvent>) {
    return sql`(select count(*)::int from group_event_answer a where a.event_id = ${e.id} and a.comes)`;
  }

  @ReadField(() => Boolean, {
    nullable: true,
    description: 'Whether the viewer comes; absent while they have not said.',
  })
  viewerComes(@Root() e: Row<GroupEvent>, @Ctx() { viewer }: Context) {
    return sql`(select a.comes from group_event_answer a where a.event_id = ${e.id} and a.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'Whether the viewer may call it off.' })
  mayRemove(@Root() e: Row<GroupEvent>, @Ctx() { viewer }: Context) {
    return sql`(${e.createdBy} = ${viewer?.id ?? null}::uuid or exists (select 1 from group_member m
      where m.group_id = ${e.group} and m.person_id = ${viewer?.id ?? null}::uuid and m.role = 'LEADER'))`;
  }
}
