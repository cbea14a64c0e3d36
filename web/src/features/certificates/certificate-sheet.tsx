import type { Certificate } from '../../generated/schema.ts';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Mark } from '../../ui/mark.tsx';
import { useOrigin } from '../../ui/page-meta.tsx';
import { MARK, petal } from '../../ui/petals.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import classes from './certificate-sheet.module.css';

export type PrintedCertificate = Pick<
  Certificate,
  | 'serial'
  | 'verifyCode'
  | 'studentName'
  | 'courseTitle'
  | 'teacherName'
  | 'lessonCount'
  | 'studyMinutes'
  | 'score'
  | 'status'
  | 'issuedAt'
>;

const PETAL_FILLS = [
  'var(--art-petal-pale)',
  'var(--art-petal-pale)',
  'var(--art-petal-soft)',
  'var(--art-petal-soft)',
  'var(--art-petal)',
];

/** The drawing of the certificate: a lotus with the petals of the logo, on water, in front of the sun. */
const Flower = () => (
  <svg className={classes.flower} viewBox="0 0 400 340" aria-hidden="true">
    <g fill="none" stroke="var(--art-leaf-soft)">
      <ellipse cx="200" cy="272" rx="96" ry="18" strokeWidth="3" />
      <ellipse cx="200" cy="276" rx="146" ry="32" strokeWidth="2.5" />
      <ellipse cx="200" cy="280" rx="192" ry="48" stroke="var(--art-leaf-pale)" strokeWidth="2" />
    </g>
    <circle cx="266" cy="58" r="42" fill="var(--art-sun)" />
    <g transform="translate(200 270) scale(11.2)">
      {MARK.map(([angle, width, height], index) => (
        <path key={angle} d={petal(width, height)} transform={`rotate(${angle})`} fill={PETAL_FILLS[index]} />
      ))}
    </g>
  </svg>
);

/** A certificate as it is printed, scaled to the available width. A revoked one is marked across the sheet. */
export function CertificateSheet({ certificate }: { certificate: PrintedCertificate }) {
  const { t } = useTranslation('certificates');
  const { date, durationShort, counted } = useFormat();
  const origin = useOrigin();
  const { serial, verifyCode, studentName, courseTitle, teacherName, issuedAt, score, status } = certificate;
  const facts = [
    `${counted('lessons', certificate.lessonCount)}, ${durationShort(certificate.studyMinutes * 60)}`,
    ...(score == null ? [] : [t('sheet.score', { score })]),
  ];
  return (
    <article
      className={classes.frame}
      aria-label={t('sheet.label', { serial })}
      data-revoked={status === 'REVOKED'}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <span className={classes.logo}>
            <Mark size={32} />
            sen
          </span>
          <span>
            <FormattedMessage text={t('sheet.serial', { serial })} parts={{ b: (label) => <b>{label}</b> }} />
          </span>
        </div>
        <div className={classes.words}>
          <p className={classes.heading}>{t('sheet.heading')}</p>
          <FormattedMessage
            text={t('sheet.certifies')}
            parts={{
              line: (label) => <p>{label}</p>,
              student: () => <p className={classes.name}>{studentName}</p>,
              course: () => <p className={classes.course}>{courseTitle}</p>,
            }}
          />
          <p className={classes.facts}>{facts.join(' · ')}</p>
        </div>
        <Flower />
        <div className={classes.foot}>
          <p>
            <b className={classes.signature}>{teacherName}</b>
            <span>{t('sheet.teacher')}</span>
          </p>
          <p>
            <b>{date(issuedAt)}</b>
            <span>{t('sheet.issuedAt')}</span>
          </p>
          <div className={classes.verify}>
            <p>
              <span>{t('sheet.verify', { place: `${origin.replace(/^https?:\/\//, '')}/verify` })}</span>
              <b>{verifyCode}</b>
            </p>
            <div className={classes.code}>
              <QrCode text={`${origin}/verify/${verifyCode}`} label={t('sheet.code')} />
            </div>
          </div>
        </div>
        {status === 'REVOKED' && <p className={classes.revoked}>{t('sheet.revoked')}</p>}
      </div>
    </article>
  );
}
