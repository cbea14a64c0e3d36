import { placeholder, type Replace } from '../../graphql/read/index.ts';
import type { Keys } from '../../platform/access/keys.ts';
import {
  expiryAfterHours,
  isSignedQuery,
  type SignedQuery,
  signedQuery,
} from '../../platform/access/signed-address.ts';
import type { Sql } from '../../platform/db/index.ts';

/** Lifetime of a signed URL: long enough for a long lesson with breaks, too short to share. */
const HOURS = 6;
const PURPOSE = 'media address';

/** A URL of a stored file that works for some hours, for every client that has it. */
export const signedMediaUrl = (keys: Keys, mediaId: string): string =>
  `/media/private/${mediaId}?${signedQuery(keys, PURPOSE, mediaId, expiryAfterHours(HOURS))}`;

/** The same as a placeholder in a read. @param mediaId null if there is no file */
export const mediaUrl = (mediaId: Sql): Sql => placeholder('media', mediaId);

export const mediaReplacers = (keys: Keys): Readonly<Record<string, Replace>> => ({
  media: (mediaId) => signedMediaUrl(keys, mediaId),
});

export const isSignedMedia = (keys: Keys, mediaId: string, query: SignedQuery): boolean =>
  isSignedQuery(keys, PURPOSE, mediaId, query);
