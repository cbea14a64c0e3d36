import { IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { usePageStatus } from '../../ui/page-status.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CertificateTrophy } from './certificate-trophy.tsx';
import {
  useOwnCertificatesQuery,
  useVerifyCertificateQuery,
  VerifyCertificateDocument,
  type VerifyCertificateQuery,
} from './verify.gen.ts';
import classes from './verify.module.css';

export const preload: Preload = async ({ client, params }) =>
  params.code
    ? client.query({ query: VerifyCertificateDocument, variables: { code: params.code } })
    : undefined;

type Verified = NonNullable<VerifyCertificateQuery['verifiedCertificate']>;

const AskForCode = () => {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const openCertificate = (event: FormEvent) => {
    event.preventDefault();
    const trimmedCode = code.trim();
    if (trimmedCode) navigate(`/verify/${encodeURIComponent(trimmedCode)}`);
  };
  return (
    <Row as="form" className={classes.ask} wrap align="start" gap={3} onSubmit={openCertificate}>
      <TextField
        className={styleClass({ grow: true, shrink: true })}
        label={t('verify.code')}
        description={t('verify.codeHelp')}
        placeholder="GKS7-4M2X-9QTN"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" variant="default">
        {t('verify.look')}
      </Button>
    </Row>
  );
};

const Other = () => {
  const { t } = useTranslation('certificates');
  return (
    <Card as="section" aria-labelledby="other-code">
      <Heading level={2} id="other-code" mb={3} text="lg">
        {t('verify.other')}
      </Heading>
      <AskForCode />
    </Card>
  );
};

const Facts = ({ certificate, children }: { certificate: Verified; children: ReactNode }) => {
  const { t } = useTranslation('certificates');
  const { date, time } = useFormat();
  const { studentName, courseTitle, teacherName, issuedAt, score, serial, status, revokedAt } = certificate;
  const holds = status === 'ISSUED';
  const facts: [string, string][] = [
    [t('verify.student'), studentName],
    [t('verify.course'), courseTitle],
    [t('sheet.teacher'), teacherName],
    [t('sheet.issuedAt'), date(issuedAt)],
    ...(score == null ? [] : ([[t('verify.score'), `${score}/100`]] as [string, string][])),
    [t('verify.serial'), serial],
  ];
  return (
    <Stack as="section" className={classes.facts} card gap={5} aria-labelledby={holds ? 'facts' : 'verdict'}>
      {holds ? (
        <Heading level={2} id="facts" text="lg">
          {t('trophy.facts')}
        </Heading>
      ) : (
        <Row className={classes.verdict} gap={4} pb={5} borderBottom>
          <span aria-hidden="true">
            <IconCircleX size={26} />
          </span>
          <div>
            <h1 id="verdict">{t('verify.revoked')}</h1>
            <Text text="sm" tone="dim">
              {t('verify.checked', { time: time(certificate.checkedAt), date: date(certificate.checkedAt) })}
            </Text>
          </div>
        </Row>
      )}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('verify.status')}</dt>
          <dd>
            {holds ? (
              <Tag tone="ok">{t('verify.holds')}</Tag>
            ) : (
              <Tag tone="bad">{t('verify.revokedOn', { date: date(revokedAt ?? issuedAt) })}</Tag>
            )}
          </dd>
        </div>
      </dl>
      <Row wrap gap={2} shrink>
        {certificate.course && (
          <ButtonLink
            to={`/courses/${certificate.course.slug}`}
            variant="light"
            className={styleClass({ grow: true, shrink: true })}
          >
            {t('verify.seeCourse')}
          </ButtonLink>
        )}
      </Row>
      {children}
    </Stack>
  );
};

const Skills = ({ tags }: { tags: readonly string[] }) => {
  const { t } = useTranslation('certificates');
  if (tags.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="skills">
      <Heading level={2} id="skills" mb={3} text="lg">
        {t('trophy.skills')}
      </Heading>
      <Row as="ul" wrap gap={2} shrink>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </Row>
    </Card>
  );
};

const VerifiedCertificate = ({ certificate }: { certificate: Verified }) => {
  const { t } = useTranslation('certificates');
  const holds = certificate.status === 'ISSUED';
  const viewer = useViewer();
  const { data } = useOwnCertificatesQuery({ skip: viewer.state !== 'member' });
  const own = data?.myCertificates.find(({ verifyCode }) => verifyCode === certificate.verifyCode);
  return (
    <>
      <PageMeta
        title={t('verify.metaTitle', { name: certificate.studentName })}
        description={t('verify.metaText', { course: certificate.courseTitle })}
        path={`/verify/${certificate.verifyCode}`}
        image={holds ? certificate.shareImageUrl : undefined}
        isPrivate
      />
      {holds && <CertificateTrophy certificate={certificate} isOwn={own !== undefined} />}
      <div className={classes.columns}>
        <Stack gap={2} shrink>
          {!holds && <CertificateSheet certificate={certificate} />}
          <Facts certificate={certificate}>{holds && own && <CertificateActions certificate={own} />}</Facts>
          <Row as="p" className={classes.note} align="stretch" gap={2} pt={2} text="sm" tone="dim">
            <IconInfoCircle size={18} aria-hidden="true" />
            {t('verify.public')}
          </Row>
        </Stack>
        <Stack gap={4} shrink>
          <Skills tags={certificate.course?.tags ?? []} />
          <Other />
        </Stack>
      </div>
    </>
  );
};

/** Shown if no certificate has this code. */
const Unknown = ({ code }: { code: string }) => {
  const { t } = useTranslation('certificates');
  usePageStatus(404);
  return (
    <div className={classes.alone}>
      <PageMeta title={t('verify.unknownTitle')} isPrivate />
      <EmptyState
        kind="filter"
        heading="h1"
        title={t('verify.unknownTitle')}
        text={t('verify.unknownText', { code: code.slice(0, 40) })}
      />
      <Other />
    </div>
  );
};

const Lookup = ({ code }: { code: string }) => {
  const { t } = useTranslation('certificates');
  const result = useVerifyCertificateQuery({ variables: { code }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ verifiedCertificate }) => verifiedCertificate}
      failedTitle={t('verify.failed')}
      missing={<Unknown code={code} />}
      skeleton={
        <Loading className={classes.columns ?? ''}>
          <Skeleton height={420} />
          <Skeleton height={380} />
        </Loading>
      }
    >
      {(certificate) => <VerifiedCertificate certificate={certificate} />}
    </QueryView>
  );
};

/** /verify and /verify/{code}: public verification of certificates. */
export function Component() {
  const { t } = useTranslation('certificates');
  const { t: common } = useTranslation();
  const { code } = useParams();
  return (
    <div className={utilities.container}>
      <Stack gap={5} pt={6} pb={16}>
        <Breadcrumbs breadcrumbs={[{ label: common('home'), to: '/' }, { label: t('verify.title') }]} />
        {code ? (
          <Lookup key={code} code={code} />
        ) : (
          <div className={classes.alone}>
            <PageMeta title={t('verify.title')} description={t('verify.lead')} path="/verify" />
            <Heading level={1} text="h1">
              {t('verify.title')}
            </Heading>
            <Text tone="dim">{t('verify.lead')}</Text>
            <Card>
              <AskForCode />
            </Card>
          </div>
        )}
      </Stack>
    </div>
  );
}
