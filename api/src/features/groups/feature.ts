import { z } from 'zod';
import { raw, sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import type { ScheduleSource } from '../calendar/index.ts';
import { defineFeature } from '../define-feature.ts';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';
import { GroupMemberResolver, GroupResolver } from './group.resolver.ts';
import { GroupEvent, GroupGoal } from './group-plan.entity.ts';
import { GroupEventResolver, GroupGoalResolver } from './group-plan.resolver.ts';
import { GroupPost } from './group-post.entity.ts';
import { GroupPostResolver } from './group-post.resolver.ts';
import { isInGroup } from './groups.policy.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { GroupMember, StudyGroup } from './study-group.entity.ts';
import { en, vi } from './texts.ts';

/** Meetings of a person's groups, except those that the person has declined. An event is done once it is over. */
const meetings: ScheduleSource = (personId) => ({
  id: sql`'meeting:' || v.id`,
  kind: 'GROUP_MEETING',
  title: sql`g.name || ' · ' || v.title`,
  startsAt: raw('v.starts_at'),
  endsAt: sql`v.starts_at + make_interval(mins => v.minutes)`,
  course: raw('g.course_id'),
  groupId: raw('g.id'),
  isDone: sql`v.starts_at + make_interval(mins => v.minutes) < now()`,
  from: sql`from group_member m join study_group g on g.id = m.group_id join group_event v on v.group_id = g.id
    left join group_event_answer a on a.event_id = v.id and a.person_id = m.person_id
    where m.person_id = ${personId} and a.comes is distinct from false and ${isInGroup({ id: personId }, raw('g.id')) || sql`false`}`,
});

const permissions = definePermissions({
  grants: { [Role.USER]: ['group:read', 'group:write'] },
  groups: { group: PermissionGroup.CONTENT },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const notificationKinds = {
  GROUP_MEETING: {
    description: 'A meeting of the person’s study group was scheduled.',
    params: z.object({ group: z.string(), meeting: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}

/**
 * Study groups: members, posts, goals and meetings.
 *
 * Writes: entities. SQL: answers to meetings and thanks for posts, which a client may send twice.
 */
export const groups = defineFeature({
  name: 'groups',
  tables: [
    'group_event',
    'group_event_answer',
    'group_goal',
    'group_member',
    'group_post',
    'group_post_thanks',
    'study_group',
  ],
  entities: [StudyGroup, GroupMember, GroupPost, GroupGoal, GroupEvent],
  resolvers: [GroupResolver, GroupMemberResolver, GroupPostResolver, GroupGoalResolver, GroupEventResolver],
  schedule: [meetings],
  permissions,
  notificationKinds,
  personalData,
  texts: { vi, en },
  reasons,
  faults,
});
