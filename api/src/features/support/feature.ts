import { defineFeature } from '../define-feature.ts';
import { notificationMail } from './mails/notification.mail.tsx';
import { Notification } from './notification.entity.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { ownKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { reasons } from './reasons.ts';
import { sweepNotifications } from './sweep-notifications.jobs.ts';
import { texts } from './texts/index.ts';

/**
 * Notifications and their preferences.
 *
 * Writes: SQL only. A notification is one statement for all its receivers; a person marks many as read at once.
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
  texts,
  reasons,
});
