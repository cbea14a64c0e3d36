import { useEffect, useReducer } from 'react';
import { getFrame } from './media-actions.ts';

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'volumechange',
  'waiting',
  'playing',
  'emptied',
  'enterpictureinpicture',
  'leavepictureinpicture',
] as const;

export interface MediaState {
  isPaused: boolean;
  isEnded: boolean;
  /** It should play, but data is still loading. */
  isWaiting: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 until it is known. */
  length: number;
  volume: number;
  isMuted: boolean;
  isFullscreen: boolean;
  isPictureInPicture: boolean;
}

const HAS_ENOUGH = 3;

const readState = (video: HTMLVideoElement | null): MediaState => ({
  isPaused: video?.paused ?? true,
  isEnded: video?.ended ?? false,
  isWaiting: video ? !video.paused && video.readyState < HAS_ENOUGH : false,
  time: video?.currentTime ?? 0,
  length: video && Number.isFinite(video.duration) ? video.duration : 0,
  volume: video?.volume ?? 1,
  isMuted: video?.muted ?? false,
  isFullscreen: video !== null && document.fullscreenElement === getFrame(video),
  isPictureInPicture: video !== null && document.pictureInPictureElement === video,
});

export const useMedia = (video: HTMLVideoElement | null): MediaState => {
  const [, rerender] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    if (!video) return undefined;
    for (const event of EVENTS) video.addEventListener(event, rerender);
    document.addEventListener('fullscreenchange', rerender);
    rerender();
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, rerender);
      document.removeEventListener('fullscreenchange', rerender);
    };
  }, [video]);
  return readState(video);
};
