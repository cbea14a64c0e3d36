import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useViewer } from '../accounts/index.ts';
import { type BrandingStateFragment, useBrandingQuery } from './branding.gen.ts';
import { BrandingEditor } from './branding-form.tsx';
import { HistoryDialog } from './history-dialog.tsx';

const Branding = ({ loaded }: { loaded: BrandingStateFragment }) => {
  const { t } = useTranslation('branding');
  const mayChange = useViewer().may('setting:update');
  const [saved, setSaved] = useState<BrandingStateFragment>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const state = saved && saved.version > loaded.version ? saved : loaded;
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <Button variant="default" onClick={() => setHistoryOpen(true)}>
            {t('history')}
          </Button>
        }
      />
      <BrandingEditor key={state.version} state={state} mayChange={mayChange} onSaved={setSaved} />
      {isHistoryOpen && (
        <HistoryDialog
          state={state}
          mayChange={mayChange}
          onRestored={(restored) => {
            setSaved(restored);
            setHistoryOpen(false);
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  );
};

/** /admin/branding: name and look of the academy, with a preview and the history. */
export function Component() {
  const result = useBrandingQuery({ fetchPolicy: 'no-cache' });
  return (
    <QueryView
      result={result}
      select={({ branding }) => branding}
      skeleton={<LoadingRows rows={6} height={160} />}
    >
      {(loaded) => <Branding loaded={loaded} />}
    </QueryView>
  );
}
