import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import classes from './lesson.module.css';
import type { Place } from './player-model.ts';

/** A link to the next lesson at the end of a text, so that the student need not scroll back. */
export function NextLesson({ next: { lesson, number } }: { next: Place }) {
  const { t } = useTranslation('learning');
  return (
    <Link
      to={{ search: `?lesson=${lesson.id}` }}
      className={`${classes.nextLesson} ${styleClass({ display: 'flex', align: 'center', gap: 4, px: 5, py: 4, bg: 'surface', radius: 'lg', border: 'strong' })}`}
    >
      <Text as="span" grow shrink>
        <Box as="span" display="block" text="sm" tone="dim">
          {t('player.upNext')}
        </Box>
        <Box as="span" display="block" weight={600}>
          {t('player.lessonNumber', { number, title: lesson.title })}
        </Box>
      </Text>
      <IconChevronRight size={22} aria-hidden="true" />
    </Link>
  );
}
