import Hls, { ErrorTypes, Events } from 'hls.js/light';
import { fittingHeight } from './video-source.ts';

interface Watcher {
  /** Called with the heights of the stream's qualities, highest first. */
  onHeights: (heights: readonly number[]) => void;
  onHeight: (height: number) => void;
  /** Called when playing has failed permanently. */
  onFailed: () => void;
}

export interface RunningStream {
  /** Chooses a quality by its height; null for automatic. */
  choose: (height: number | null) => void;
  /** Recovers from an error of the media element. */
  onMediaError: () => void;
  stop: () => void;
}

/** Seconds of the buffer. Before playing only the first segment is loaded, like preload="metadata". */
const AHEAD_SEC = { waiting: 1, playing: 30 };
/** Seconds of the buffer for seeking back. */
const BEHIND_SEC = 60;

/** The quality of a video (720 of "720p"), also in portrait format. */
const getLines = ({ width, height }: { width: number; height: number }) => Math.min(width, height);

/** Plays a stream by Media Source Extensions, from the element's current time. */
export const startStream = (
  video: HTMLVideoElement,
  url: string,
  chosen: number | null,
  { onHeights, onHeight, onFailed }: Watcher,
): RunningStream => {
  const hls = new Hls({
    enableWorker: false, // The worker has a blob: URL, which the content security policy refuses
    capLevelToPlayerSize: true,
    maxMaxBufferLength: video.paused ? AHEAD_SEC.waiting : AHEAD_SEC.playing,
    backBufferLength: BEHIND_SEC,
    startPosition: video.currentTime > 0 ? video.currentTime : -1,
  });
  let height = chosen;
  let hasRecovered = false;
  const heights = () => hls.levels.map(getLines);
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
    if (shown) onHeight(getLines(shown));
  });
  // hls.js retries errors that are not fatal
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR) onMediaError();
    else onFailed();
  });
  hls.loadSource(url);
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
