import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import { toVideoSource } from '../../ui/video/video-source.ts';
import { type PromoPlayerFragment, usePromoPlayerFragment } from './course-promo.gen.ts';

interface PromoPlayerProps {
  course: FragmentType<PromoPlayerFragment>;
  title: string;
  autoPlay?: boolean;
  /** Shown before playing, if the video has no poster. */
  cover?: string;
}

/** The promo video of a course. Renders nothing if there is none. */
export function PromoPlayer({ course: from, title, autoPlay = false, cover }: PromoPlayerProps) {
  const { t } = useTranslation('material');
  const course = usePromoPlayerFragment(from);
  if (!course?.promo) return null;
  const { promo, promoUrl, promoStreamUrl, promoPosterUrl } = course;
  const source = toVideoSource({
    mediaUrl: promoUrl,
    streamUrl: promoStreamUrl,
    posterUrl: promoPosterUrl,
    video: promo,
  });
  return (
    <LazyVideoPlayer
      source={{ ...source, poster: source.poster ?? cover ?? null }}
      captions={[]}
      label={t('promo.of', { title })}
      autoPlay={autoPlay}
    />
  );
}
