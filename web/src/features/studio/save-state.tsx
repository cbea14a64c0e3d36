import { IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react';
import type { Failure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box } from '../../ui/layout/layout.tsx';
import classes from './save-state.module.css';

export type Saving =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' | 'unsaved' }
  | { kind: 'failed'; message: string };

const ICONS = { saved: IconCloudCheck, saving: IconCloudUp, unsaved: IconPencil, failed: IconCloudOff };

/** The same for a form that is saved as a whole. */
export const getSaving = (
  form: { isDirty: boolean; isSaving: boolean; formError: Failure | null },
  savedAt: string,
): Saving => {
  if (form.isSaving) return { kind: 'saving' };
  if (form.isDirty && form.formError) return { kind: 'failed', message: form.formError.message };
  return form.isDirty ? { kind: 'unsaved' } : { kind: 'saved', at: savedAt };
};

/** The save status. Screen readers do not announce it, because actions and errors are announced separately. */
export function SaveState({ saving }: { saving: Saving }) {
  const { t } = useTranslation('studio');
  const { date, time } = useFormat();
  const Icon = ICONS[saving.kind];
  const getSavingText = (): string => {
    if (saving.kind === 'failed') return t('saveState.failed', { why: saving.message });
    if (saving.kind !== 'saved') return t(`saveState.${saving.kind}`);
    const day = date(saving.at);
    return day === date(new Date().toISOString())
      ? t('saveState.saved', { time: time(saving.at) })
      : t('saveState.savedBefore', { time: time(saving.at), date: day });
  };
  return (
    <Box
      as="span"
      className={classes.state}
      display="inline-flex"
      align="start"
      gap={2}
      text="sm"
      tone="text-2"
      data-kind={saving.kind}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>{getSavingText()}</span>
    </Box>
  );
}
