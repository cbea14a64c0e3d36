import { defineFeature } from '../define-feature.ts';
import { GroupMemberResolver, GroupResolver } from './group.resolver.ts';
import { GroupEvent, GroupGoal } from './group-plan.entity.ts';
import { GroupEventResolver, GroupGoalResolver } from './group-plan.resolver.ts';
import { GroupPost } from './group-post.entity.ts';
import { GroupPostResolver } from './group-post.resolver.ts';
import { meetings } from './meetings.ts';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { GroupMember, StudyGroup } from './study-group.entity.ts';
import { texts } from './texts/index.ts';

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
  texts,
  reasons,
  faults,
});
