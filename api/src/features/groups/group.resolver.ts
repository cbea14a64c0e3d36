import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { TODAY } from '../../platform/db/index.ts';
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
import { GroupEvent, GroupGoal, MAX_EVENTS, MAX_GOALS } from './group-plan.entity.ts';
import { studiesOrTeaches } from './groups.policy.ts';
import {
  leaveGroup,
  removeGroupMember,
  SetGroupRoleInput,
  ShareProgressInput,
  setGroupRole,
  shareProgress,
} from './member-commands.ts';
import { GroupMember, GroupRole, MAX_GROUPS, MAX_MEMBERS, StudyGroup } from './study-group.entity.ts';

@ObjectType({ description: 'A study group that the viewer has left.' })
export class LeftGroup {
  @Field(() => ID, {
    description: 'Unique group ID, with which clients can evict the group from their caches.',
  })
  id!: string;
}

@Resolver(() => StudyGroup)
export class GroupResolver {
  @Allow('group:read')
  @MaxRows(MAX_GROUPS)
  @ReadQuery(() => [StudyGroup], { description: 'Study groups of the viewer, sorted by name.' })
  myGroups(@Ctx() context: Context) {
    signedIn(context);
    return rows(StudyGroup, (g) => ({ orderBy: sql`${g.name}, ${g.id}`, limit: MAX_GROUPS }));
  }

