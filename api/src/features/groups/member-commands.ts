import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getById } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { newTypedCode } from '../../platform/input/typed-code.ts';
import { lockGroup, lockLedGroup, type Membership } from './groups.policy.ts';
import { GroupMember, GroupRole, type StudyGroup } from './study-group.entity.ts';

@InputType({ description: 'Input for changing the role of a group member.' })
export class SetGroupRoleInput {
  @Field(() => ID, { description: 'ID of a membership in a group that the viewer leads.' })
  memberId!: string;
  @Field(() => GroupRole, { description: 'New role of the member.' })
  role!: GroupRole;
}

@InputType({ description: 'Input for sharing the viewer’s progress with the other members.' })
export class ShareProgressInput {
  @Field(() => ID, { description: 'ID of a group that the viewer is a member of.' })
  groupId!: string;
  @Field({ description: 'True to share the progress. False to hide it, also from goals.' })
  isShared!: boolean;
}

/**
 * @throws FORBIDDEN if the viewer does not lead the group
 * @throws CONFLICT if the group would have no leader
 */
export function setGroupRole(context: Context, { memberId, role }: SetGroupRoleInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { group, target } = await lockMember(em, context, memberId);
    if (role === GroupRole.MEMBER) await assertLeaderRemains(em, group, target);
    target.role = role;
    return group.id;
  });
}

/**
 * @throws FORBIDDEN if the viewer does not lead the group
 * @throws CONFLICT if it is the viewer’s own membership
 */
export function removeGroupMember(context: Context, memberId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const { group, member, target } = await lockMember(em, context, memberId);
    if (target.id === member.id) throw conflict('OWN_MEMBERSHIP');
    em.remove(target);
    // The removed member knows the former code
    group.code = newTypedCode();
    return group.id;
  });
}

/** @throws CONFLICT if the other members would have no leader */
export function leaveGroup(context: Context, groupId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const { group, member } = await lockGroup(em, signedIn(context), groupId, { admitsFormerStudents: true });
    const isLast = (await em.count(GroupMember, { group })) === 1;
    if (!isLast) await assertLeaderRemains(em, group, member);
    em.remove(isLast ? group : member);
    return groupId;
  });
}

export function shareProgress(context: Context, { groupId, isShared }: ShareProgressInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { member } = await lockGroup(em, signedIn(context), groupId, { admitsFormerStudents: !isShared });
    member.sharesProgress = isShared;
    return groupId;
  });
}

/** @throws CONFLICT if the group would have no leader */
async function assertLeaderRemains(
  em: EntityManager,
  group: StudyGroup,
  leaving: GroupMember,
): Promise<void> {
  const others = { group, role: GroupRole.LEADER, id: { $ne: leaving.id } };
  if (leaving.role === GroupRole.LEADER && !(await em.count(GroupMember, others)))
    throw conflict('LAST_GROUP_LEADER');
}

/** Loads a membership in a group that the viewer leads, and the viewer's own. */
async function lockMember(
  em: EntityManager,
  context: Context,
  id: string,
): Promise<Membership & { target: GroupMember }> {
  const { group } = await getById(em, GroupMember, id);
  const membership = await lockLedGroup(em, signedIn(context), group.id);
  return { ...membership, target: await getById(em, GroupMember, id, { refresh: true }) };
}
