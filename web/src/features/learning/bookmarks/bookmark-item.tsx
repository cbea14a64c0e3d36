import type { FragmentType } from '@apollo/client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { type BookmarkItemFragment, useBookmarkItemFragment } from './bookmarks.gen.ts';
import classes from './bookmarks.module.css';
import type { useBookmarkActions } from './use-bookmark-actions.ts';

interface BookmarkItemProps {
  bookmark: FragmentType<BookmarkItemFragment>;
  actions: Pick<ReturnType<typeof useBookmarkActions>, 'rename' | 'remove'>;
  /** Link to the bookmark's place. */
  chip: ReactNode;
  children?: ReactNode;
}

export function BookmarkItem({ bookmark: from, actions, chip, children }: BookmarkItemProps) {
  const { t } = useTranslation('notebook');
  const [draft, setDraft] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const bookmark = useBookmarkItemFragment(from);
  if (!bookmark) return null;
  const { label, lessonTitle, mayOpen } = bookmark;
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await actions.rename(bookmark, draft?.trim() || null)) setDraft(null);
  };
  const drop = () => {
    setConfirming(false);
    void actions.remove(bookmark);
  };
  return (
    <Row as="li" className={classes.item} align="start" gap={3} py={2} borderBottom>
      {chip}
      {draft === null ? (
        <>
          <Box className={classes.name} grow shrink anywhere>
            <p>{label ?? lessonTitle}</p>
            {children}
          </Box>
          <Row className={classes.actions} align="stretch" gap={1} rigid>
            {mayOpen && (
              <Button {...small} onClick={() => setDraft(label ?? '')}>
                {t(label === null ? 'name' : 'rename')}
              </Button>
            )}
            <Button {...small} onClick={() => (mayOpen ? drop() : setConfirming(true))}>
              {t('remove')}
            </Button>
          </Row>
        </>
      ) : (
        <Row as="form" wrap align="stretch" gap={2} grow onSubmit={(event) => void save(event)}>
          <TextField
            className={classes.field ?? ''}
            aria-label={t('nameLabel')}
            placeholder={lessonTitle}
            maxLength={120}
            data-autofocus
            ref={(field) => field?.focus()}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <Button type="submit" variant="light">
            {t('save')}
          </Button>
          <Button variant="subtle" onClick={() => setDraft(null)}>
            {t('cancel')}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('removeTitle')}
        confirmLabel={t('removeConfirm')}
        isDanger
        onConfirm={drop}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </Row>
  );
}
