import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import type { DraftStatus } from './draft-autosave.ts';

/** The status of the draft. Screen readers announce only what requires an action; the rest changes too often. */
export function DraftState({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('studio');
  const { time } = useFormat();
  if (status.kind === 'saved') return <span>{t('draft.saved', { time: time(status.at) })}</span>;
  if (status.kind === 'refused')
    return <span role="alert">{t('draft.refused', { why: status.message })}</span>;
  if (status.kind === 'offline') return <span role="status">{t('draft.offline')}</span>;
  if (status.kind === 'elsewhere') return <span>{t('draft.waiting')}</span>;
  return <span>{t('draft.saving')}</span>;
}
