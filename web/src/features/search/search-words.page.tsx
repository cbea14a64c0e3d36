import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { SearchHistory } from './search-history.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymTable } from './synonym-table.tsx';
import { TermTable } from './term-table.tsx';
import { WantedTable } from './wanted-table.tsx';

const TABS = ['misses', 'wanted', 'synonyms', 'hits'] as const;
const PATH = '/admin/search';

/** /admin/search: frequent searches, searches without results, and synonyms. */
export function Component() {
  const { t } = useTranslation('searchWords');
  const mayEdit = useViewer().may('search:update');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'misses';
  /** The initial words of a new group; '' for an empty one. */
  const [initialWords, setInitialWords] = useState<string>();
  const [saved, setSaved] = useState(0);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          mayEdit && (
            <Button
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => setInitialWords('')}
            >
              {t('create')}
            </Button>
          )
        }
      />
      <SearchHistory />
      <div className={utilities.cardTabs}>
        <TabLinks
          label={t('lists')}
          links={TABS.map((each) => ({
            key: each,
            label: t(`tabs.${each}`),
            to: each === 'misses' ? PATH : `${PATH}?tab=${each}`,
            isOn: each === tab,
          }))}
          replace
        />
        {tab === 'wanted' ? (
          <WantedTable />
        ) : tab === 'synonyms' ? (
          <SynonymTable key={saved} onCreate={() => setInitialWords('')} />
        ) : (
          <TermTable key={tab} hasHits={tab === 'hits'} onSynonym={setInitialWords} />
        )}
      </div>
      {initialWords !== undefined && (
        <SynonymDialog
          words={initialWords}
          onClose={() => setInitialWords(undefined)}
          onSaved={() => {
            setInitialWords(undefined);
            setSaved((times) => times + 1);
            setParams({ tab: 'synonyms' });
          }}
        />
      )}
    </>
  );
}
