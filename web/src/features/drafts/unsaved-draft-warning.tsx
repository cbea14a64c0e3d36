import { useTranslation } from '../../i18n/use-translation.tsx';
import { UnsavedWarning } from '../../ui/unsaved-warning.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** Asks before an unsaved form is left. It explains that a draft is stored, which only the viewer sees. */
export function UnsavedDraftWarning({ form }: { form: DraftForm }) {
  const { t } = useTranslation('studio');
  const { isDirty, draft } = form;
  const isKept = ['saved', 'saving'].includes(draft.status.kind);
  return (
    <UnsavedWarning
      isDirty={isDirty}
      isKept={draft.status.kind === 'saved'}
      text={t(isKept ? 'draft.leaveKept' : 'draft.leaveUnkept')}
    />
  );
}
