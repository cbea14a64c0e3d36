import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictPublishedPages } from '../../../apollo/cache/custom-pages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type CustomPageDraftFieldsFragment,
  useDeleteCustomPageMutation,
  usePublishCustomPageMutation,
  useUnpublishCustomPageMutation,
} from './custom-pages.gen.ts';

interface PublishActionsProps {
  draft: CustomPageDraftFieldsFragment;
  /** True if the form has unsaved input, which would not be published. */
  isDirty: boolean;
  onChanged: (draft: CustomPageDraftFieldsFragment) => void;
}

/** Publishes the latest version, unpublishes the page, or deletes a page that is not published. */
export function PublishActions({ draft: { id, state, version }, isDirty, onChanged }: PublishActionsProps) {
  const { t } = useTranslation('customPages');
  const navigate = useNavigate();
  const [publish, { loading: isPublishing }] = usePublishCustomPageMutation({ update: evictPublishedPages });
  const [unpublish, { loading: isUnpublishing }] = useUnpublishCustomPageMutation({
    update: evictPublishedPages,
  });
  const [remove, { loading: isRemoving }] = useDeleteCustomPageMutation();
  const [asks, setAsks] = useState<'unpublish' | 'delete'>();
  const onPublish = async () => {
    if (isDirty) return void toast.error(t('saveFirst'));
    const { data } = await publish({ variables: { input: { pageId: id, expectedVersion: version } } });
    if (!data) return;
    toast.success(t('published'));
    onChanged(data.publishCustomPage);
  };
  const onConfirm = async () => {
    if (asks === 'delete') {
      const { data } = await remove({ variables: { pageId: id } });
      if (data) navigate('/admin/pages', { replace: true });
    } else {
      const { data } = await unpublish({ variables: { pageId: id } });
      if (data) onChanged(data.unpublishCustomPage);
    }
    setAsks(undefined);
  };
  return (
    <>
      {state === 'DRAFT' ? (
        <Button variant="default" onClick={() => setAsks('delete')}>
          {t('delete')}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsks('unpublish')}>
          {t('unpublish')}
        </Button>
      )}
      {state !== 'PUBLISHED' && (
        <Button
          loading={isPublishing}
          aria-disabled={isDirty || undefined}
          onClick={() => void onPublish().catch(() => undefined)}
        >
          {t('publish')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          isOpen
          title={t(`askTitle.${asks}`)}
          confirmLabel={t(asks)}
          isDanger
          isBusy={isUnpublishing || isRemoving}
          onClose={() => setAsks(undefined)}
          onConfirm={() => void onConfirm().catch(() => undefined)}
        >
          <p>{t(`askText.${asks}`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
