import { z } from 'zod';
import { raw, sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import type { ScheduleSource } from '../calendar/index.ts';
import { defineFeature } from '../define-feature.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';
import { GroupMemberResolver, GroupResolver } from './group.resolver.ts';
import { GroupEvent, GroupGoal } from './group-plan.entity.ts';
import { GroupEventResolver, GroupGoalResolver } from './group-plan.resolver.ts';
import { GroupPost } from './group-post.entity.ts';
import { GroupPostResolver } from './group-post.resolver.ts';
import { isInGroup } from './groups.policy.ts';
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

const permissions = {
  grants: { [Role.USER]: ['group:read', 'group:write'] },
  groups: { group: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

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

type OwnNotificationKinds = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends OwnNotificationKinds {}
}

const personalData: PersonalDataTable = {
  columns: [
    drop('group_member', 'person_id', 'membership of an account that no longer exists'),
    drop('group_post_thanks', 'person_id', 'the post retains its number of thanks'),
    drop('group_event_answer', 'person_id', 'the person no longer takes part'),
    {
      table: 'group_post',
      column: 'author_id',
      isExported: true,
      erasure: 'blank',
      blank: "text = '', is_pinned = false, removed_at = coalesce(removed_at, now())",
      why: 'others have replied to it, so the row remains; its text is the person’s own content',
    },
    keep('group_event', 'created_by_id', 'the meeting still takes place for the other members'),
  ],
  indirect: [
    {
      table: 'study_group',
      statement: () =>
        sql`with led as (
            update group_member m set role = 'LEADER' where m.id in (
              select distinct on (x.group_id) x.id from group_member x
              where not exists (select 1 from group_member l where l.group_id = x.group_id and l.role = 'LEADER')
              order by x.group_id, x.joined_at, x.id))
          delete from study_group g where not exists (select 1 from group_member m where m.group_id = g.id)`,
      why: 'no one can read a group without members; in a group without a leader, the member who joined first becomes the leader',
    },
    {
      table: 'group_post',
      statement: (personId) =>
        sql`update group_post q set reply_count = (
            select count(*) from group_post r where r.parent_id = q.id and r.removed_at is null)
          where q.id in (select r.parent_id from group_post r where r.author_id = ${personId})`,
      why: 'replies of the erased person are no longer counted',
    },
  ],
};

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
