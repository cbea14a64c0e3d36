import type { Keys } from '../../platform/keys.ts';
import { hoursFrom, isSignedQuery, type SignedQuery, signedQuery } from '../../platform/signed-address.ts';

/** How long a handed-out address works: marking with breaks fits, a shared link does not last. */
const HOURS = 6;
const PURPOSE = 'submission file address';

/** An address of a file of a submission that works for some hours, whoever has it. */
export const submissionFileUrl = (keys: Keys, fileId: string): string =>
  `/media/submissions/${fileId}?${signedQuery(keys, PURPOSE, fileId, hoursFrom(HOURS))}`;

/** Whether an address is ours and has not expired. */
export const isSubmissionFileAddress = (keys: Keys, fileId: string, query: SignedQuery): boolean =>
  isSignedQuery(keys, PURPOSE, fileId, query);
