import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { usePlayerSettings } from '../../ui/video/player-settings.ts';
import classes from './lesson.module.css';
import type { Place } from './player-model.ts';

/** Seconds until the next lesson starts automatically. */
const PAUSE_SEC = 8;

/** State of a navigation at the end of a video: the next one plays immediately. */
const PLAYS = { playsAtOnce: true };

/** True if the navigation to this page requests autoplay. */
export const requestsAutoplay = (state: unknown): boolean =>
  (state as Partial<typeof PLAYS> | null)?.playsAtOnce === true;

/** The next lesson, shown over the picture when a video has ended. It starts automatically if switched on. */
export function NextLessonCountdown({ next: { lesson, number } }: { next: Place }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const { playsNext } = usePlayerSettings();
  const [isStopped, setStopped] = useState(false);
  const [remainingSec, setRemainingSec] = useState(PAUSE_SEC);
  const to = `?lesson=${lesson.id}`;
  const counts = playsNext && !isStopped;

  useEffect(() => {
    if (!counts) return undefined;
    if (remainingSec <= 0) return void navigate({ search: to }, { state: PLAYS });
    const timer = setTimeout(() => setRemainingSec(remainingSec - 1), 1000);
    return () => clearTimeout(timer);
  }, [counts, remainingSec, navigate, to]);

  return (
    <div className={classes.upNext}>
      <p>{t('player.upNext')}</p>
      <Text className={classes.upNextTitle} text="h3" weight={600}>
        {t('player.lessonNumber', { number, title: lesson.title })}
      </Text>
      {counts && (
        // Announced only once, because a countdown every second would interrupt all other announcements
        <p role="status" aria-label={t('player.upNextSoon')}>
          {t('player.upNextIn', { seconds: remainingSec })}
        </p>
      )}
      <Row wrap align="stretch" justify="center" gap={2} mt={2}>
        {counts && (
          <Button size="sm" variant="default" onClick={() => setStopped(true)}>
            {t('player.upNextStay')}
          </Button>
        )}
        <ButtonLink size="sm" to={{ search: to }} state={PLAYS}>
          {t('player.next')}
        </ButtonLink>
      </Row>
    </div>
  );
}
