import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import type { LegalDocumentKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { LEGAL_PATHS } from '../legal-paths.ts';
import {
  type LegalAdminQuery,
  type LegalVersionRowFragment,
  useLegalVersionRowFragment,
} from './legal-admin.gen.ts';

const TONES = { current: 'ok', planned: 'info', former: 'neutral' } as const;

interface VersionProps {
  version: FragmentType<LegalVersionRowFragment>;
  kind: LegalDocumentKind;
  state: keyof typeof TONES;
}

const Version = ({ version: from, kind, state }: VersionProps) => {
  const { t } = useTranslation('legal');
  const { date } = useFormat();
  const version = useLegalVersionRowFragment(from);
  if (!version) return null;
  const { number, effectiveFrom, summary, mustAccept } = version;
  return (
    <Stack as="li" gap={1} py={3} borderTop>
      <Row wrap justify="between" gap={2}>
        <Link className={utilities.link} to={`${LEGAL_PATHS[kind]}?version=${number}`}>
          {t('versions.version', { number })}
        </Link>
        <Tag tone={TONES[state]}>{t(`versions.${state}`)}</Tag>
      </Row>
      <Text text="sm" tone="dim">
        {t('versions.from', { date: date(effectiveFrom) })}
      </Text>
      {summary && <Text text="sm">{summary}</Text>}
      {mustAccept && (
        <Text text="sm" tone="text-2">
          {t('versions.must')}
        </Text>
      )}
    </Stack>
  );
};

/** The published versions of a document, the latest first. */
export function VersionsCard({ data, kind }: { data: LegalAdminQuery; kind: LegalDocumentKind }) {
  const { t } = useTranslation('legal');
  const current = data.legalDocument?.number ?? 0;
  return (
    <Stack as="section" card aria-labelledby="versions">
      <Heading level={2} id="versions" text="h3" mb={2}>
        {t('versions.title')}
      </Heading>
      <ul>
        {data.legalDocumentVersions.map((version) => (
          <Version
            key={version.id}
            version={version}
            kind={kind}
            state={version.number === current ? 'current' : version.number > current ? 'planned' : 'former'}
          />
        ))}
      </ul>
    </Stack>
  );
}
