import { isUuid } from '../../../platform/ids.ts';
import type { Locale } from '../../../platform/messages/index.ts';
import { runSql } from '../../../platform/run-sql.ts';
import type { Services } from '../../../platform/services.ts';
import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/signed-address.ts';
import { sql } from '../../../platform/sql.ts';
import { drawCertificate, type PrintedCertificate } from './draw-certificate.ts';

const PURPOSE = 'certificate pdf';
/** Seconds in which an address can be followed. */
const LIVES = 300;

/** Where a certificate can be fetched without a token, for a short while; in the reader’s language. */
export function certificateAddress({ keys }: Services, id: string, locale: Locale) {
  const expires = Math.floor(Date.now() / 1000) + LIVES;
  return {
    url: `/downloads/certificates/${id}.pdf?locale=${locale}&${signedQuery(keys, PURPOSE, `${id} ${locale}`, expires)}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** A certificate that holds, as a PDF; undefined where the address is none of ours, or the certificate was revoked. */
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
