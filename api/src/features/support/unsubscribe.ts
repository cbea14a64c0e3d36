import type { Context } from '../../graphql/context.ts';
import type { Keys } from '../../platform/access/keys.ts';
import { isUuid } from '../../platform/input/ids.ts';
import {
  getDefinition,
  isNotificationKind,
  NotificationChannel,
  type NotificationKind,
} from './notification-kinds.ts';
import { setPreference } from './notification-preferences.ts';

const PURPOSE = 'unsubscribe address';
export const UNSUBSCRIBE_PATH = '/api/notifications/unsubscribe';

/** The parameters of an unsubscribe URL. Untrusted until the signature is verified. */
export interface UnsubscribeParams {
  readonly person?: unknown;
  readonly kind?: unknown;
  readonly signature?: unknown;
}

/**
 * The URL by which one person switches off e-mails of one kind with one click (RFC 8058), without signing in. It does
 * nothing else and never expires, because e-mails stay in inboxes for years.
 */
export function unsubscribeUrl(keys: Keys, person: string, kind: NotificationKind): string {
  const signature = keys.sign(PURPOSE, `${person}.${kind}`);
  return `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ person, kind, signature })}`;
}

/** @returns false if the URL is invalid. Then nothing changes */
export async function unsubscribe(
  context: Context,
  { person, kind, signature }: UnsubscribeParams,
): Promise<boolean> {
  if (typeof person !== 'string' || !isUuid(person) || !isNotificationKind(kind)) return false;
  if (getDefinition(kind).isFixed) return false;
  if (!context.services.keys.verify(PURPOSE, `${person}.${kind}`, String(signature))) return false;
  await setPreference(context, person, { kind, channel: NotificationChannel.MAIL, isOn: false });
  return true;
}
