import { type Holder, isOpenAccount } from '../../../platform/access/holder-address.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { raw, type Sql, sql } from '../../../platform/db/sql.ts';
import { mayReadLesson } from '../course.visibility.ts';

/** What lets staff have whatever a course holds. */
const STAFF = 'course:read-any';

/** For whom the address of a lesson's file is made. */
export const readerOf = (viewer: Viewer | undefined): Holder => ({
  id: viewer?.id,
  isStaff: viewer?.may(STAFF),
});

/** Whether the holder of an address has an account that is open, and is still staff where it was made for staff. */
export const isStillReader = (holder: Holder): Sql => isOpenAccount(holder, STAFF);

/** Whether the holder of an address may read the lesson `l` of a statement, by the rule of all who ask for one. */
export function holderReadsLesson({ id, isStaff }: Holder): Sql {
  const viewer = id ? ({ id, may: () => isStaff } as unknown as Viewer) : undefined;
  const lesson = {
    id: raw('l.id'),
    course: raw('l.course_id'),
    isPreview: raw('l.is_preview'),
    removedAt: raw('l.removed_at'),
  };
  const may = mayReadLesson(viewer, lesson as never);
  return typeof may === 'boolean' ? sql`${may}` : may;
}
