import type { VideoState } from '../../generated/schema.ts';

/** The sources of a video. Without a file and a stream it cannot be played yet. */
export interface VideoSource {
  /** URL of the uploaded file; null if only some browsers can play it. */
  file: string | null;
  /** URL of the HLS playlist, as soon as it exists. */
  stream: string | null;
  poster: string | null;
  /** The state of the transcoding. */
  state: VideoState;
}

/** A lesson's video, as the API returns it. */
interface LessonVideo {
  mediaUrl: string | null;
  streamUrl: string | null;
  posterUrl: string | null;
  video: { state: VideoState; isPlayable: boolean; hasPoster: boolean } | null;
}

export const toVideoSource = ({ mediaUrl, streamUrl, posterUrl, video }: LessonVideo): VideoSource => ({
  file: video?.isPlayable === false ? null : mediaUrl,
  stream: video?.state === 'READY' ? streamUrl : null,
  poster: video?.hasPoster ? posterUrl : null,
  state: video?.state ?? 'PLAIN',
});

/** The highest quality of a stream up to the chosen one, or else the lowest. */
export const fittingHeight = (heights: readonly number[], chosen: number): number | null => {
  if (heights.length === 0) return null;
  const fitting = heights.filter((height) => height <= chosen);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...heights);
};
