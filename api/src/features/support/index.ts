export {
  addNotificationKinds,
  EVERYWHERE,
  IN_APP_ONLY,
  type KindsOf,
  type NotificationKind,
  type NotificationKindTable,
} from './notification-kinds.ts';
export { type NotificationRequest, notify, type Recipients } from './notify.ts';
export { UNSUBSCRIBE_PATH, type UnsubscribeParams, unsubscribe } from './unsubscribe.ts';
