import type { Context } from '../../graphql/context.ts';
import type { Keys } from '../../platform/access/keys.ts';
import { isUuid } from '../../platform/input/ids.ts';
import {
  definitionOf,
  isNotificationKind,
  NotificationChannel,
  type NotificationKind,
} from './notification-kinds.ts';
import { setPreference } from './notification-preferences.ts';

const PURPOSE = 'unsubscribe address';
/** Where mail programs send what their reader clicked. */
export const UNSUBSCRIBE_PATH = '/api/notifications/unsubscribe';

/** What such an address says; nothing of it is believed before its signature is. */
export interface UnsubscribeAddress {
  readonly person?: unknown;
  readonly kind?: unknown;
  readonly signature?: unknown;
}

/**
 * The address by which one person switches off mails of one kind with one click (RFC 8058), without signing in.
 * It does nothing else and never expires: mails lie in inboxes for years.
 */
export function unsubscribeAddress(keys: Keys, person: string, kind: NotificationKind): string {
  const signature = keys.sign(PURPOSE, `${person}.${kind}`);
  return `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ person, kind, signature })}`;
}

/** Switches the mails off that an address stands for. False: the address is none of ours, and nothing was done. */
export async function unsubscribe(context: Context, address: UnsubscribeAddress): Promise<boolean> {
  const [person, kind, signature] = [address.person, address.kind, address.signature].map(String) as [
    string,
    string,
    string,
  ];
  if (!isUuid(person) || !isNotificationKind(kind) || definitionOf(kind).isFixed) return false;
  if (!context.services.keys.verify(PURPOSE, `${person}.${kind}`, signature)) return false;
  await setPreference(context, person, { kind, channel: NotificationChannel.MAIL, isOn: false });
  return true;
}
