import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { Place } from './player-model.ts';

/** The lesson parameter of the page at the end of the course. */
export const DONE = 'done';

interface LessonStepsProps {
  previous: Place | undefined;
  next: Place | undefined;
  canFinish: boolean;
}

/** Links to the previous and the next lesson, or to the page at the end. */
export function LessonSteps({ previous, next, canFinish }: LessonStepsProps) {
  const { t } = useTranslation('learning');
  return (
    <Row align="stretch" gap={2} phone={{ display: 'none' }}>
      {previous && (
        <ButtonLink
          to={{ search: `?lesson=${previous.lesson.id}` }}
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden="true" />}
        >
          {t('player.previous')}
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink
          to={{ search: `?lesson=${next.lesson.id}` }}
          rightSection={<IconChevronRight size={18} aria-hidden="true" />}
        >
          {t('player.next')}
        </ButtonLink>
      ) : (
        canFinish && <ButtonLink to={{ search: `?lesson=${DONE}` }}>{t('player.finish')}</ButtonLink>
      )}
    </Row>
  );
}
