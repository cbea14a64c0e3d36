import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { TODAY } from '../../platform/db/today.ts';
import { PERCENTAGE } from '../learning/index.ts';
import {
  CreateGroupInput,
  createGroup,
  JoinGroupInput,
  joinGroup,
  renewGroupCode,
  UpdateGroupInput,
  updateGroup,
} from './group-commands.ts';
import { GroupEvent, GroupGoal } from './group-plan.entity.ts';
import { studiesOrTeaches } from './groups.policy.ts';
import { MAX_EVENTS, MAX_GOALS, MAX_GROUPS, MAX_MEMBERS } from './limits.ts';
import {
  leaveGroup,
  removeGroupMember,
  SetGroupRoleInput,
  ShareProgressInput,
  setGroupRole,
  shareProgress,
} from './member-commands.ts';
import { GroupMember, GroupRole, StudyGroup } from './study-group.entity.ts';

@ObjectType({ description: 'A study group that the viewer is in no longer.' })
export class LeftGroup {
  @Field(() => ID, { description: 'Of the group, for clients to drop it from their lists.' })
  id!: string;
}

const one = (id: string) =>
  rows(StudyGroup, (g) => ({ where: sql`${g.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => StudyGroup)
export class GroupResolver {
  @Allow('group:read')
  @MaxRows(MAX_GROUPS)
  @ReadQuery(() => [StudyGroup], { description: 'Study groups that the viewer is in, by name.' })
  myGroups(@Ctx() context: Context) {
    signedIn(context);
    return rows(StudyGroup, (g) => ({ orderBy: sql`${g.name}, ${g.id}`, limit: MAX_GROUPS }));
  }

  @Allow('group:read')
  @ReadQuery(() => StudyGroup, {
    nullable: true,
    description: 'One study group; null where the viewer is not in it.',
  })
  group(
    @Arg('id', () => ID, { description: 'Of a group that the viewer is in.' }) id: string,
    @Ctx() context: Context,
  ) {
    signedIn(context);
    return rows(StudyGroup, (g) => ({ where: sql`${g.id} = ${uuid(id)}` }));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Founds a study group. BAD_INPUT: a field, or a course that the viewer neither studies nor teaches. POLICY: they are in too many.',
  })
  async createGroup(@Arg('input') input: CreateGroupInput, @Ctx() context: Context) {
    return one(await createGroup(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description: 'Names a study group anew. BAD_INPUT: a field. NOT_FOUND. FORBIDDEN: no leader of it.',
  })
  async updateGroup(@Arg('input') input: UpdateGroupInput, @Ctx() context: Context) {
    return one(await updateGroup(context, input));
  }

  @Allow('group:write', { personOnly: true })
  @ReadMutation(() => StudyGroup, {
    description:
      'Gives a study group another code; the old one lets in no longer. NOT_FOUND. FORBIDDEN: no leader of it.',
  })
  async renewGroupCode(
    @Arg('groupId', () => ID, { description: 'Of a group that the viewer leads.' }) groupId: string,
    @Ctx() context: Context,
  ) {
    return one(await renewGroupCode(context, groupId));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Joins the study group of a code. BAD_INPUT: no group has it. POLICY: without its course, or without room. RATE_LIMITED: too many codes were tried.',
  })
  async joinGroup(@Arg('input') input: JoinGroupInput, @Ctx() context: Context) {
    return one(await joinGroup(context, input));
  }

  @Allow('group:write')
  @Mutation(() => LeftGroup, {
    description:
      'Leaves a study group; it goes with its last member. NOT_FOUND. CONFLICT: the last leader of others names another first.',
  })
  async leaveGroup(
    @Arg('groupId', () => ID, { description: 'Of a group that the viewer is in.' }) groupId: string,
    @Ctx() context: Context,
  ): Promise<LeftGroup> {
    return { id: await leaveGroup(context, groupId) };
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Makes a member a leader, or takes that back. NOT_FOUND. FORBIDDEN: no leader of the group. CONFLICT: it would have none.',
  })
  async setGroupRole(@Arg('input') input: SetGroupRoleInput, @Ctx() context: Context) {
    return one(await setGroupRole(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Takes a member out of a study group. NOT_FOUND. FORBIDDEN: no leader of it. CONFLICT: the viewer, who leaves instead.',
  })
  async removeGroupMember(
    @Arg('memberId', () => ID, { description: 'Of a membership in a group that the viewer leads.' })
    memberId: string,
    @Ctx() context: Context,
  ) {
    return one(await removeGroupMember(context, memberId));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description: 'Shows the viewer’s progress to a group they are in, or hides it. NOT_FOUND.',
  })
  async shareProgress(@Arg('input') input: ShareProgressInput, @Ctx() context: Context) {
    return one(await shareProgress(context, input));
  }

  // With the code a person can join without the token or "view as" session through which it was read. Rejecting the
  // field would fail mutations that were already committed.
  @ReadField(() => String, {
    description:
      'Eight letters and digits that let a person in; leaders renew it. Empty for API tokens, and while viewing as a person.',
  })
  code(@Root() g: Row<StudyGroup>, @Ctx() { viewer }: Context) {
    return viewer?.token || viewer?.viewedBy ? sql`''::text` : sql`${g.code}`;
  }

  @MaxRows(MAX_MEMBERS)
  @ReadField(() => [GroupMember], { description: 'Leaders first, then by when they came.' })
  members(@Root() g: Row<StudyGroup>) {
    return rows(GroupMember, (m) => ({
      where: sql`${m.group} = ${g.id}`,
      orderBy: sql`${m.role} = 'LEADER' desc, ${m.joinedAt}, ${m.id}`,
      limit: MAX_MEMBERS,
    }));
  }

  @ReadField(() => Int, { description: 'How many people are in it.' })
  memberCount(@Root() g: Row<StudyGroup>) {
    return sql`(select count(*)::int from group_member c where c.group_id = ${g.id})`;
  }

  @ReadField(() => GroupRole, { description: 'What the viewer is in it.' })
  viewerRole(@Root() g: Row<StudyGroup>, @Ctx() { viewer }: Context) {
    return sql`(select c.role from group_member c where c.group_id = ${g.id} and c.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'Whether the others see the viewer’s progress.' })
  viewerSharesProgress(@Root() g: Row<StudyGroup>, @Ctx() { viewer }: Context) {
    return sql`(select c.shares_progress from group_member c where c.group_id = ${g.id} and c.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @MaxRows(MAX_GOALS)
  @ReadField(() => [GroupGoal], { description: 'Goals that are not past, the next one first.' })
  goals(@Root() g: Row<StudyGroup>) {
    return rows(GroupGoal, (o) => ({
      where: sql`${o.group} = ${g.id} and ${o.dueOn} >= ${TODAY}`,
      orderBy: sql`${o.dueOn}, ${o.id}`,
      limit: MAX_GOALS,
    }));
  }

  @MaxRows(MAX_EVENTS)
  @ReadField(() => [GroupEvent], { description: 'Meetings that are not over, the next one first.' })
  events(@Root() g: Row<StudyGroup>) {
    return rows(GroupEvent, (e) => ({
      where: sql`${e.group} = ${g.id} and ${e.startsAt} + make_interval(mins => ${e.minutes}) > now()`,
      orderBy: sql`${e.startsAt}, ${e.id}`,
      limit: MAX_EVENTS,
    }));
  }
}

@Resolver(() => GroupMember)
export class GroupMemberResolver {
  @ReadField(() => Int, {
    nullable: true,
    description:
      'Progress in the group’s course in whole per cent, 100 once it is completed; absent where they do not share it.',
  })
  percentage(@Root() m: Row<GroupMember>) {
    return sql`(select ${PERCENTAGE} from course_enrolment e join course c on c.id = e.course_id
      join study_group sg on sg.course_id = c.id
      where sg.id = ${m.group} and e.student_id = ${m.person} and ${m.sharesProgress}
        and ${studiesOrTeaches({ id: m.person }, raw('sg.course_id'))})`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description: 'When they studied the group’s course last; absent where they do not share it.',
  })
  lastStudiedAt(@Root() m: Row<GroupMember>) {
    return sql`(select p.last_studied_at from study_progress p join study_group sg on sg.course_id = p.course_id
      where sg.id = ${m.group} and p.student_id = ${m.person} and ${m.sharesProgress}
        and ${studiesOrTeaches({ id: m.person }, raw('sg.course_id'))})`;
  }

  @ReadField(() => Boolean, { description: 'Whether it is the viewer.' })
  isViewer(@Root() m: Row<GroupMember>, @Ctx() { viewer }: Context) {
    return sql`(${m.person} = ${viewer?.id ?? null}::uuid)`;
  }
}
