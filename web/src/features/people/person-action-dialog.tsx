import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictProfileAndStats, removeCachedPerson } from '../../apollo/cache/users.ts';
import { startImpersonation } from '../../apollo/session.ts';
import type { PersonAction as AnyPersonAction } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { ReasonInput, useReasonCheck } from '../accounts/index.ts';
import {
  useActivatePersonMutation,
  useDeactivatePersonMutation,
  useDeletePersonMutation,
  useStartViewAsMutation,
} from './person.gen.ts';

export type PersonAction = Exclude<AnyPersonAction, 'EDIT' | 'ASSIGN_ROLES'>;
const NEEDS_REASON: readonly PersonAction[] = ['DEACTIVATE', 'DELETE', 'VIEW_AS'];

interface PersonActionDialogProps {
  action: PersonAction;
  person: { id: string; fullName: string };
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation of an action on an account, and for the reason. */
export function PersonActionDialog({ action, person, onClose, onDone }: PersonActionDialogProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const formId = useId();
  const { id } = person;
  const [activate] = useActivatePersonMutation({
    update: (cache) => evictProfileAndStats(cache, id),
  });
  const [deactivate] = useDeactivatePersonMutation({
    update: (cache) => evictProfileAndStats(cache, id),
  });
  const [remove] = useDeletePersonMutation({
    update: (cache, { data }) => data && removeCachedPerson(cache, data.deletePerson.id),
  });
  const checkReason = useReasonCheck();
  const [startViewAs] = useStartViewAsMutation();

  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    ...(NEEDS_REASON.includes(action) && { validate: { reason: checkReason } }),
    send: async (values) => {
      const reason = values.reason.trim() || null;
      if (action === 'VIEW_AS') {
        const { data } = await startViewAs({ variables: { input: { personId: id, reason: reason ?? '' } } });
        if (data) startImpersonation(data.startViewAs.accessToken);
        navigate('/dashboard');
        return;
      }
      if (action === 'ACTIVATE') await activate({ variables: { personId: id } });
      else
        await (action === 'DELETE' ? remove : deactivate)({ variables: { input: { personId: id, reason } } });
      toast.success(t(`act.${action}.done`));
      onDone();
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`act.${action}.title`, { name: person.fullName })}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            {...(action === 'DELETE' || action === 'DEACTIVATE' ? { color: 'clay' } : {})}
            type="submit"
            form={formId}
            loading={isBusy}
          >
            {t(`act.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate gap={4} shrink>
        <p>{t(`act.${action}.text`)}</p>
        {NEEDS_REASON.includes(action) && (
          <ReasonInput key={form.key('reason')} isFirst {...form.getInputProps('reason')} />
        )}
        <FormError failure={formError} />
      </Stack>
    </Dialog>
  );
}
