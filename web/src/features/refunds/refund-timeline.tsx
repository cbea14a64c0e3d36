import type { FragmentType } from '@apollo/client';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { RefundStatus } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { type RefundTimelineFragment, useRefundTimelineFragment } from './refunds.gen.ts';
import classes from './refunds.module.css';

const REFUSALS = ['REJECTED', 'TEACHER_DISAGREED', 'SEND_FAILED', 'SECOND_DISAGREED'];
const NEXT = ['TEACHER_REVIEW', 'ADMIN_REVIEW', 'APPROVED', 'PROCESSING', 'FAILED'] as const;
const getNextStep = (status: RefundStatus) => NEXT.find((each) => each === status);

/** The steps of a refund, past and future. Its buyer is addressed, and sees the note about a failed transfer. */
export function RefundTimeline({
  refund: from,
  isOwn = false,
}: {
  refund: FragmentType<RefundTimelineFragment>;
  isOwn?: boolean;
}) {
  const { t } = useTranslation('refunds');
  const { date, time } = useFormat();
  const refund = useRefundTimelineFragment(from);
  if (!refund) return null;
  const { steps, status, answerBy } = refund;
  const next = getNextStep(status);
  return (
    <ol className={classes.timeline}>
      {steps.map(({ id, kind, note, at, personName }) => (
        <li key={id} data-refused={REFUSALS.includes(kind) || undefined}>
          <Grid
            as="span"
            className={classes.dot}
            place="center"
            w={6}
            h={6}
            tone="on-primary"
            bg="primary"
            radius="round"
            position="absolute"
            top={0}
            left={0}
            aria-hidden="true"
          >
            {REFUSALS.includes(kind) ? <IconX size={14} /> : <IconCheck size={14} />}
          </Grid>
          <Text weight={600}>{isOwn && kind === 'REQUESTED' ? t('youRequested') : t(`step.${kind}`)}</Text>
          <Text text="sm" tone="dim">
            {personName
              ? t('byPerson', { name: personName, time: time(at), date: date(at) })
              : t('at', { time: time(at), date: date(at) })}
          </Text>
          {note && kind !== 'SEND_FAILED' && (
            <Text mt={1} text="sm" tone="text-2" anywhere>
              “{note}”
            </Text>
          )}
        </li>
      ))}
      {next && (isOwn || next !== 'FAILED') && (
        <li data-waiting>
          <Grid
            as="span"
            className={classes.dot}
            place="center"
            w={6}
            h={6}
            tone="on-primary"
            bg="primary"
            radius="round"
            position="absolute"
            top={0}
            left={0}
            aria-hidden="true"
          >
            <IconClock size={14} />
          </Grid>
          <Text weight={600}>{t(`awaited.${next}`)}</Text>
          <Text text="sm" tone="dim">
            {t(`next.${next}`, { time: answerBy && time(answerBy), date: answerBy && date(answerBy) })}
          </Text>
        </li>
      )}
    </ol>
  );
}
