import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Judgements } from './checklist.ts';
import type { SubmissionHistoryQuery } from './review.gen.ts';
import classes from './review-history.module.css';

type Earlier = NonNullable<SubmissionHistoryQuery['courseReview']>['earlier'];

interface EarlierReviewsProps {
  earlier: Earlier;
  /** The judgements of the open review, to compare with the earlier ones. */
  judgements: Judgements | null;
}

/** Earlier reviews, latest first. The items of the latest one show their current judgement. */
export function EarlierReviews({ earlier, judgements }: EarlierReviewsProps) {
  const { t } = useTranslation('review');
  const { date } = useFormat();
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="earlier">
      <Heading level={2} id="earlier" text="lg">
        {t('earlier.title')}
      </Heading>
      {earlier.map(({ id, decision, decidedAt, reviewer, notes, checklist }, index) => (
        <Stack key={id} gap={2} shrink>
          <Text text="sm" tone="dim">
            {[t(`decision.${decision}`), decidedAt && date(decidedAt), reviewer?.fullName]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {notes && (
            <Text className={classes.text} space="lines" anywhere>
              {notes}
            </Text>
          )}
          <ul className={classes.lessons}>
            {checklist
              .filter(({ verdict }) => verdict === 'FIX')
              .map(({ item, note }) => {
                const now = index === 0 ? judgements?.[item].verdict : undefined;
                return (
                  <li key={item}>
                    <Text as="span" grow shrink>
                      <strong>{t(`item.${item}`)}</strong>
                      {note && (
                        <Box as="span" display="block" text="sm" tone="dim">
                          {note}
                        </Box>
                      )}
                    </Text>
                    {now !== undefined && (
                      <Tag tone={now === 'PASS' ? 'ok' : now === 'FIX' ? 'warn' : 'neutral'}>
                        {now === null ? t('earlier.open') : t(`earlier.${now}`)}
                      </Tag>
                    )}
                  </li>
                );
              })}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
