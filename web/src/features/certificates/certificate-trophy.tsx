import { IconBrandLinkedin, IconCopy, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { useOrigin } from '../../ui/page-meta.tsx';
import { petal } from '../../ui/petals.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import classes from './certificate-trophy.module.css';
import { copyLink } from './copy-link.ts';
import { linkedInUrl } from './linked-in.ts';
import type { VerifyCertificateQuery } from './verify.gen.ts';

/** Angle, length and colour of the petals on each side, from the back to the front. */
const PETALS = [
  [84, 590, 'var(--art-petal)'],
  [68, 640, 'var(--art-petal)'],
  [52, 720, 'var(--art-petal-soft)'],
  [36, 790, 'var(--art-petal-soft)'],
  [21, 840, 'var(--art-petal-pale)'],
  [7, 870, 'var(--art-petal-pale)'],
] as const;

/** An open lotus before the sun. It opens once, from the middle. */
const OpenLotus = () => (
  <svg className={classes.lotus} viewBox="0 0 1200 900" aria-hidden="true">
    <circle cx="600" cy="440" r="400" fill="var(--art-sun)" />
    {PETALS.flatMap(([angle, length, fill], index) =>
      [-angle, angle].map((turn) => (
        <g key={turn} transform={`translate(600 880) rotate(${turn})`}>
          <path
            d={petal(130, length)}
            fill={fill}
            className={classes.petal}
            style={{ animationDelay: `${(PETALS.length - 1 - index) * 120}ms` }}
          />
        </g>
      )),
    )}
  </svg>
);

interface CertificateTrophyProps {
  certificate: NonNullable<VerifyCertificateQuery['verifiedCertificate']>;
  /** True if the viewer is its student. */
  isOwn: boolean;
}

/** A valid certificate in a golden frame before an open lotus, with its figures and the ways to share it. */
export function CertificateTrophy({ certificate, isOwn }: CertificateTrophyProps) {
  const { t } = useTranslation(['certificates', 'common']);
  const { date, time, durationShort, counted } = useFormat();
  const origin = useOrigin();
  const { studentName, courseTitle, checkedAt, lessonCount, studyMinutes, score } = certificate;
  const figures = [
    counted('lessons', lessonCount),
    durationShort(studyMinutes * 60),
    ...(score == null ? [] : [t('sheet.score', { score })]),
  ];
  return (
    <section className={classes.scene} aria-labelledby="verdict">
      <div className={classes.stage}>
        <OpenLotus />
        <div className={classes.frame}>
          <CertificateSheet certificate={certificate} />
        </div>
      </div>
      <Stack className={classes.words} gap={5} justify="center">
        <div>
          <h1 id="verdict" className={classes.verdict}>
            <IconRosetteDiscountCheck size={40} stroke={1.75} aria-hidden="true" />
            {t('verify.genuine')}
          </h1>
          <Text mt={3} text="lg">
            <FormattedMessage
              text={t('trophy.text')}
              parts={{ student: () => <b>{studentName}</b>, course: () => <b>{courseTitle}</b> }}
            />
          </Text>
          <p className={classes.checked}>
            {t('verify.checked', { time: time(checkedAt), date: date(checkedAt) })}
          </p>
        </div>
        <ul className={classes.figures} aria-label={t('trophy.figures')}>
          {figures.map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
        <Row wrap gap={3} shrink>
          {isOwn && (
            <ButtonLink
              href={linkedInUrl(certificate, { origin, issuer: t('common:brand') })}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconBrandLinkedin size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('linkedIn')}
            </ButtonLink>
          )}
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void copyLink(`${origin}/verify/${certificate.verifyCode}`, t)}
          >
            {t('copyLink')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
