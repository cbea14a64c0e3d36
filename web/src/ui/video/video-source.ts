import type { VideoState } from '../../generated/schema.ts';

/** Where a video comes from; with neither file nor stream there is nothing to play yet. */
export interface VideoSource {
  /** The file as it was uploaded; null where only some browsers play it. */
  file: string | null;
  /** Its HLS playlist, once there is one. */
  stream: string | null;
  poster: string | null;
  /** How far its qualities are. */
  state: VideoState;
}

/** What the API says of a lesson's video. */
interface LessonVideo {
  mediaUrl: string | null;
  streamUrl: string | null;
  posterUrl: string | null;
  video: { state: VideoState; isPlayable: boolean; hasPoster: boolean } | null;
}

export const sourceOf = ({ mediaUrl, streamUrl, posterUrl, video }: LessonVideo): VideoSource => ({
  file: video?.isPlayable === false ? null : mediaUrl,
  stream: video?.state === 'READY' ? streamUrl : null,
  poster: video?.hasPoster ? posterUrl : null,
  state: video?.state ?? 'PLAIN',
});

/** The quality of a stream that is nearest to a chosen one without being more; the least where all are. */
export const fittingHeight = (heights: readonly number[], chosen: number): number | null => {
  if (heights.length === 0) return null;
  const fitting = heights.filter((height) => height <= chosen);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...heights);
};
