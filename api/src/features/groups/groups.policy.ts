import type { EntityManager } from '@mikro-orm/postgresql';
import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { lockById, runSql } from '../../platform/db/index.ts';
import { forbidden, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { isTaughtCourse } from '../courses/index.ts';
import { GroupMember, GroupRole, StudyGroup } from './study-group.entity.ts';

/** True if a person may be in a group of a course: its students while they have access, and its teachers. */
export const studiesOrTeaches = (viewer: { readonly id: string | Sql }, courseId: Sql): Sql =>
  sql`(exists (select 1 from course_student s
      where s.course_id = ${courseId} and s.student_id = ${viewer.id} and s.may_study)
    or ${isTaughtCourse(viewer, courseId)})`;

/** True if the viewer is a member. Members of a course's group count only while they may study the course. */
export function isInGroup(viewer: Pick<Viewer, 'id'> | undefined, groupId: Sql): Sql | false {
  if (!viewer) return false;
  return sql`exists (select 1 from group_member gm join study_group sg on sg.id = gm.group_id
    where gm.group_id = ${groupId} and gm.person_id = ${viewer.id}
      and (sg.course_id is null or ${studiesOrTeaches(viewer, raw('sg.course_id'))}))`;
}

/** @throws NOT_FOUND if the viewer is not in the group */
export async function assertInGroup(em: EntityManager, viewer: Viewer, id: string): Promise<string> {
  const [seen] = isUuid(id)
    ? await runSql(em, sql`select 1 where ${isInGroup(viewer, sql`${id}::uuid`) || sql`false`}`)
    : [];
  if (!seen) throw notFound();
  return id;
}

export interface Membership {
  readonly group: StudyGroup;
  readonly member: GroupMember;
}

/**
 * Locks a group and loads the viewer's membership, so that changes of the group run one after another.
 * @param admitsFormerStudents for members who may no longer study the course. They can always leave and stop sharing
 * their progress
 * @throws NOT_FOUND if the viewer is not a member
 */
export async function lockGroup(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  { admitsFormerStudents = false } = {},
): Promise<Membership> {
  const group = await lockById(em, StudyGroup, id);
  if (!admitsFormerStudents) await assertInGroup(em, viewer, id);
  const member = await em.findOne(GroupMember, { group, person: viewer.id }, { refresh: true });
  if (!member) throw notFound();
  return { group, member };
}

/**
 * The same for actions that only leaders may do.
 * @throws FORBIDDEN for other members
 * @throws NOT_FOUND if the viewer is not a member
 */
export async function lockLedGroup(em: EntityManager, viewer: Viewer, id: string): Promise<Membership> {
  const membership = await lockGroup(em, viewer, id);
  if (membership.member.role !== GroupRole.LEADER) throw forbidden('NOT_GROUP_LEADER');
  return membership;
}
