import { z } from 'zod';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';
import { GroupMemberResolver, GroupResolver } from './group.resolver.ts';
import { GroupEvent, GroupGoal } from './group-plan.entity.ts';
import { GroupEventResolver, GroupGoalResolver } from './group-plan.resolver.ts';
import { GroupPost } from './group-post.entity.ts';
import { GroupPostResolver } from './group-post.resolver.ts';
import { meetings } from './meetings.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { GroupMember, StudyGroup } from './study-group.entity.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: { [Role.USER]: ['group:read', 'group:write'] },
  groups: { group: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const notificationKinds = {
  GROUP_MEETING: {
    description: 'A meeting of one’s study group was planned.',
    params: z.object({ group: z.string(), meeting: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type OwnNotificationKinds = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends OwnNotificationKinds {}
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
