import type { Ref, VideoHTMLAttributes } from 'react';
import classes from './video-frame.module.css';

interface VideoFrameProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src'> {
  src: string;
  captions: readonly { language: string; label: string; url: string }[];
  /** What the player is called for those who can't see it. */
  label: string;
  ref?: Ref<HTMLVideoElement>;
}

/**
 * The browser's own video player in our frame: it brings controls, keyboard, captions, picture-in-picture and range
 * requests, and weighs nothing.
 */
export function VideoFrame({ src, captions, label, ref, ...rest }: VideoFrameProps) {
  return (
    <div className={classes.frame}>
      <video ref={ref} controls playsInline preload="metadata" {...rest} src={src} aria-label={label}>
        {captions.map((track, index) => (
          <track
            key={track.language}
            kind="captions"
            src={track.url}
            srcLang={track.language}
            label={track.label}
            default={index === 0}
          />
        ))}
      </video>
    </div>
  );
}
