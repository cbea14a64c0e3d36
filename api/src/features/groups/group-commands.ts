import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getValue, raw, runSql, sql } from '../../platform/db/index.ts';
import { badInput, policy } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { newTypedCode, normalizeTypedCode } from '../../platform/input/typed-code.ts';
import { countAttempt, User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { commandOnce, IdempotencyKey } from '../operations/index.ts';
import { isInGroup, lockLedGroup, studiesOrTeaches } from './groups.policy.ts';
import { GroupMember, GroupRole, MAX_GROUPS, MAX_MEMBERS, StudyGroup } from './study-group.entity.ts';

@InputType({ description: 'Input for creating a study group led by the viewer.' })
export class CreateGroupInput {
  @Field({ description: 'Name of the group, 3 to 60 characters.' })
  @TrimmedLength(3, 60, { message: 'groups.name' })
  name!: string;
  @Field(() => String, { nullable: true, description: 'Purpose of the group, at most 500 characters.' })
  @AtMost(500)
  about?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a course that the viewer studies or teaches. Omit for a group without a course.',
  })
  courseId?: string | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for changing the name and purpose of a study group.' })
export class UpdateGroupInput {
  @Field(() => ID, { description: 'ID of a group that the viewer leads.' })
  groupId!: string;
  @Field({ description: 'Name of the group, 3 to 60 characters.' })
  @TrimmedLength(3, 60, { message: 'groups.name' })
  name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Purpose of the group, at most 500 characters. Omitted or empty removes it.',
  })
  @AtMost(500)
  about?: string | null;
}

@InputType({ description: 'Input for joining a study group with its invitation code.' })
export class JoinGroupInput {
  @Field({
    description: 'Invitation code of eight letters and digits. Case, spaces and hyphens are ignored.',
  })
  @MaxLength(40, { message: 'groups.code' })
  code!: string;
}

/**
 * @throws BAD_INPUT if the viewer neither studies nor teaches the course
 * @throws POLICY if the viewer is in too many groups
 */
export function createGroup(context: Context, input: CreateGroupInput): Promise<string> {
  return commandOnce(context, 'createGroup', input, async (em, viewer) => {
    const person = await lockPerson(em, viewer);
    await assertGroupRoom(em, viewer);
    const course = input.courseId ? await assertStudies(em, viewer, input.courseId) : null;
    const group = em.create(StudyGroup, {
      name: input.name.trim(),
      about: input.about?.trim() || null,
      course,
      code: newTypedCode(),
    });
    em.create(GroupMember, { group, person, role: GroupRole.LEADER });
    await em.flush();
    return group.id;
  });
}

/** @throws FORBIDDEN if the viewer does not lead the group */
export function updateGroup(context: Context, { groupId, name, about }: UpdateGroupInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { group } = await lockLedGroup(em, signedIn(context), groupId);
    group.name = name.trim();
    group.about = about?.trim() || null;
    return group.id;
  });
}

/** @throws FORBIDDEN if the viewer does not lead the group */
export function renewGroupCode(context: Context, groupId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const { group } = await lockLedGroup(em, signedIn(context), groupId);
    group.code = newTypedCode();
    return group.id;
  });
}

/**
 * @throws BAD_INPUT if no group has the code
 * @throws RATE_LIMITED after many wrong codes
 * @throws POLICY if the viewer lacks the course or is in too many groups, or the group is full
 */
export async function joinGroup(context: Context, { code }: JoinGroupInput): Promise<string> {
  const viewer = signedIn(context);
  const { services, request } = context;
  const clearAttempts = await countAttempt(services, 'joining', {
    account: viewer.id,
    address: request.address,
  });
  const id = await context.em.transactional(async (em) => {
    const person = await lockPerson(em, viewer);
    const typed = normalizeTypedCode(code).replaceAll('-', '');
    // PostgreSQL checks the code again after waiting for the lock, so a code that was replaced meanwhile finds nothing
    const found = await em.findOne(StudyGroup, { code: typed }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!found) throw badInput('code', 'groups.code');
    if (await em.count(GroupMember, { group: found, person })) return found.id;
    if (found.course) await assertSharesCourse(em, viewer, found.course.id);
    await assertGroupRoom(em, viewer);
    if ((await em.count(GroupMember, { group: found })) >= MAX_MEMBERS)
      throw policy('GROUP_FULL', { limit: MAX_MEMBERS });
    em.create(GroupMember, { group: found, person, role: GroupRole.MEMBER });
    return found.id;
  });
  await clearAttempts();
  return id;
}

/** Locks the viewer's person row, so that concurrent requests cannot exceed the limit of groups. */
async function lockPerson(em: EntityManager, viewer: Viewer): Promise<User> {
  await runSql(em, sql`select 1 from person where id = ${viewer.id} for no key update`);
  return em.findOneOrFail(User, viewer.id);
}

/** @throws POLICY if the viewer is in too many groups */
async function assertGroupRoom(em: EntityManager, viewer: Viewer): Promise<void> {
  // Counts only groups that the viewer still sees: the others cannot be left, because their courses have ended
  const count = await getValue<number>(
    em,
    sql`select count(*)::int as count from group_member m
      where m.person_id = ${viewer.id} and ${isInGroup(viewer, raw('m.group_id')) || sql`false`}`,
  );
  if (count >= MAX_GROUPS) throw policy('TOO_MANY_GROUPS', { limit: MAX_GROUPS });
}

async function assertStudies(em: EntityManager, viewer: Viewer, courseId: string): Promise<Course> {
  const id = isUuid(courseId) ? courseId : null;
  const [may] = id ? await runSql(em, sql`select 1 where ${studiesOrTeaches(viewer, sql`${id}::uuid`)}`) : [];
  if (!id || !may) throw badInput('courseId', 'groups.course');
  return em.getReference(Course, id);
}

/** @throws POLICY that names the course, so that the viewer can find it */
async function assertSharesCourse(em: EntityManager, viewer: Viewer, courseId: string): Promise<void> {
  const [course] = await runSql<{ title: string; shares: boolean }>(
    em,
    sql`select c.title, ${studiesOrTeaches(viewer, sql`c.id`)} as shares from course c where c.id = ${courseId}`,
  );
  if (!course?.shares) throw policy('GROUP_OF_COURSE', { title: course?.title ?? '' });
}
