import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { personRemoved, personStatusChanged } from '../../../apollo/cache/users.ts';
import { problemOf } from '../../../apollo/failure.ts';
import { startImpersonation } from '../../../apollo/session.ts';
import type { PersonAction } from '../../../generated/schema.ts';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type PersonPageFragment,
  useActivatePersonMutation,
  useDeactivatePersonMutation,
  useDeletePersonMutation,
  useStartViewAsMutation,
} from './person.gen.ts';
import { ReasonInput } from './reason-input.tsx';

type Act = Exclude<PersonAction, 'EDIT' | 'ASSIGN_ROLES'>;
const NEEDS_REASON: readonly Act[] = ['DEACTIVATE', 'DELETE', 'VIEW_AS'];

interface PersonActDialogProps {
  act: Act;
  person: PersonPageFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something is done to a person, and why. */
export function PersonActDialog({ act, person, onClose, onDone }: PersonActDialogProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const { id } = person;
  const [activate] = useActivatePersonMutation({
    update: (cache) => personStatusChanged(cache, id),
  });
  const [deactivate] = useDeactivatePersonMutation({
    update: (cache) => personStatusChanged(cache, id),
  });
  const [remove] = useDeletePersonMutation({ update: (cache) => personRemoved(cache, id) });
  const [startViewAs] = useStartViewAsMutation();

  const run = async () => {
    const why = reason.trim() || null;
    if (act === 'ACTIVATE') await activate({ variables: { id } });
    else if (act === 'DEACTIVATE') await deactivate({ variables: { id, reason: why } });
    else if (act === 'DELETE') {
      await remove({ variables: { id, reason: why } });
      toast.success(t('act.DELETE.done'));
      navigate('/admin/users', { replace: true });
      return;
    } else {
      const { data } = await startViewAs({ variables: { input: { personId: id, reason: why ?? '' } } });
      if (data) startImpersonation(data.startViewAs.accessToken);
      navigate('/dashboard');
      return;
    }
    toast.success(t(`act.${act}.done`));
    onDone();
  };
  const submit = () => {
    setBusy(true);
    setProblem(null);
    void run()
      .catch((error) => setProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };

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
            loading={isBusy}
            onClick={submit}
          >
            {t(`act.${act}.confirm`)}
          </Button>
        </>
      }
    >
      <div className={kit.stack}>
        <p>{t(`act.${act}.text`)}</p>
        {NEEDS_REASON.includes(act) && <ReasonInput isFirst value={reason} onChange={setReason} />}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
