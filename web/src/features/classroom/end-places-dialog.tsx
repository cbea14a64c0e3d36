import { useRef } from 'react';
import { ChangeRosterInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { RosterChangesDocument, useChangeRosterMutation } from './classroom.gen.ts';
import type { SelectedEnrolments } from './selected-enrolments.ts';

interface EndPlacesDialogProps {
  places: readonly SelectedEnrolments[];
  /** Called with the courses whose enrolments are being ended. */
  onDone: (courseIds: string[]) => void;
  onClose: () => void;
}

/** Ends enrolments that were granted for free. Bought ones are skipped, and the result lists each of them. */
export function EndPlacesDialog({ places, onDone, onClose }: EndPlacesDialogProps) {
  const { t } = useTranslation('classroom');
  const [change] = useChangeRosterMutation();
  const getKey = useIdempotencyKey();
  const endedIds = useRef(new Set<string>());
  const rules = ChangeRosterInput.reason;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => (fits(value, rules) ? null : t('reasonRule', rules)) },
    send: async ({ reason }) => {
      for (const { courseId, enrolmentIds } of places) {
        if (endedIds.current.has(courseId)) continue;
        const input = {
          courseId,
          kind: 'END' as const,
          enrolmentIds: [...(enrolmentIds ?? [])],
          reason: reason.trim(),
        };
        await change({
          variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
          refetchQueries: [RosterChangesDocument],
        });
        endedIds.current.add(courseId);
      }
      onDone([...endedIds.current]);
    },
  });
  const count = places.reduce((sum, { enrolmentIds }) => sum + (enrolmentIds?.length ?? 0), 0);
  return (
    <FormDialog
      title={t('end.title', { count })}
      submitLabel={t('end.submit')}
      isDanger
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('end.text')}</p>
      <TextArea
        label={t('reason')}
        description={t('reasonHelp')}
        rows={4}
        maxLength={rules.maxLength}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
