import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { CertificateActions } from './certificate-actions.tsx';
import {
  type AwaitedCertificateFragment,
  type IssuedCertificateFragment,
  type MyProgressQuery,
  type RevokedCertificateFragment,
  useAwaitedCertificateFragment,
  useIssuedCertificateFragment,
  useRevokedCertificateFragment,
} from './certificates.gen.ts';
import classes from './progress.module.css';

interface ItemProps {
  title: string;
  percent: number;
  tag: ReactNode;
  children: ReactNode;
}

const Item = ({ title, percent, tag, children }: ItemProps) => (
  <Row as="li" className={classes.item} align="stretch" gap={4} py={4} borderBottom>
    <Bloom percent={percent} size={32} />
    <Box grow shrink>
      <Row className={classes.itemHead} align="start" justify="between" gap={2}>
        <h3>{title}</h3>
        {tag}
      </Row>
      {children}
    </Box>
  </Row>
);

interface IssuedCertificateProps {
  certificate: FragmentType<IssuedCertificateFragment>;
}

const IssuedCertificate = ({ certificate: from }: IssuedCertificateProps) => {
  const { t } = useTranslation('certificates');
  const { date } = useFormat();
  const certificate = useIssuedCertificateFragment(from);
  if (!certificate) return null;
  const { courseTitle, issuedAt, score, verifyCode } = certificate;
  return (
    <Item title={courseTitle} percent={100} tag={<Tag tone="ok">{t('standing.ISSUED')}</Tag>}>
      <Text text="sm" tone="dim">
        {t('issuedOn', { date: date(issuedAt) })}
        {score != null && ` · ${t('sheet.score', { score })}`}
        {' · '}
        <Link className={utilities.link} to={`/verify/${verifyCode}`}>
          {t('view')}
        </Link>
      </Text>
      <CertificateActions certificate={certificate} />
    </Item>
  );
};

interface RevokedCertificateProps {
  certificate: FragmentType<RevokedCertificateFragment>;
}

const RevokedCertificate = ({ certificate: from }: RevokedCertificateProps) => {
  const { t } = useTranslation('certificates');
  const { date } = useFormat();
  const certificate = useRevokedCertificateFragment(from);
  if (!certificate) return null;
  const { courseTitle, revokedAt, revokedFor, revokedNote, issuedAt } = certificate;
  const values = { date: date(revokedAt ?? issuedAt) };
  return (
    <Item title={courseTitle} percent={0} tag={<Tag tone="bad">{t('standing.REVOKED')}</Tag>}>
      <Text text="sm" tone="dim">
        {t(`revokedFor.${revokedFor ?? 'WITHDRAWN'}`, values)}
      </Text>
      {revokedNote && (
        <Text text="sm" tone="dim">
          {t('revokedNote', { note: revokedNote })}
        </Text>
      )}
    </Item>
  );
};

const TONES = { LOCKED: 'neutral', READY: 'info', PAUSED: 'warn' } as const;

const AwaitedCertificate = ({ place: from }: { place: FragmentType<AwaitedCertificateFragment> }) => {
  const { t } = useTranslation('certificates');
  const place = useAwaitedCertificateFragment(from);
  if (!place) return null;
  const { certificateStanding: standing, missingLessonCount: count, openRefund, percentage, course } = place;
  if (standing !== 'LOCKED' && standing !== 'READY' && standing !== 'PAUSED') return null;
  const number = openRefund ?? '';
  return (
    <Item
      title={course.title}
      percent={Math.min(99, percentage)}
      tag={<Tag tone={TONES[standing]}>{t(`standing.${standing}`, { count })}</Tag>}
    >
      <Text text="sm" tone="dim">
        {t(`awaited.${standing}`, { number })}
      </Text>
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
    <Stack gap={4} shrink>
      <Card as="section" aria-labelledby="certificates">
        <Heading level={2} id="certificates" mb={2} text="lg">
          {t('list.title')}
        </Heading>
        {holding.length + revoked.length + awaited.length === 0 && <Text tone="dim">{t('list.none')}</Text>}
        <ul>
          {holding.map((certificate) => (
            <IssuedCertificate key={certificate.id} certificate={certificate} />
          ))}
          {awaited.map((place) => (
            <AwaitedCertificate key={place.id} place={place} />
          ))}
          {revoked.map((certificate) => (
            <RevokedCertificate key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      </Card>
      {me && (
        <Text px={5} py={4} bg="surface-2" radius="md">
          <b>{t('nameOn', { name: me.fullName })}</b> {t('nameHelp')}{' '}
          <Link className={utilities.link} to="/dashboard/profile">
            {t('editProfile')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
