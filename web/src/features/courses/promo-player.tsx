import type { FragmentFields } from '../../apollo/fragment-fields.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import { sourceOf } from '../../ui/video/video-source.ts';
import type { PromoVideoFragment } from './course-promo.gen.ts';

interface PromoPlayerProps {
  course: FragmentFields<PromoVideoFragment>;
  title: string;
  autoPlay?: boolean;
  /** Shown before playing, if the video has no poster. */
  cover?: string;
}

/** The promo video of a course. Renders nothing if there is none. */
export function PromoPlayer({ course, title, autoPlay = false, cover }: PromoPlayerProps) {
  const { t } = useTranslation('material');
  const { promo, promoUrl, promoStreamUrl, promoPosterUrl } = course;
  if (!promo) return null;
  const source = sourceOf({
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
