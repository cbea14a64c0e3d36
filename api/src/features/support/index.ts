export {
  addNotificationKinds,
  EVERYWHERE,
  IN_APP_ONLY,
  type NotificationKind,
  type NotificationKindTable,
} from './notification-kinds.ts';
export { type Notice, notify, type Readers } from './notify.ts';
export { UNSUBSCRIBE_PATH, type UnsubscribeAddress, unsubscribe } from './unsubscribe.ts';
