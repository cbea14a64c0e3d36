import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { plainText, RichTextView } from '../../ui/rich-text-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  LegalDocumentDocument,
  type LegalDocumentQuery,
  useLegalDocumentQuery,
} from './legal-document.gen.ts';
import { LEGAL_KINDS, LEGAL_PATHS } from './legal-paths.ts';
import { useLegalKinds } from './use-legal-kinds.ts';

const DESCRIPTION_LENGTH = 160;

const toVariables = (path: string, params: URLSearchParams) => ({
  kind: LEGAL_KINDS.find((kind) => path.startsWith(LEGAL_PATHS[kind]))!,
  number: /^[1-9]\d{0,5}$/.test(params.get('version') ?? '') ? Number(params.get('version')) : null,
});

export const preload: Preload = ({ client, url }) =>
  client.query({ query: LegalDocumentDocument, variables: toVariables(url.pathname, url.searchParams) });

type LegalDocument = NonNullable<LegalDocumentQuery['legalDocument']>;

const Versions = ({ data, shown }: { data: LegalDocumentQuery; shown: LegalDocument }) => {
  const { t } = useTranslation('about');
  const { date } = useFormat();
  const others = data.legalDocumentVersions.filter(({ number }) => number !== shown.number);
  if (others.length === 0) return null;
  return (
    <Box as="nav" mt={10} aria-labelledby="versions">
      <h2 id="versions">{t('legal.versions')}</h2>
      <ul>
        {others.map(({ id, number, effectiveFrom }) => (
          <li key={id}>
            <Link className={utilities.link} to={`?version=${number}`}>
              {t('legal.version', { number, date: date(effectiveFrom) })}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
};

/** /terms, /privacy, /refund-policy, /operator and /marketplace-rules: a legal document, with `?version=` an earlier or announced one. */
export function Component() {
  const { t } = useTranslation(['about', 'common']);
  const { date } = useFormat();
  const { pathname } = useLocation();
  const legalKinds = useLegalKinds();
  const [params] = useSearchParams();
  const variables = toVariables(pathname, params);
  const result = useLegalDocumentQuery({ variables });
  return (
    <Box as="article" className={utilities.container} pt={8}>
      <QueryView
        result={result}
        select={({ legalDocument }) => legalDocument}
        missing={<NotFound />}
        skeleton={
          <Loading>
            <Skeleton height={640} />
          </Loading>
        }
      >
        {(shown) => (
          <>
            <PageMeta
              title={shown.title}
              description={plainText(shown.body).slice(0, DESCRIPTION_LENGTH)}
              path={LEGAL_PATHS[variables.kind]}
            />
            <h1>{shown.title}</h1>
            <Text mt={2} mb={6} text="sm" tone="dim">
              {t('legal.version', { number: shown.number, date: date(shown.effectiveFrom) })}
            </Text>
            <div lang={languageCode(shown.locale)}>
              <RichTextView doc={shown.body} top={2} />
            </div>
            <Versions data={result.data!} shown={shown} />
            <Row as="nav" wrap gap={4} mt={10} text="sm" aria-label={t('legal.title')}>
              {legalKinds
                .filter((kind) => kind !== variables.kind)
                .map((kind) => (
                  <Link key={kind} className={utilities.link} to={LEGAL_PATHS[kind]}>
                    {t(`common:footer.document.${kind}`)}
                  </Link>
                ))}
            </Row>
          </>
        )}
      </QueryView>
    </Box>
  );
}
