import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ReviewNotesFragment, useReviewNotesFragment } from './review-notes.gen.ts';

interface ReviewNotesProps {
  course: FragmentType<ReviewNotesFragment>;
  /** True if the notes are about the revision, whose course keeps its status. */
  isRevision?: boolean;
}

/** The reviewer's message to a teacher whose course was sent back or rejected. */
export function ReviewNotes({ course: from, isRevision = false }: ReviewNotesProps) {
  const { t } = useTranslation('studio');
  const { date } = useFormat();
  const course = useReviewNotesFragment(from);
  const review = course?.latestReview;
  const isRejected = !isRevision && course?.status === 'REJECTED';
  if (!review || !(isRevision || isRejected || course.status === 'NEEDS_FIXES')) return null;
  const fixes = review.checklist.filter(({ verdict }) => verdict === 'FIX');
  const passed = review.checklist.length - fixes.length;
  return (
    <Box mb={6}>
      <Notice tone={isRejected ? 'bad' : 'warn'}>
        <Heading level={2} text="control">
          {isRejected ? t('review.rejected') : t('review.sentBack', { count: fixes.length })}
          {review.decidedAt && (
            <Text as="span" weight={400}>
              {' '}
              · {date(review.decidedAt)}
            </Text>
          )}
        </Heading>
        {review.notes && !fixes.some(({ note }) => note?.trim() === review.notes?.trim()) && (
          <Text mt={1} space="lines">
            {review.notes}
          </Text>
        )}
        {fixes.length > 0 && (
          <Stack as="ul" gap={2} pl={5} my={3} bullets="disc">
            {fixes.map(({ item, note }) => (
              <li key={item}>
                <strong>{t(`review.item.${item}`)}</strong>
                {note && (
                  <Text mt={1} space="lines">
                    {note}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        )}
        {fixes.length > 0 && passed > 0 && <Text tone="dim">{t('review.passed', { count: passed })}</Text>}
      </Notice>
    </Box>
  );
}
