import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../notice.tsx';
import type { VideoSource } from './video-source.ts';

/** In the place of a video that browsers can't play as it was uploaded, until its stream is made. */
export function VideoNotReady({ state }: Pick<VideoSource, 'state'>) {
  const { t } = useTranslation('video');
  const isComing = state === 'WAITING' || state === 'MAKING';
  return <Notice tone={isComing ? 'plain' : 'warn'}>{t(isComing ? 'preparing' : 'unplayable')}</Notice>;
}
