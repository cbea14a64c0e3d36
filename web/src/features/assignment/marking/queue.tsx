import { IconLock, IconSend } from '@tabler/icons-react';
import type { MarkingState } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import kit from '../../../ui/kit.module.css';
import { useMoments } from '../words.tsx';
import type { MarkingQueueQuery } from './marking.gen.ts';
import classes from './marking-desk.module.css';

type Item = MarkingQueueQuery['markingQueue']['items'][number];

interface QueueProps {
  items: readonly Item[];
  selected: string | undefined;
  maxScore: number;
  isBusy: boolean;
  onSelect: (submissionId: string) => void;
  /** Releases all grades. */
  onReturn: () => void;
}

const STATES: readonly MarkingState[] = ['WAITING', 'MARKED', 'RELEASED'];

/** Submissions in grading order: pending, graded and released ones. */
export function Queue({ items, selected, maxScore, isBusy, onSelect, onReturn }: QueueProps) {
  const { t } = useTranslation('marking');
  const { at, points } = useMoments();
  return STATES.map((state) => {
    const list = items.filter((item) => item.state === state);
    if (list.length === 0 && state !== 'WAITING') return null;
    return (
      <section key={state} className={classes.group}>
        <div className={kit.between}>
          <h2 className={classes.groupTitle}>{t(`queue.${state}`)}</h2>
          <span className={`${kit.small} ${kit.dim}`}>{t('queue.count', { count: list.length })}</span>
        </div>
        <ul className={kit.bare}>
          {list.map(({ submissionId, studentName, submittedAt, number, lateMinutes, score, heldBy }) => (
            <li key={submissionId}>
              <button
                type="button"
                className={classes.item}
                aria-current={submissionId === selected || undefined}
                onClick={() => onSelect(submissionId)}
              >
                <span className={kit.grow}>
                  <span className={classes.name}>{studentName}</span>
                  <span className={`${kit.tiny} ${kit.dim}`}>
                    {at(submittedAt)}
                    {number > 1 && ` · ${t('queue.attempt', { number })}`}
                    {lateMinutes > 0 && ` · ${t('queue.late')}`}
                  </span>
                  {heldBy && (
                    <span className={`${kit.tiny} ${classes.held}`}>
                      <IconLock size={14} aria-hidden="true" /> {t('queue.held', { name: heldBy })}
                    </span>
                  )}
                </span>
                {state !== 'WAITING' && score != null && (
                  <span className={kit.strong}>
                    {points(score)} / {maxScore}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        {state === 'MARKED' && (
          <Button
            variant="default"
            fullWidth
            loading={isBusy}
            leftSection={<IconSend size={18} aria-hidden="true" />}
            onClick={onReturn}
          >
            {t('queue.return', { count: list.length })}
          </Button>
        )}
      </section>
    );
  });
}
