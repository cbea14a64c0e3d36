import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/access/signed-address.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { drawCertificate, type PrintedCertificate } from './draw-certificate.ts';

const PURPOSE = 'certificate pdf';
const LINK_SECONDS = 300;

/** Creates a short-lived URL that downloads the certificate without a token. */
export function certificateUrl({ keys }: Services, id: string, locale: Locale) {
  const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  return {
    url: `/downloads/certificates/${id}.pdf?locale=${locale}&${signedQuery(keys, PURPOSE, `${id} ${locale}`, expires)}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** @returns undefined if the URL is invalid or the certificate was revoked */
export async function certificatePdf(
  services: Services,
  id: string,
  locale: Locale,
  query: SignedQuery,
): Promise<{ serial: string; bytes: Buffer } | undefined> {
  if (!isUuid(id) || !isSignedQuery(services.keys, PURPOSE, `${id} ${locale}`, query)) return undefined;
  const [found] = await runSql<PrintedCertificate>(
    services.orm.em.fork(),
    sql`select serial, verify_code as "verifyCode", student_name as "studentName", course_title as "courseTitle",
        course_version as "courseVersion", teacher_name as "teacherName", lesson_count as "lessonCount",
        study_minutes as "studyMinutes", score, to_char(issued_at at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY') as "issuedOn", badge
      from certificate where id = ${id} and status = 'ISSUED'`,
  );
  if (!found) return undefined;
  const bytes = await drawCertificate(found, locale, services.config.publicUrl);
  return { serial: found.serial, bytes };
}
