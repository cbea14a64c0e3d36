import type { Keys } from '../../platform/keys.ts';

/** How long a handed-out address works: a long lesson with breaks fits, a shared link does not last. */
const HOURS = 6;
const PURPOSE = 'media address';

/** An address of a stored file that works for some hours, whoever has it. */
export function signedMediaUrl(keys: Keys, mediaId: string, now = Date.now()): string {
  // Rounded up, so that browsers may cache what they have within the hour
  const expires = Math.ceil(now / 3_600_000 + HOURS) * 3600;
  return `/media/private/${mediaId}?expires=${expires}&signature=${keys.sign(PURPOSE, `${mediaId}.${expires}`)}`;
}

/** Whether an address is ours and has not expired. */
export function isSignedMedia(
  keys: Keys,
  mediaId: string,
  expires: string,
  signature: string,
  now = Date.now(),
): boolean {
  return Number(expires) * 1000 > now && keys.verify(PURPOSE, `${mediaId}.${expires}`, signature);
}
