import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type CustomPageDraftFieldsFragment, useRestoreCustomPageMutation } from './custom-pages.gen.ts';

interface VersionsDialogProps {
  draft: CustomPageDraftFieldsFragment;
  /** True if the form has unsaved input, which a restored version would replace. */
  isDirty: boolean;
  onRestored: (draft: CustomPageDraftFieldsFragment) => void;
  onClose: () => void;
}

/** The versions of a page, the latest first. An earlier one can become the latest again. */
export function VersionsDialog({ draft, isDirty, onRestored, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('customPages');
  const { count, date, time } = useFormat();
  const [restore, { loading }] = useRestoreCustomPageMutation();
  const onRestore = async (number: number) => {
    const { data } = await restore({
      variables: { input: { pageId: draft.id, number, expectedVersion: draft.version } },
    });
    if (!data) return;
    toast.success(t('restored', { number }));
    onRestored(data.restoreCustomPage);
  };
  return (
    <Dialog isOpen onClose={onClose} placement="end" title={t('history')}>
      {isDirty && <Notice tone="warn">{t('restoreDirty')}</Notice>}
      <ol>
        {draft.versions.map(({ number, savedAt, savedByName, blockCount }) => (
          <Stack as="li" key={number} gap={1} py={3} borderBottom>
            <Row wrap gap={2}>
              <Text as="span" weight={600}>
                {t('version', { number })}
              </Text>
              {number === draft.publishedVersion && <Tag tone="ok">{t('isPublished')}</Tag>}
            </Row>
            <Text text="sm" tone="dim">
              {t('by', { name: savedByName ?? t('erased'), time: time(savedAt), date: date(savedAt) })}
            </Text>
            <Text text="sm">{t('blockCount', { count: blockCount, number: count(blockCount) })}</Text>
            {number !== draft.version && (
              <div>
                <Button
                  size="compact-md"
                  variant="default"
                  disabled={loading}
                  aria-label={t('restoreNamed', { number })}
                  onClick={() => void onRestore(number).catch(() => undefined)}
                >
                  {t('restore')}
                </Button>
              </div>
            )}
          </Stack>
        ))}
      </ol>
    </Dialog>
  );
}
