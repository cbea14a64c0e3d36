import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import { CertificateActs } from './certificate-acts.tsx';
import type { CourseProgressFragment, MyProgressQuery, OwnCertificateFragment } from './certificates.gen.ts';
import classes from './progress.module.css';

interface ItemProps {
  title: string;
  percent: number;
  tag: ReactNode;
  children: ReactNode;
}

const Item = ({ title, percent, tag, children }: ItemProps) => (
  <li className={classes.item}>
    <Bloom percent={percent} size={32} />
    <div className={kit.grow}>
      <div className={classes.itemHead}>
        <h3>{title}</h3>
        {tag}
      </div>
      {children}
    </div>
  </li>
);

const Issued = ({ certificate }: { certificate: OwnCertificateFragment }) => {
  const { t } = useTranslation('certificates');
  const { date } = useFormat();
  const { courseTitle, issuedAt, score, verifyCode } = certificate;
  return (
    <Item title={courseTitle} percent={100} tag={<Tag tone="ok">{t('standing.ISSUED')}</Tag>}>
      <p className={`${kit.small} ${kit.dim}`}>
        {t('issuedOn', { date: date(issuedAt) })}
        {score != null && ` · ${t('sheet.score', { score })}`}
        {' · '}
        <Link className={kit.link} to={`/verify/${verifyCode}`}>
          {t('view')}
        </Link>
      </p>
      <CertificateActs certificate={certificate} />
    </Item>
  );
};

const Revoked = ({ certificate }: { certificate: OwnCertificateFragment }) => {
  const { t } = useTranslation('certificates');
  const { date } = useFormat();
  const { courseTitle, revokedAt, revokedFor, revokedNote, issuedAt } = certificate;
  const values = { date: date(revokedAt ?? issuedAt) };
  return (
    <Item title={courseTitle} percent={0} tag={<Tag tone="bad">{t('standing.REVOKED')}</Tag>}>
      <p className={`${kit.small} ${kit.dim}`}>{t(`revokedFor.${revokedFor ?? 'WITHDRAWN'}`, values)}</p>
      {revokedNote && <p className={`${kit.small} ${kit.dim}`}>{t('revokedNote', { note: revokedNote })}</p>}
    </Item>
  );
};

const TONES = { LOCKED: 'neutral', READY: 'info', PAUSED: 'warn' } as const;

const Awaited = ({ place }: { place: CourseProgressFragment }) => {
  const { t } = useTranslation('certificates');
  const { certificateStanding: standing, missingLessonCount: count, openRefund, percentage, course } = place;
  if (standing !== 'LOCKED' && standing !== 'READY' && standing !== 'PAUSED') return null;
  const number = openRefund ?? '';
  return (
    <Item
      title={course.title}
      percent={Math.min(99, percentage)}
      tag={<Tag tone={TONES[standing]}>{t(`standing.${standing}`, { count })}</Tag>}
    >
      <p className={`${kit.small} ${kit.dim}`}>{t(`awaited.${standing}`, { number })}</p>
    </Item>
  );
};

/** The viewer's certificates, and the courses without one yet. */
export function CertificateList({ me, myCertificates, myEnrolments }: MyProgressQuery) {
  const { t } = useTranslation('certificates');
  const holding = myCertificates.filter(({ status }) => status === 'ISSUED');
  const revoked = myCertificates.filter(({ status }) => status === 'REVOKED');
  const awaited = myEnrolments.items.filter(({ certificateStanding }) => certificateStanding in TONES);
  return (
    <div className={kit.stack}>
      <section className={kit.card} aria-labelledby="certificates">
        <h2 id="certificates" className={classes.title}>
          {t('list.title')}
        </h2>
        {holding.length + revoked.length + awaited.length === 0 && (
          <p className={kit.dim}>{t('list.none')}</p>
        )}
        <ul>
          {holding.map((certificate) => (
            <Issued key={certificate.id} certificate={certificate} />
          ))}
          {awaited.map((place) => (
            <Awaited key={place.id} place={place} />
          ))}
          {revoked.map((certificate) => (
            <Revoked key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      </section>
      {me && (
        <p className={classes.name}>
          <b>{t('nameOn', { name: me.fullName })}</b> {t('nameHelp')}{' '}
          <Link className={kit.link} to="/dashboard/profile">
            {t('editProfile')}
          </Link>
        </p>
      )}
    </div>
  );
}
