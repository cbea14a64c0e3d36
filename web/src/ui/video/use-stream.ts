import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RunningStream } from './hls-stream.ts';
import { readPlayerSettings, usePlayerSettings } from './player-settings.ts';
import type { VideoSource } from './video-source.ts';

export interface Stream {
  /** The element's own URL; undefined if a script feeds it. */
  src: string | undefined;
  /** Available qualities, highest first; empty if the browser chooses. */
  heights: readonly number[];
  /** The current quality; null until it is known. */
  height: number | null;
  onMediaError: () => void;
}

const NO_HEIGHTS: readonly number[] = [];

/** iPhones have no Media Source Extensions and play HLS themselves. Other browsers only claim "maybe" for HLS. */
const hasMediaSource = () => typeof MediaSource !== 'undefined';

/** Feeds a video from its stream, or from its file if there is no stream or the stream fails permanently. */
export const useStream = (
  video: HTMLVideoElement | null,
  { stream, file }: Pick<VideoSource, 'stream' | 'file'>,
  onFailed: () => void,
): Stream => {
  const { quality } = usePlayerSettings();
  const [failed, setFailed] = useState<string | null>(null);
  const [heights, setHeights] = useState(NO_HEIGHTS);
  const [height, setHeight] = useState<number | null>(null);
  const running = useRef<RunningStream>(undefined);
  /** Position at which the stream stopped, for the file to continue from. */
  const stopped = useRef<{ at: number; wasPlaying: boolean }>(undefined);
  const url = failed === stream ? null : stream;
  const isFed = url !== null && hasMediaSource();

  const failStream = () => {
    if (video) stopped.current = { at: video.currentTime, wasPlaying: !video.paused };
    running.current?.stop();
    running.current = undefined;
    setFailed(stream);
    if (file === null) onFailed();
  };
  const onStreamFailed = useEffectEvent(failStream);

  useEffect(() => {
    if (!video || !isFed) return undefined;
    let isUnmounted = false;
    const begin = async () => {
      const { startStream } = await import('./hls-stream.ts');
      if (isUnmounted) return;
      running.current = startStream(video, url, readPlayerSettings().quality, {
        onHeights: setHeights,
        onHeight: setHeight,
        onFailed: () => onStreamFailed(),
      });
    };
    begin().catch(() => !isUnmounted && onStreamFailed());
    return () => {
      isUnmounted = true;
      running.current?.stop();
      running.current = undefined;
      setHeights(NO_HEIGHTS);
      setHeight(null);
    };
  }, [video, isFed, url]);

  useEffect(() => running.current?.choose(quality), [quality]);

  useEffect(() => {
    if (!video || url !== null) return undefined;
    const restorePosition = () => {
      const { at, wasPlaying } = stopped.current ?? { at: 0, wasPlaying: false };
      stopped.current = undefined;
      if (at > 0) video.currentTime = at;
      if (wasPlaying) void video.play().catch(() => undefined);
    };
    video.addEventListener('loadedmetadata', restorePosition);
    return () => video.removeEventListener('loadedmetadata', restorePosition);
  }, [video, url]);

  const onMediaError = () => {
    if (isFed) running.current?.onMediaError();
    else if (url !== null) failStream();
    else onFailed();
  };
  return { src: isFed ? undefined : (url ?? file ?? undefined), heights, height, onMediaError };
};
