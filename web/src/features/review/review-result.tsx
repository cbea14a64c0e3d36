import type { FragmentType } from '@apollo/client';
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { type ReviewResultFragment, useReviewResultFragment } from './review-result.gen.ts';
import classes from './review-result.module.css';

export function ReviewResult({ review: from }: { review: FragmentType<ReviewResultFragment> }) {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  const review = useReviewResultFragment(from);
  if (!review) return null;
  const { decision, decidedAt, reviewer, notes, checklist } = review;
  const values = {
    decision: t(`decision.${decision}`),
    time: decidedAt ? time(decidedAt) : '',
    date: decidedAt ? date(decidedAt) : '',
  };
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="result">
      <Heading level={2} id="result" text="lg">
        {t('result')}
      </Heading>
      {decidedAt && (
        <p>{reviewer ? t('resultBy', { ...values, name: reviewer.fullName }) : t('resultAt', values)}</p>
      )}
      {notes && <Text space="lines">{notes}</Text>}
      {checklist.length > 0 && (
        <Stack as="ul" className={classes.list} gap={3}>
          {checklist.map(({ item, verdict, note }) => {
            const Icon = verdict === 'PASS' ? IconCircleCheckFilled : IconAlertTriangle;
            return (
              <li key={item} data-verdict={verdict}>
                <Icon size={20} role="img" aria-label={t(verdict)} />
                <div>
                  <p>{t(`item.${item}`)}</p>
                  {note && (
                    <Text text="sm" tone="dim">
                      {note}
                    </Text>
                  )}
                </div>
              </li>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
