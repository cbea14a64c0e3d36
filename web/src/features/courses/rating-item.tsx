import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { type RatingItemFragment, useRatingItemFragment } from './rating-item.gen.ts';
import classes from './ratings.module.css';

/** Loaded after the page, because few viewers use it: the explanation of the score, and the report of a rating. */
export const RatingExtra = lazyOptional(async () => (await import('./rating-extra.tsx')).RatingExtra, {
  texts: ['ratings'],
});

interface RatingItemProps {
  rating: FragmentType<RatingItemFragment>;
  teacherName: string;
}

/** A rating: stars, text and the teacher's answer. */
export function RatingItem({ rating: from, teacherName }: RatingItemProps) {
  const { t } = useTranslation('catalog');
  const { date } = useFormat();
  const rating = useRatingItemFragment(from);
  if (!rating) return null;
  return (
    <Row as="li" className={classes.rating} align="stretch" gap={4} py={6} borderTop>
      <Avatar name={rating.author.fullName} src={rating.author.avatarUrl} />
      <Box grow shrink>
        <Row wrap justify="between" columnGap={4}>
          <Text as="b" weight={600}>
            {rating.author.fullName}
          </Text>
          <Text as="time" text="sm" tone="dim" dateTime={rating.createdAt}>
            {rating.percentage !== null && `${t('detail.provenance', { percent: rating.percentage })} · `}
            {date(rating.updatedAt ?? rating.createdAt)}
            {rating.updatedAt && ` · ${t('detail.edited')}`}
          </Text>
        </Row>
        <RatingStars value={rating.stars} />
        {rating.text && <Text mt={2}>{rating.text}</Text>}
        <RatingExtra rating={rating} />
        {rating.teacherReply && (
          <Box p={4} mt={4} text="control" bg="surface-2" radius="md">
            <Text text="sm">
              <Text as="b" weight={600}>
                {teacherName}
              </Text>{' '}
              · {t('detail.teacherReply')}
            </Text>
            <p>{rating.teacherReply}</p>
          </Box>
        )}
      </Box>
    </Row>
  );
}
