import { Arg, Ctx, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadField, ReadMutation, type Row, resultRow, sql } from '../../graphql/read/index.ts';
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

@Resolver(() => GroupGoal)
export class GroupGoalResolver {
  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Creates a goal of a study group. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group. POLICY: the group has too many goals.',
  })
  async createGroupGoal(@Arg('input') input: CreateGroupGoalInput, @Ctx() context: Context) {
    return resultRow(StudyGroup, await createGroupGoal(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Deletes a goal of a study group. NOT_FOUND: no such goal. FORBIDDEN: the viewer does not lead the group.',
  })
  async removeGroupGoal(
    @Arg('goalId', () => ID, { description: 'ID of a goal of a group that the viewer leads.' })
    goalId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(StudyGroup, await removeGroupGoal(context, goalId));
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the section. Null for goals in minutes.',
  })
  sectionTitle(@Root() { section }: Row<GroupGoal>) {
    return sql`(select s.title from section s where s.id = ${section})`;
  }

  @ReadField(() => Int, {
    description: 'Number of members who share their progress. Only they count towards the goal.',
  })
  counted(@Root() g: Row<GroupGoal>) {
    return sql`(select count(*)::int from group_member m where m.group_id = ${g.group} and m.shares_progress)`;
  }

  @ReadField(() => Int, {
    description:
      'Number of members who completed the section, or minutes studied since the goal was created.',
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
      'Schedules a meeting of a study group and notifies its members. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. POLICY: the group has too many meetings. RATE_LIMITED: the viewer has scheduled twelve meetings within a day.',
  })
  async createGroupEvent(@Arg('input') input: CreateGroupEventInput, @Ctx() context: Context) {
    return resultRow(StudyGroup, await createGroupEvent(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupEvent, {
    description: 'Accepts or declines a meeting. BAD_INPUT: the meeting is over. NOT_FOUND: no such meeting.',
  })
  async answerGroupEvent(@Arg('input') input: AnswerGroupEventInput, @Ctx() context: Context) {
    const id = await answerGroupEvent(context, input);
    return resultRow(GroupEvent, id);
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Cancels a meeting of a study group. NOT_FOUND: no such meeting. FORBIDDEN: the viewer neither scheduled the meeting nor leads the group.',
  })
  async removeGroupEvent(
    @Arg('eventId', () => ID, { description: 'ID of a meeting of a group that the viewer is a member of.' })
    eventId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(StudyGroup, await removeGroupEvent(context, eventId));
  }

  @ReadField(() => Int, { description: 'Number of members who accepted the meeting.' })
  comingCount(@Root() e: Row<GroupEvent>) {
    return sql`(select count(*)::int from group_event_answer a where a.event_id = ${e.id} and a.comes)`;
  }

  @ReadField(() => Boolean, {
    nullable: true,
    description:
      'True if the viewer accepted the meeting, false if declined. Null before the viewer’s response.',
  })
  viewerComes(@Root() e: Row<GroupEvent>, @Ctx() { viewer }: Context) {
    return sql`(select a.comes from group_event_answer a where a.event_id = ${e.id} and a.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'True if the viewer may cancel the meeting.' })
  mayRemove(@Root() e: Row<GroupEvent>, @Ctx() { viewer }: Context) {
    return sql`(${e.createdBy} = ${viewer?.id ?? null}::uuid or exists (select 1 from group_member m
      where m.group_id = ${e.group} and m.person_id = ${viewer?.id ?? null}::uuid and m.role = 'LEADER'))`;
  }
}
