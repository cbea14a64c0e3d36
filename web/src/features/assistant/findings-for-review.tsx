import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useViewer } from '../accounts/index.ts';
import { useMarksForReviewQuery } from './assistant.gen.ts';
import classes from './assistant.module.css';
import { getPercent, TONES } from './marks.ts';

/** For reviewers: the flagged sentences of a course and the teacher's decision about each. */
export function FindingsForReview({ courseId }: { courseId: string }) {
  const { t } = useTranslation('assistant');
  const { date, time } = useFormat();
  const mayRead = useViewer().may('moderation:read');
  const result = useMarksForReviewQuery({ variables: { courseId }, skip: !mayRead, ...cacheAndNetwork });
  if (!mayRead) return null;
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby="marks">
      <Heading level={2} id="marks" text="lg" weight={700}>
        {t('review.title')}
      </Heading>
      <Text text="sm" tone="dim">
        {t('review.hint')}
      </Text>
      <QueryView
        result={result}
        select={(data) => data}
        skeleton={<LoadingRows rows={2} height={60} />}
        failedTitle={t('failed')}
      >
        {({ moderationFindings: { items, total }, courseModeration }) => (
          <>
            {courseModeration?.scannedAt ? (
              <Text text="sm" tone="dim">
                {t('review.scanned', {
                  at: `${time(courseModeration.scannedAt)}, ${date(courseModeration.scannedAt)}`,
                })}
              </Text>
            ) : (
              <p>{t('review.never')}</p>
            )}
            {courseModeration?.scannedAt && total === 0 && <p>{t('review.none')}</p>}
            <ul>
              {items.map((finding) => (
                <Row as="li" key={finding.id} className={classes.asked} wrap gap={3} py={3} borderTop>
                  <Box grow shrink>
                    <Text text="sm" tone="dim">
                      {t(`moderation.place.${finding.place}`, { lesson: finding.lessonTitle ?? '' })} ·{' '}
                      {finding.source === 'RULES'
                        ? t('moderation.sure', { percent: getPercent(finding) })
                        : t(`moderation.source.${finding.source}`)}
                    </Text>
                    <Text weight={600}>{t(`moderation.rule.${finding.rule}`)}</Text>
                    <Text text="sm" anywhere>
                      “{finding.sentence}”
                    </Text>
                  </Box>
                  <Tag tone={TONES[finding.state]}>{t(`review.state.${finding.state}`)}</Tag>
                </Row>
              ))}
            </ul>
            {total > items.length && (
              <Text text="sm" tone="dim">
                {t('review.more', { shown: items.length, total })}
              </Text>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}
