import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { uncached } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type CustomPageDraftFieldsFragment, useCustomPageDraftQuery } from './custom-pages.gen.ts';
import { STATE_TONES } from './custom-pages.page.tsx';
import { PageEditor } from './page-editor.tsx';
import { PublishActions } from './publish-actions.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface EditorProps {
  /** Null for a page without a saved version. */
  loaded: CustomPageDraftFieldsFragment | null;
  isHome: boolean;
}

const Editor = ({ loaded, isHome }: EditorProps) => {
  const { t } = useTranslation('customPages');
  const [draft, setDraft] = useState(loaded);
  const [isDirty, setDirty] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  /** Incremented when a restored version replaces the values of the form. */
  const [edition, setEdition] = useState(0);
  const title = isHome ? t('home') : (draft?.translations[0]?.title ?? t('new'));
  const path = isHome ? '/' : `/p/${draft?.slug}`;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/pages' },
          { label: title },
        ]}
        sub={
          draft && (
            <Row as="span" wrap gap={2}>
              <Tag tone={STATE_TONES[draft.state]}>{t(`state.${draft.state}`)}</Tag>
              <Text as="span">{t('version', { number: draft.version })}</Text>
              {draft.state === 'CHANGED' && (
                <Text as="span">{t('publishedVersion', { number: draft.publishedVersion })}</Text>
              )}
            </Row>
          )
        }
        actions={
          draft && (
            <>
              {draft.state !== 'DRAFT' && (
                <ButtonLink variant="subtle" to={path}>
                  {t('open')}
                </ButtonLink>
              )}
              <Button variant="default" onClick={() => setHistoryOpen(true)}>
                {t('history')}
              </Button>
              <PublishActions draft={draft} isDirty={isDirty} onChanged={setDraft} />
            </>
          )
        }
      />
      <PageEditor
        key={edition}
        draft={draft}
        isHome={isHome}
        onDirty={setDirty}
        onSaved={(saved) => setDraft(saved)}
      />
      {draft && isHistoryOpen && (
        <VersionsDialog
          draft={draft}
          isDirty={isDirty}
          onRestored={(restored) => {
            setDraft(restored);
            setEdition(edition + 1);
            setHistoryOpen(false);
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  );
};

const Existing = ({ id, isHome }: { id: string; isHome: boolean }) => {
  const { t } = useTranslation('customPages');
  const result = useCustomPageDraftQuery({ variables: { id: isHome ? null : id }, ...uncached });
  return (
    <QueryView
      result={result}
      select={({ customPageDraft }) => customPageDraft}
      failedTitle={t('failedPage')}
      skeleton={<LoadingRows rows={5} height={120} />}
      missing={isHome ? <Editor loaded={null} isHome /> : <NotFound />}
    >
      {(loaded) => <Editor loaded={loaded} isHome={isHome} />}
    </QueryView>
  );
};

/** /admin/pages/new, /admin/pages/home and /admin/pages/:id: the blocks of a page, with preview and history. */
export function Component() {
  const { id = '' } = useParams();
  // The key resets the form between pages
  return id === 'new' ? (
    <Editor key={id} loaded={null} isHome={false} />
  ) : (
    <Existing key={id} id={id} isHome={id === 'home'} />
  );
}
