import { raw, runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { drawCertificateShare, type SharedPicture, shareUrl, shareVersion } from '../../media/index.ts';
import { publicStudentName, publicTeacherName } from './certificate.reads.ts';

/** The picture is public and Vietnamese. */
const STUDENT = publicStudentName('vi');
const TEACHER = publicTeacherName('vi');

const VERSION = shareVersion(STUDENT, raw('c.course_title'), TEACHER, raw('c.serial'));

/** For statements that read a certificate as `c`. It contains the ID, so that it does not help to guess codes. */
export const CERTIFICATE_SHARE_URL: Sql = shareUrl('certificates', raw('c.id'), VERSION);

/** @returns undefined if the certificate does not exist or was revoked */
export async function findCertificateShare(
  { orm }: Services,
  id: string,
): Promise<SharedPicture | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await runSql<Record<'version' | 'student' | 'course' | 'facts', string>>(
    orm.em.fork(),
    sql`select ${VERSION} as version, ${STUDENT} as student, c.course_title as course,
        concat_ws(' · ', ${TEACHER}, to_char(c.issued_at at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY'), c.serial) as facts
      from certificate c where c.id = ${id} and c.status = 'ISSUED'`,
    'certificate.share',
  );
  if (!found) return undefined;
  const { version, ...facts } = found;
  const words = {
    heading: translate('vi', 'certificate.heading'),
    completed: translate('vi', 'certificate.completed'),
  };
  return { version, content: () => drawCertificateShare({ ...words, ...facts }) };
}
