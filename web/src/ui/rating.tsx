import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useFormat } from './format.ts';
import { Box, Text } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import classes from './rating.module.css';
import utilities from './utilities.module.css';

/** `★ 4,8 (2.184)` with one star, because the number is the information. Renders nothing without ratings. */
export function RatingBrief({ average, count }: { average: number; count: number }) {
  const { t } = useTranslation();
  const { rating, count: formatCount } = useFormat();
  if (count === 0) return null;
  return (
    <Box as="span" display="inline-flex" align="center" gap={1} weight={700} tone="star-text" numbers>
      <IconStarFilled size={14} aria-hidden="true" className={styleClass({ tone: 'star' })} />
      <span aria-hidden="true">{rating(average)}</span>
      <span className={utilities.hidden}>{t('ratingLabel', { value: rating(average) })}</span>
      <Text as="span" weight={400} tone="dim">
        ({formatCount(count)})
      </Text>
    </Box>
  );
}

/** Five stars, filled to the nearest half. */
export function RatingStars({ value, size = 16 }: { value: number; size?: number }) {
  const { t } = useTranslation();
  const { rating } = useFormat();
  return (
    <span className={classes.stars} role="img" aria-label={t('ratingLabel', { value: rating(value) })}>
      {[1, 2, 3, 4, 5].map((star) => {
        const Icon =
          value >= star - 0.25 ? IconStarFilled : value >= star - 0.75 ? IconStarHalfFilled : IconStar;
        return <Icon key={star} size={size} aria-hidden="true" />;
      })}
    </span>
  );
}
