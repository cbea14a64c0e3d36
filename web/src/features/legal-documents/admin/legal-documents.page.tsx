import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { Language } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Heading, Row, Stack } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { LEGAL_KINDS } from '../legal-paths.ts';
import { AcceptancesCard } from './acceptances-card.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { type LegalAdminQuery, useLegalAcceptancesQuery, useLegalAdminQuery } from './legal-admin.gen.ts';
import classes from './legal-documents.module.css';
import { PublishForm } from './publish-form.tsx';
import { VersionsCard } from './versions-card.tsx';

type Kind = (typeof LEGAL_KINDS)[number];

const Work = ({ data, kind }: { data: LegalAdminQuery; kind: Kind }) => {
  const { t } = useTranslation('legal');
  const [locale, setLocale] = useState<Language>('VI');
  const [dirty, setDirty] = useState<Partial<Record<Language, boolean>>>({});
  const latest = data.legalDocumentVersions[0]?.number ?? 0;
  const current = data.legalDocument?.number ?? latest;
  const { data: reach } = useLegalAcceptancesQuery({
    variables: { kind, number: latest + 1, limit: 1 },
    ...cacheAndNetwork,
  });
  const saved = data.legalDrafts.filter(({ version }) => version !== null);
  return (
    <div className={classes.columns}>
      <Stack gap={6} shrink>
        <Stack as="section" card gap={4} shrink aria-labelledby="draft">
          <Row wrap justify="between" gap={3}>
            <Heading level={2} id="draft" text="h3">
              {t('draft.title', { number: latest + 1 })}
            </Heading>
            <PressedFilters
              label={t('languages')}
              options={data.legalDrafts.map(({ locale: value }) => ({
                value,
                label: t(`language.${value}`),
              }))}
              value={locale}
              onChange={setLocale}
            />
          </Row>
          {data.legalDrafts.map((draft) => (
            // Both stay, so that unsaved input survives a look at the other language
            <div key={draft.locale} hidden={draft.locale !== locale}>
              <DraftEditor
                draft={draft}
                latest={latest}
                placeholders={data.legalPlaceholders}
                onDirty={(isDirty) => setDirty((former) => ({ ...former, [draft.locale]: isDirty }))}
              />
            </div>
          ))}
        </Stack>
        {saved.length > 0 && (
          <PublishForm
            key={latest}
            kind={kind}
            number={latest + 1}
            reach={reach?.legalAcceptanceFigures?.total}
            hasEnglishDraft={saved.some((draft) => draft.locale === 'EN')}
            isDirty={Object.values(dirty).includes(true)}
          />
        )}
      </Stack>
      <Stack gap={6} shrink>
        {kind !== 'OWNER' && <AcceptancesCard key={kind} kind={kind} number={current} />}
        <VersionsCard data={data} kind={kind} />
      </Stack>
    </div>
  );
};

/** /admin/legal-documents: drafts, versions and acceptances of the legal documents. `?kind=` is the document. */
export function Component() {
  const { t } = useTranslation(['legal', 'common']);
  const { t: tWorkspace } = useTranslation('workspace');
  const [params] = useSearchParams();
  const kind = LEGAL_KINDS.find((each) => each === params.get('kind')) ?? 'TERMS';
  const result = useLegalAdminQuery({ variables: { kind }, ...cacheAndNetwork });
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.admin'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <TabLinks
        label={t('kinds')}
        links={LEGAL_KINDS.map((each) => ({
          key: each,
          label: t(`common:footer.document.${each}`),
          to: `?kind=${each}`,
          isOn: each === kind,
        }))}
      />
      <QueryView
        result={result}
        select={(data) => data}
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={6} height={80} />}
      >
        {(data) => <Work key={kind} data={data} kind={kind} />}
      </QueryView>
    </>
  );
}
