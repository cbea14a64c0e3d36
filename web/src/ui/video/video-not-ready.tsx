import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../notice.tsx';
import type { VideoSource } from './video-source.ts';

/** Shown instead of a video whose file browsers cannot play, until its stream is ready. */
export function VideoNotReady({ state }: Pick<VideoSource, 'state'>) {
  const { t } = useTranslation('video');
  const isComing = state === 'WAITING' || state === 'MAKING';
  return <Notice tone={isComing ? 'plain' : 'warn'}>{t(isComing ? 'preparing' : 'unplayable')}</Notice>;
}
