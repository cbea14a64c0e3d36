import Hls, { ErrorTypes, Events } from 'hls.js/light';
import { fittingHeight } from './video-source.ts';

interface Watcher {
  /** The qualities of the stream by their lines, the largest first. */
  onHeights: (heights: readonly number[]) => void;
  /** The quality that is shown from now on. */
  onHeight: (height: number) => void;
  /** It plays no more, whatever is tried. */
  onFailed: () => void;
}

export interface RunningStream {
  /** A quality by its lines, or null for whatever the connection carries. */
  choose: (height: number | null) => void;
  /** The element can't go on with what it was given. */
  onMediaError: () => void;
  stop: () => void;
}

/** Seconds that are loaded ahead: before it plays only the first piece, as with preload="metadata". */
const AHEAD_SEC = { waiting: 1, playing: 30 };
/** Seconds that stay for going back. */
const BEHIND_SEC = 60;

/** Lines of a film, also of one that stands upright. */
const linesOf = ({ width, height }: { width: number; height: number }) => Math.min(width, height);

/** Plays a stream by Media Source Extensions, going on where the element is. */
export const startStream = (
  video: HTMLVideoElement,
  address: string,
  chosen: number | null,
  { onHeights, onHeight, onFailed }: Watcher,
): RunningStream => {
  const hls = new Hls({
    enableWorker: false, // Its worker comes from a blob:, which the pages' policy refuses
    capLevelToPlayerSize: true,
    maxMaxBufferLength: video.paused ? AHEAD_SEC.waiting : AHEAD_SEC.playing,
    backBufferLength: BEHIND_SEC,
    startPosition: video.currentTime > 0 ? video.currentTime : -1,
  });
  let height = chosen;
  let hasRecovered = false;
  const heights = () => hls.levels.map(linesOf);
  const apply = () => {
    const fitting = height === null ? null : fittingHeight(heights(), height);
    hls.nextLevel = fitting === null ? -1 : heights().indexOf(fitting);
  };
  const onPlay = () => {
    hls.config.maxMaxBufferLength = AHEAD_SEC.playing;
  };
  const stop = () => {
    video.removeEventListener('play', onPlay);
    hls.destroy();
  };
  const onMediaError = () => {
    if (hasRecovered) return onFailed();
    hasRecovered = true;
    return hls.recoverMediaError();
  };
  video.addEventListener('play', onPlay);
  hls.on(Events.MANIFEST_PARSED, () => {
    onHeights(heights().sort((one, other) => other - one));
    apply();
  });
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
    const shown = hls.levels[level];
    if (shown) onHeight(linesOf(shown));
  });
  // Whatever is not fatal it tries again by itself
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR) onMediaError();
    else onFailed();
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    choose: (next) => {
      height = next;
      if (hls.levels.length > 0) apply();
    },
    onMediaError,
    stop,
  };
};
