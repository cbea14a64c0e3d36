import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';
import { defineFeature } from '../define-feature.ts';
import { notificationMail } from './mails/notification.mail.tsx';
import { Notification } from './notification.entity.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { ownKinds } from './notification-kinds.ts';
import { reasons } from './reasons.ts';
import { sweepNotifications } from './sweep-notifications.jobs.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: {
    [Role.USER]: ['notification:read', 'notification:update'],
  },
  groups: {
    notification: PermissionGroup.PEOPLE,
  },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.support',
  recipients: ['MAIL'],
  columns: [
    drop('notification', 'person_id', 'notifications of the person, who can no longer read them'),
    drop('notification_preference', 'person_id', 'the person can no longer be notified'),
  ],
  indirect: [
    {
      table: 'notification',
      statement: (
        personId,
      ) => sql`update notification set params = params || '{"teacher": "Người dùng đã xoá"}'
        where kind = 'COURSE_SUBMITTED' and params->>'teacherId' = ${personId}`,
      why: 'notifications of reviewers contain the teacher’s name',
    },
    {
      table: 'notification',
      statement: (
        personId,
      ) => sql`update notification set params = params || '{"student": "Người dùng đã xoá"}'
          || case kind when 'EXTENSION_REQUESTED' then '{"reason": "…"}' else '{}' end::jsonb
        where kind in ('ASSIGNMENT_SUBMITTED', 'EXTENSION_REQUESTED') and params->>'studentId' = ${personId}`,
      why: 'notifications of graders contain the student’s name and the reason of an extension request',
    },
    {
      table: 'notification',
      statement: (
        personId,
      ) => sql`update notification set params = params || '{"name": "Người dùng đã xoá", "text": "…"}'
        where kind = 'MESSAGE_REPLIED' and params->>'authorId' = ${personId}`,
      why: 'notifications of a reply contain its author’s name and its text',
    },
  ],
};

/**
 * Notifications and their preferences.
 *
 * Writes: SQL only. A notification is one statement for all its recipients, and a person marks many as read at once.
 */
export const support = defineFeature({
  name: 'support',
  tables: ['notification', 'notification_preference'],
  entities: [Notification],
  resolvers: [NotificationResolver],
  jobs: [sweepNotifications],
  mails: [notificationMail],
  permissions,
  notificationKinds: ownKinds,
  personalData,
  texts: { vi, en },
  reasons,
});
