import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { MarkingQueueQuery } from './grading.gen.ts';
import classes from './grading-page.module.css';
import { RubricForm } from './rubric-form.tsx';
import { useGrading } from './use-grading.ts';
import { useGradingKeys } from './use-grading-keys.ts';
import { WorkView } from './work-view.tsx';

interface GradeSubmissionProps {
  submissionId: string;
  comments: MarkingQueueQuery['savedComments'];
  leaveRef: RefObject<() => Promise<boolean>>;
  isRubricOpen: boolean;
  onRubricClose: () => void;
  onMarked: () => void;
  onReturn: () => void;
  before: ReactNode;
}

export function GradeSubmission(props: GradeSubmissionProps) {
  const { submissionId, comments, leaveRef, isRubricOpen, onRubricClose, onMarked, onReturn, before } = props;
  const { t } = useTranslation('marking');
  const { work, error, marks, saving, problem, change, send, load } = useGrading(submissionId);
  const [line, setLine] = useState<{ fileId: string | null; line: number } | null>(null);
  const [isNoting, setNoting] = useState(false);
  useEffect(() => {
    leaveRef.current = () => send();
    return () => {
      leaveRef.current = () => Promise.resolve(true);
    };
  }, [leaveRef, send]);

  const isClaimedByOther = !!work?.heldBy;
  const finish = async () => {
    if (!isClaimedByOther && (await send(true))) onMarked();
  };
  useGradingKeys({
    digit: (points) => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
      const row = work?.rubric.find(({ id }) => id === focused?.dataset['row']);
      if (!focused || !row || isClaimedByOther || points > row.points) return;
      change((old) => ({ ...old, rows: { ...old.rows, [row.id]: { ...old.rows[row.id]!, points } } }));
      // From the selected choice, Tab moves to the next criterion
      focused.querySelector<HTMLElement>(`input[value="${points}"]`)?.focus();
    },
    comment: () => {
      const row = document.activeElement?.closest('[data-row]');
      if (row) row.querySelector<HTMLElement>('[data-comment]')?.click();
      else if (line && !isClaimedByOther) setNoting(true);
    },
    save: () => void finish(),
  });
  if (error)
    return (
      <main
        id="main"
        tabIndex={-1}
        className={`${classes.work} ${styleClass({ display: 'grid', alignContent: 'start', gap: 6, shrink: true, p: 6 })}`}
      >
        <FailedState error={error} title={t('workFailed')} onRetry={load} />
      </main>
    );
  if (!work || !marks)
    return (
      <main
        id="main"
        tabIndex={-1}
        className={`${classes.work} ${styleClass({ display: 'grid', alignContent: 'start', gap: 6, shrink: true, p: 6 })}`}
      >
        <Loading>
          <Skeleton height={480} />
        </Loading>
      </main>
    );
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        className={`${classes.work} ${styleClass({ display: 'grid', alignContent: 'start', gap: 6, shrink: true, p: 6 })}`}
      >
        {before}
        <WorkView
          work={work}
          notes={marks.notes}
          line={line}
          isNoting={isNoting && !isClaimedByOther}
          onLine={(at) => {
            setLine(at);
            setNoting(false);
          }}
          onNote={(text) => {
            setNoting(false);
            if (!line) return;
            change((old) => ({
              ...old,
              notes: [
                ...old.notes.filter((note) => note.fileId !== line.fileId || note.line !== line.line),
                ...(text.trim() ? [{ ...line, text: text.trim() }] : []),
              ],
            }));
          }}
          onNoting={() => setNoting(!isClaimedByOther)}
        />
      </main>
      <aside className={classes.rubric} aria-label={t('rubric.title')} data-open={isRubricOpen || undefined}>
        <IconButton className={classes.close} aria-label={t('rubric.close')} onClick={onRubricClose}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
        <RubricForm
          work={work}
          marks={marks}
          comments={comments}
          saving={saving}
          problem={problem}
          onChange={change}
          onDone={() => void finish()}
          onReturn={onReturn}
        />
      </aside>
    </>
  );
}
