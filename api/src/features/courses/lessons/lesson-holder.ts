import { getColumns } from '../../../graphql/read/index.ts';
import { type Holder, isOpenAccount } from '../../../platform/access/holder-address.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { type Sql, sql } from '../../../platform/db/index.ts';
import { mayReadLesson } from '../course.visibility.ts';

const STAFF = 'course:read-any';

/** The person for whom the URL of a lesson file is signed. */
export const toReader = (viewer: Viewer | undefined): Holder => ({
  id: viewer?.id,
  isStaff: viewer?.may(STAFF),
});

/**
 * Condition: the account of the URL's person is open, and still has the permission if the URL was signed for staff.
 */
export const isStillReader = (holder: Holder): Sql => isOpenAccount(holder, STAFF);

/** The URL's person as a viewer, for the rules of visibility. */
export const toViewer = ({ id, isStaff }: Holder): Viewer | undefined =>
  id ? ({ id, may: () => isStaff } as unknown as Viewer) : undefined;

/** Condition: the URL's person may read the lesson `l`, by the same rule as for viewers. */
export const holderMayReadLesson = (holder: Holder): Sql =>
  sql`${mayReadLesson(toViewer(holder), getColumns('l', ['course']))}`;
