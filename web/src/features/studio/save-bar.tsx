import { useRef, useState } from 'react';
import type { Failure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { useSaveKey } from '../../ui/use-save-key.ts';
import { type DraftForm, DraftState } from '../drafts/index.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  form: Pick<DraftForm, 'isDirty' | 'discard' | 'draft'> & {
    changed: readonly unknown[];
    isSaving: boolean;
    formError: Failure | null;
  };
  submitLabel?: string;
}

/** A sticky bar at the bottom while there are unsaved changes; its button is the primary action of the page. */
export function SaveBar({ form, submitLabel }: SaveBarProps) {
  const { t } = useTranslation('studio');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  useSaveKey(submit);
  if (!form.isDirty) return null;
  return (
    <section className={classes.bar} aria-label={t('save.bar')}>
      {form.formError && (
        <Box basis="full">
          <FormError failure={form.formError} />
        </Box>
      )}
      <Text className={classes.words} text="sm">
        <strong>{t('save.changes', { count: form.changed.length })}</strong>{' '}
        <span aria-hidden="true">· </span>
        <DraftState status={form.draft.status} />
      </Text>
      <Row align="stretch" gap={1} ml="auto">
        <button
          type="button"
          className={`${classes.discard} ${styleClass({ minH: 9, px: 3, py: 0, font: 'inherit', text: 'sm', weight: 600, tone: 'text', bg: 'none', radius: 'btn', border: 'none', cursor: 'pointer', bare: true })}`}
          onClick={() => setDialogOpen(true)}
        >
          {t('save.discard')}
        </button>
        <Button type="submit" size="sm" loading={form.isSaving} ref={submit} aria-keyshortcuts="Control+S">
          {submitLabel ?? t('save.submit')}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={() => {
          setDialogOpen(false);
          form.discard();
        }}
        title={t('save.discardTitle')}
        confirmLabel={t('save.discard')}
        isDanger
      >
        <p>{t('save.discardText')}</p>
      </ConfirmDialog>
    </section>
  );
}
