import type { EntityManager } from '@mikro-orm/postgresql';
import {
  getHolder,
  type HolderQuery,
  holderQuery,
  isOpenAccount,
} from '../../platform/access/holder-address.ts';
import type { Keys } from '../../platform/access/keys.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { CourseRight, isTaughtCourse } from '../courses/index.ts';
import { type NamedFile } from '../media/index.ts';

const PURPOSE = 'submission file address';

/** Creates the signed URL of a file for one person. It becomes invalid when the person loses access to the work. */
export const submissionFileUrl = (keys: Keys, fileId: string, viewer: Viewer): string =>
  `/media/submissions/${fileId}?${holderQuery(keys, PURPOSE, fileId, viewer)}`;

/** Finds the file of a valid URL whose holder may see the work: the student, or a teacher who grades it. */
export async function findSubmissionFile(
  em: EntityManager,
  keys: Keys,
  id: string,
  query: HolderQuery,
): Promise<NamedFile | undefined> {
  const holder = getHolder(keys, PURPOSE, id, query);
  if (!holder?.id) return undefined;
  const [file] = await runSql<NamedFile>(
    em,
    sql`select m.storage_key, m.content_type, f.name, f.type
      from submission_file f join media m on m.id = f.media_id
        join assignment_submission s on s.id = f.submission_id join assignment a on a.id = s.assignment_id
      where f.id = ${id} and ${isOpenAccount(holder)} and case when s.student_id = ${holder.id}
        then exists (select 1 from study_standing e where e.enrolment_id = s.enrolment_id and e.access = 'ACTIVE')
        else s.status <> 'DRAFT' and ${isTaughtCourse({ id: holder.id }, sql`a.course_id`, CourseRight.MARK)} end`,
    'submission.file',
  );
  return file;
}
