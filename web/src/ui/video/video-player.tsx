import { IconPlayerPlayFilled } from '@tabler/icons-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  type VideoHTMLAttributes,
} from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { LinePoint } from './line-points.ts';
import { setSound, setSpeed, togglePlay } from './media-actions.ts';
import { MovingMark } from './moving-mark.tsx';
import { changePlayerSettings, readPlayerSettings, usePlayerSettings } from './player-settings.ts';
import type { TimeRange } from './time-line.tsx';
import { type Captions, type Cue, useCaptions } from './use-captions.ts';
import { useMedia } from './use-media.ts';
import { useStream } from './use-stream.ts';
import { VideoControls } from './video-controls.tsx';
import { VideoNotReady } from './video-not-ready.tsx';
import classes from './video-player.module.css';
import type { VideoSource } from './video-source.ts';

export interface VideoPlayerProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'onError'> {
  source: VideoSource;
  captions: readonly Captions[];
  /** The player's name for screen readers. */
  label: string;
  /** For shortcuts and progress reports of the parent. */
  videoRef?: RefObject<HTMLVideoElement | null>;
  /** Ranges that were watched before, on the seek bar. */
  marks?: readonly TimeRange[];
  points?: readonly LinePoint[];
  /** Called with the lines of the captions when they are loaded. */
  onCues?: (cues: readonly Cue[]) => void;
  /** A code that moves over the picture while it plays. */
  mark?: string | null;
  /** Further buttons for the bar. */
  actions?: ReactNode;
  /** True to start without sound, for a video that was not opened for its own sake. The viewer's volume stays. */
  isMuted?: boolean;
  /** Called if neither the stream nor the file can be played. */
  onFailed?: () => void;
  /** Shown over the picture, for instance at the end. */
  children?: ReactNode;
}

/** Milliseconds without user input after which the controls of a playing video are hidden. */
const IDLE_MS = 3_000;
const nothing = () => undefined;
const NO_MARKS: readonly TimeRange[] = [];
const NO_POINTS: readonly LinePoint[] = [];

/** True if there is no user input; `wake` resets it. */
const useIdle = () => {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), IDLE_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isIdle, wake, hide: () => setIdle(true) };
};

/** Restores speed and volume of the previous video. */
const useRememberedSound = (video: HTMLVideoElement | null, startsMuted: boolean) => {
  const { speed } = usePlayerSettings();
  useEffect(() => {
    if (!video) return undefined;
    const { volume, isMuted } = readPlayerSettings();
    setSound(video, volume, startsMuted || isMuted);
    if (startsMuted) return undefined;
    const keep = () => changePlayerSettings({ volume: video.volume, isMuted: video.muted });
    video.addEventListener('volumechange', keep);
    return () => video.removeEventListener('volumechange', keep);
  }, [video, startsMuted]);
  useEffect(() => {
    if (video) setSpeed(video, speed);
  }, [video, speed]);
};

/** A video with custom controls, or the reason why none can be played yet. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { file, stream, state } = props.source;
  return file === null && stream === null ? <VideoNotReady state={state} /> : <Player {...props} />;
}

/** Plays a stream by segments, or a file by native range requests. */
function Player({
  source,
  captions,
  label,
  videoRef,
  marks = NO_MARKS,
  points = NO_POINTS,
  onCues,
  mark = null,
  actions = null,
  isMuted = false,
  onFailed = nothing,
  children,
  ...rest
}: VideoPlayerProps) {
  const { t } = useTranslation('video');
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const media = useMedia(video);
  const { src, heights, height, onMediaError } = useStream(video, source, onFailed);
  const { isIdle, wake, hide } = useIdle();
  const settings = usePlayerSettings();
  const first = captions[0]?.language;
  const chosen = captions.find(({ language }) => language === settings.captions)?.language ?? first;
  const { spoken, cues } = useCaptions(video, chosen);
  const shownCaptions = settings.captions === null ? null : (chosen ?? null);
  useRememberedSound(video, isMuted);
  useEffect(() => onCues?.(cues), [cues, onCues]);

  const setElement = useCallback(
    (element: HTMLVideoElement | null) => {
      setVideo(element);
      if (videoRef) videoRef.current = element;
    },
    [videoRef],
  );
  const onPicture = (event: React.MouseEvent) => {
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isTouch && isIdle) return wake();
    if (isTouch && !media.isPaused) return hide();
    if (video) togglePlay(video);
    return undefined;
  };
  return (
    <section
      className={classes.player}
      aria-label={label}
      data-video-player
      data-idle={isIdle && !media.isPaused}
      data-ended={media.isEnded}
      onPointerMove={(event) => event.pointerType !== 'touch' && wake()}
      onKeyDown={wake}
    >
      <video
        ref={setElement}
        playsInline
        preload="metadata"
        {...rest}
        {...(source.poster && { poster: source.poster })}
        {...(src && { src })}
        onError={onMediaError}
        aria-label={label}
        tabIndex={-1}
        onClick={onPicture}
      >
        {captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={track.url}
            srcLang={track.language.toLowerCase()}
            label={track.label}
          />
        ))}
      </video>
      {mark && <MovingMark code={mark} />}
      {media.isWaiting && <span className={classes.waiting} role="status" aria-label={t('waiting')} />}
      {video && media.isPaused && !media.isEnded && (
        <button
          type="button"
          className={classes.start}
          aria-label={t('play')}
          onClick={() => togglePlay(video)}
        >
          <IconPlayerPlayFilled size={32} aria-hidden="true" />
        </button>
      )}
      {shownCaptions && spoken && !media.isEnded && (
        <p className={classes.spoken} lang={shownCaptions}>
          {spoken}
        </p>
      )}
      {media.isEnded && children}
      {video && (
        <VideoControls
          video={video}
          media={media}
          captions={captions}
          shownCaptions={shownCaptions}
          marks={marks}
          points={points}
          heights={heights}
          height={height}
          actions={actions}
        />
      )}
    </section>
  );
}
