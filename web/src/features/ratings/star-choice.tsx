import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import classes from './ratings.module.css';

const WORDS = ['veryPoor', 'poor', 'fair', 'good', 'veryGood'] as const;

interface StarChoiceProps {
  value: number;
  onChange: (stars: number) => void;
}

/** One to five stars as radio buttons, with arrow keys and clicks. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  const { t } = useTranslation('ratings');
  const name = useId();
  const word = WORDS[value - 1];
  return (
    <Box as="fieldset" className={classes.choice} border="none">
      <legend>{t('stars')}</legend>
      <Row align="stretch" gap={1}>
        {[1, 2, 3, 4, 5].map((stars) => {
          const Icon = stars <= value ? IconStarFilled : IconStar;
          return (
            <label
              key={stars}
              className={`${classes.star} ${styleClass({ display: 'grid', place: 'center', w: 11, h: 11, tone: 'star', position: 'relative', cursor: 'pointer' })}`}
            >
              <input
                type="radio"
                name={name}
                aria-label={t('starsOf', { count: stars })}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Icon size={32} aria-hidden="true" />
            </label>
          );
        })}
      </Row>
      <Text minH={6}>{word ? t(`word.${word}`) : t('choose')}</Text>
    </Box>
  );
}
