import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClosedDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import type { Lock } from './player-model.ts';

/** Shown instead of a locked lesson: when it opens, or which lesson must be completed first. */
export function LockedLesson({ lock, message }: { lock: Lock | undefined; message: string }) {
  const { t } = useTranslation('learning');
  const { date, time } = useFormat();
  const first = lock?.kind === 'order' ? lock.first : undefined;
  return (
    <EmptyState
      heading="h2"
      drawing={<ClosedDrawing />}
      title={
        lock?.kind === 'drip'
          ? t('player.opensAt', { time: time(lock.opensAt), date: date(lock.opensAt) })
          : t('player.lockedTitle')
      }
      text={message}
      actions={first && <ButtonLink to={{ search: `?lesson=${first.id}` }}>{t('player.goFirst')}</ButtonLink>}
    />
  );
}
