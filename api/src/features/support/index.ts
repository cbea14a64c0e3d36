export { notificationMail } from './mails/notification.mail.tsx';
export { Notification, NotificationKind } from './notification.entity.ts';
export { NotificationResolver } from './notification.resolver.ts';
export { type Notice, notify, type Readers } from './notify.ts';
export { sweepNotifications } from './sweep-notifications.jobs.ts';
export { UNSUBSCRIBE_PATH, type UnsubscribeAddress, unsubscribe } from './unsubscribe.ts';
