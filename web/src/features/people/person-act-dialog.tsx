import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictPublicProfile, removeCachedPerson } from '../../apollo/cache/users.ts';
import { startImpersonation } from '../../apollo/session.ts';
import type { PersonAction } from '../../generated/schema.ts';
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

export type PersonAct = Exclude<PersonAction, 'EDIT' | 'ASSIGN_ROLES'>;
const NEEDS_REASON: readonly PersonAct[] = ['DEACTIVATE', 'DELETE', 'VIEW_AS'];

interface PersonActDialogProps {
  act: PersonAct;
  person: { id: string; fullName: string };
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation of an action on an account, and for the reason. */
export function PersonActDialog({ act, person, onClose, onDone }: PersonActDialogProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const formId = useId();
  const { id } = person;
  const [activate] = useActivatePersonMutation({
    update: (cache) => evictPublicProfile(cache, id),
  });
  const [deactivate] = useDeactivatePersonMutation({
    update: (cache) => evictPublicProfile(cache, id),
  });
  const [remove] = useDeletePersonMutation({
    update: (cache, { data }) => data && removeCachedPerson(cache, data.deletePerson.id),
  });
  const checkReason = useReasonCheck();
  const [startViewAs] = useStartViewAsMutation();

  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    ...(NEEDS_REASON.includes(act) && { validate: { reason: checkReason } }),
    send: async (values) => {
      const reason = values.reason.trim() || null;
      if (act === 'VIEW_AS') {
        const { data } = await startViewAs({ variables: { input: { personId: id, reason: reason ?? '' } } });
        if (data) startImpersonation(data.startViewAs.accessToken);
        navigate('/dashboard');
        return;
      }
      if (act === 'ACTIVATE') await activate({ variables: { personId: id } });
      else await (act === 'DELETE' ? remove : deactivate)({ variables: { input: { personId: id, reason } } });
      toast.success(t(`act.${act}.done`));
      onDone();
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`act.${act}.title`, { name: person.fullName })}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            {...(act === 'DELETE' || act === 'DEACTIVATE' ? { color: 'clay' } : {})}
            type="submit"
            form={formId}
            loading={isBusy}
          >
            {t(`act.${act}.confirm`)}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate gap={4} shrink>
        <p>{t(`act.${act}.text`)}</p>
        {NEEDS_REASON.includes(act) && (
          <ReasonInput key={form.key('reason')} isFirst {...form.getInputProps('reason')} />
        )}
        <FormError failure={formError} />
      </Stack>
    </Dialog>
  );
}
