import { useState } from 'react';
import { createPortal } from 'react-dom';
import { toErrorMessage } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useStartSubmissionMutation } from './assignment.gen.ts';
import type { Assignment } from './assignment-model.ts';
import { useAssignmentFormat } from './status-and-times.tsx';

interface StartSubmissionProps {
  assignment: Assignment;
  isOpen: boolean;
  slot: HTMLElement | null;
  onBegun: () => void;
}

/** The button that starts a draft, or the reason why nothing can be submitted now. */
export function StartSubmission({ assignment, isOpen, slot, onBegun }: StartSubmissionProps) {
  const { t } = useTranslation('assignment');
  const { at } = useAssignmentFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const [start, { loading }] = useStartSubmissionMutation(SUPPRESS_TOAST);
  const { id, opensAt, serverTime, hasAttempt, mySubmissions } = assignment;
  if (!hasAttempt) return null;
  if (!isOpen)
    return (
      <Notice tone="warn">
        {opensAt && opensAt > serverTime ? t('notOpen', { at: at(opensAt) }) : t('closed')}
      </Notice>
    );
  const begin = async () => {
    try {
      await start({ variables: { assignmentId: id } });
      onBegun();
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  };
  return (
    <>
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {slot &&
        createPortal(
          <Button fullWidth size="lg" loading={loading} onClick={() => void begin()}>
            {mySubmissions.length > 0 ? t('beginAgain', { number: mySubmissions.length + 1 }) : t('begin')}
          </Button>,
          slot,
        )}
    </>
  );
}
