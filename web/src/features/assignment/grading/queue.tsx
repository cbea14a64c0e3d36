import { IconLock, IconSend } from '@tabler/icons-react';
import type { MarkingState } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Grid, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import { useAssignmentFormat } from '../status-and-times.tsx';
import type { MarkingQueueQuery } from './grading.gen.ts';
import classes from './grading-page.module.css';

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
  const { at, points } = useAssignmentFormat();
  return STATES.map((state) => {
    const list = items.filter((item) => item.state === state);
    if (list.length === 0 && state !== 'WAITING') return null;
    return (
      <Grid as="section" key={state} className={classes.group} gap={2}>
        <Row justify="between" gap={4} shrink>
          <Heading level={2} pl={3} text="md">
            {t(`queue.${state}`)}
          </Heading>
          <Text as="span" text="sm" tone="dim">
            {t('queue.count', { count: list.length })}
          </Text>
        </Row>
        <ul>
          {list.map(({ submissionId, studentName, submittedAt, number, lateMinutes, score, heldBy }) => (
            <li key={submissionId}>
              <button
                type="button"
                className={classes.item}
                aria-current={submissionId === selected || undefined}
                onClick={() => onSelect(submissionId)}
              >
                <Text as="span" grow shrink>
                  <Text as="span" weight={500}>
                    {studentName}
                  </Text>
                  <Text as="span" text="xs" tone="dim">
                    {at(submittedAt)}
                    {number > 1 && ` · ${t('queue.attempt', { number })}`}
                    {lateMinutes > 0 && ` · ${t('queue.late')}`}
                  </Text>
                  {heldBy && (
                    <Text as="span" text="xs" tone="warn">
                      <IconLock size={14} aria-hidden="true" /> {t('queue.held', { name: heldBy })}
                    </Text>
                  )}
                </Text>
                {state !== 'WAITING' && score != null && (
                  <Text as="span" weight={600}>
                    {points(score)} / {maxScore}
                  </Text>
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
      </Grid>
    );
  });
}
