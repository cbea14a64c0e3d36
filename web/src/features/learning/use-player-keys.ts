import { type RefObject, useEffect } from 'react';

interface PlayerKeys {
  videoRef: RefObject<HTMLVideoElement | null>;
  onNext: () => void;
  onPrevious: () => void;
  onHelp: () => void;
}

const STEP_SEC = 10;
const SPEED_STEP = 0.25;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable],dialog') !== null;

const toggleCaptions = (video: HTMLVideoElement) => {
  const track = [...video.textTracks].find(({ mode }) => mode === 'showing') ?? video.textTracks[0];
  if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
};

const actOnVideo = (video: HTMLVideoElement, key: string): boolean => {
  switch (key) {
    case ' ':
    case 'k':
      if (video.paused) void video.play();
      else video.pause();
      return true;
    case 'j':
      video.currentTime = Math.max(0, video.currentTime - STEP_SEC);
      return true;
    case 'l':
      video.currentTime = Math.min(video.duration || 0, video.currentTime + STEP_SEC);
      return true;
    case '<':
      video.playbackRate = Math.max(0.5, video.playbackRate - SPEED_STEP);
      return true;
    case '>':
      video.playbackRate = Math.min(2, video.playbackRate + SPEED_STEP);
      return true;
    case 'c':
      toggleCaptions(video);
      return true;
    case 'f':
      if (document.fullscreenElement) void document.exitFullscreen();
      else void video.requestFullscreen?.();
      return true;
    default:
      return false;
  }
};

/** The player's keys, wherever the focus is but in a field; a focused button keeps its own space bar. */
export const usePlayerKeys = ({ videoRef, onNext, onPrevious, onHelp }: PlayerKeys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const isOnControl =
        event.target instanceof HTMLElement && event.target.closest('button,a,video,summary');
      if (event.key === ' ' && isOnControl) return;
      const video = videoRef.current;
      if (event.key === 'n') onNext();
      else if (event.key === 'p') onPrevious();
      else if (event.key === '?') onHelp();
      else if (video && actOnVideo(video, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [videoRef, onNext, onPrevious, onHelp]);
};
