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
/** The path to which mail clients send the one-click request. */
export const UNSUBSCRIBE_PATH = '/api/notifications/unsubscribe';

/** The parameters of such a URL. Untrusted until the signature is verified. */
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

/**
 * Switches the e-mails off that a URL names.
 * @returns false if the URL is invalid. Nothing was changed then
 */
export async function unsubscribe(context: Context, address: UnsubscribeParams): Promise<boolean> {
  const [person, kind, signature] = [address.person, address.kind, address.signature].map(String) as [
    string,
    string,
    string,
  ];
  if (!isUuid(person) || !isNotificationKind(kind) || getDefinition(kind).isFixed) return false;
  if (!context.services.keys.verify(PURPOSE, `${person}.${kind}`, signature)) return false;
  await setPreference(context, person, { kind, channel: NotificationChannel.MAIL, isOn: false });
  return true;
}