  @Allow('group:read')
  @ReadQuery(() => StudyGroup, {
    nullable: true,
    description: 'Study group by ID. Null if the viewer is not a member.',
  })
  group(
    @Arg('id', () => ID, { description: 'ID of a group that the viewer is a member of.' }) id: string,
    @Ctx() context: Context,
  ) {
    signedIn(context);
    return rows(StudyGroup, (g) => ({ where: sql`${g.id} = ${uuid(id)}` }));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Creates a study group. BAD_INPUT: a field is invalid, or the viewer neither studies nor teaches the course. POLICY: the viewer is a member of too many groups.',
  })
  async createGroup(@Arg('input') input: CreateGroupInput, @Ctx() context: Context) {
    return resultRow(StudyGroup, await createGroup(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Changes the name and purpose of a study group. BAD_INPUT: a field is invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group.',
  })
  async updateGroup(@Arg('input') input: UpdateGroupInput, @Ctx() context: Context) {
    return resultRow(StudyGroup, await updateGroup(context, input));
  }

  @Allow('group:write', { personOnly: true })
  @ReadMutation(() => StudyGroup, {
    description:
      'Replaces the invitation code of a study group. The former code becomes invalid. NOT_FOUND: no such group of the viewer. FORBIDDEN: the viewer does not lead the group.',
  })
  async renewGroupCode(
    @Arg('groupId', () => ID, { description: 'ID of a group that the viewer leads.' }) groupId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(StudyGroup, await renewGroupCode(context, groupId));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Joins a study group with its invitation code. BAD_INPUT: no group has this code. POLICY: the viewer does not have the group’s course, or the group is full. RATE_LIMITED: too many codes were tried.',
  })
  async joinGroup(@Arg('input') input: JoinGroupInput, @Ctx() context: Context) {
    return resultRow(StudyGroup, await joinGroup(context, input));
  }

  @Allow('group:write')
  @Mutation(() => LeftGroup, {
    description:
      'Leaves a study group. The group is deleted with its last member. NOT_FOUND: no such group of the viewer. CONFLICT: the viewer is the last leader and must first appoint another one.',
  })
  async leaveGroup(
    @Arg('groupId', () => ID, { description: 'ID of a group that the viewer is a member of.' })
    groupId: string,
    @Ctx() context: Context,
  ): Promise<LeftGroup> {
    return { id: await leaveGroup(context, groupId) };
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Makes a member a leader, or revokes the role. NOT_FOUND: no such membership. FORBIDDEN: the viewer does not lead the group. CONFLICT: the group would have no leader.',
  })
  async setGroupRole(@Arg('input') input: SetGroupRoleInput, @Ctx() context: Context) {
    return resultRow(StudyGroup, await setGroupRole(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Removes a member from a study group. NOT_FOUND: no such membership. FORBIDDEN: the viewer does not lead the group. CONFLICT: the member is the viewer, who can leave the group instead.',
  })
  async removeGroupMember(
    @Arg('memberId', () => ID, { description: 'ID of a membership in a group that the viewer leads.' })
    memberId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(StudyGroup, await removeGroupMember(context, memberId));
  }

  @Allow('group:write')
  @ReadMutation(() => StudyGroup, {
    description:
      'Shares the viewer’s progress with a group, or stops sharing it. NOT_FOUND: no such group of the viewer.',
  })
  async shareProgress(@Arg('input') input: ShareProgressInput, @Ctx() context: Context) {
    return resultRow(StudyGroup, await shareProgress(context, input));
  }

  // With the code a person can join without the token or "view as" session through which it was read. Rejecting the
  // field would fail mutations that were already committed.
  @ReadField(() => String, {
    description:
      'Invitation code of eight letters and digits, which leaders can replace. Empty for API tokens, and while viewing as another person.',
  })
  code(@Root() g: Row<StudyGroup>, @Ctx() { viewer }: Context) {
    return viewer?.token || viewer?.viewedBy ? sql`''::text` : sql`${g.code}`;
  }

  @MaxRows(MAX_MEMBERS)
  @ReadField(() => [GroupMember], {
    description: 'Members of the group, leaders first, then by time of joining.',
  })
  members(@Root() g: Row<StudyGroup>) {
    return rows(GroupMember, (m) => ({
      where: sql`${m.group} = ${g.id}`,
      orderBy: sql`${m.role} = 'LEADER' desc, ${m.joinedAt}, ${m.id}`,
      limit: MAX_MEMBERS,
    }));
  }

  @ReadField(() => Int, { description: 'Number of members in the group.' })
  memberCount(@Root() g: Row<StudyGroup>) {
    return sql`(select count(*)::int from group_member c where c.group_id = ${g.id})`;
  }

  @ReadField(() => GroupRole, { description: 'Role of the viewer in the group: leader or member.' })
  viewerRole(@Root() g: Row<StudyGroup>, @Ctx() { viewer }: Context) {
    return sql`(select c.role from group_member c where c.group_id = ${g.id} and c.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'True if the viewer’s progress is visible to the other members.' })
  viewerSharesProgress(@Root() g: Row<StudyGroup>, @Ctx() { viewer }: Context) {
    return sql`(select c.shares_progress from group_member c where c.group_id = ${g.id} and c.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @MaxRows(MAX_GOALS)
  @ReadField(() => [GroupGoal], { description: 'Goals that are not past, in order of their due dates.' })
  goals(@Root() g: Row<StudyGroup>) {
    return rows(GroupGoal, (o) => ({
      where: sql`${o.group} = ${g.id} and ${o.dueOn} >= ${TODAY}`,
      orderBy: sql`${o.dueOn}, ${o.id}`,
      limit: MAX_GOALS,
    }));
  }

  @MaxRows(MAX_EVENTS)
  @ReadField(() => [GroupEvent], { description: 'Meetings that are not over, in order of their start.' })
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
      'Progress in the group’s course as a whole percentage, 100 once it is completed. Null if the member does not share it.',
  })
  percentage(@Root() m: Row<GroupMember>) {
    return sql`(select ${PERCENTAGE} from course_enrolment e join course c on c.id = e.course_id
      join study_group sg on sg.course_id = c.id
      where sg.id = ${m.group} and e.student_id = ${m.person} and ${m.sharesProgress}
        and ${studiesOrTeaches({ id: m.person }, raw('sg.course_id'))})`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time at which the member last studied the group’s course. Null if the member does not share it.',
  })
  lastStudiedAt(@Root() m: Row<GroupMember>) {
    return sql`(select p.last_studied_at from study_progress p join study_group sg on sg.course_id = p.course_id
      where sg.id = ${m.group} and p.student_id = ${m.person} and ${m.sharesProgress}
        and ${studiesOrTeaches({ id: m.person }, raw('sg.course_id'))})`;
  }

  @ReadField(() => Boolean, { description: 'True if the member is the viewer.' })
  isViewer(@Root() m: Row<GroupMember>, @Ctx() { viewer }: Context) {
    return sql`(${m.person} = ${viewer?.id ?? null}::uuid)`;
  }
}
