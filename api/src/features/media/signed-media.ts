import { placeholder, type Replace } from '../../graphql/read/index.ts';
import type { Keys } from '../../platform/access/keys.ts';
import {
  hoursFrom,
  isSignedQuery,
  type SignedQuery,
  signedQuery,
} from '../../platform/access/signed-address.ts';
import type { Sql } from '../../platform/db/sql.ts';

/** How long a handed-out address works: a long lesson with breaks fits, a shared link does not last. */
const HOURS = 6;
const PURPOSE = 'media address';

/** An address of a stored file that works for some hours, whoever has it. */
export const signedMediaUrl = (keys: Keys, mediaId: string): string =>
  `/media/private/${mediaId}?${signedQuery(keys, PURPOSE, mediaId, hoursFrom(HOURS))}`;

/** The same for what a read finds. @param mediaId NULL: no address */
export const mediaUrl = (mediaId: Sql): Sql => placeholder('media', mediaId);

/** What makes them of the placeholders. */
export const mediaReplacers = (keys: Keys): Readonly<Record<string, Replace>> => ({
  media: (mediaId) => signedMediaUrl(keys, mediaId),
});

/** Whether an address is ours and has not expired. */
export const isSignedMedia = (keys: Keys, mediaId: string, query: SignedQuery): boolean =>
  isSignedQuery(keys, PURPOSE, mediaId, query);
