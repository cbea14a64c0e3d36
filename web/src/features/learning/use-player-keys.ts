import type { RefObject } from 'react';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { STEP_SEC, skip, toggleFullscreen, toggleMuted, togglePlay } from '../../ui/video/media-actions.ts';
import { changePlayerSettings, getNextSpeed, readPlayerSettings } from '../../ui/video/player-settings.ts';

interface PlayerKeys {
  videoRef: RefObject<HTMLVideoElement | null>;
  onNext: () => void;
  onPrevious: () => void;
  onHelp: () => void;
  onNote: () => void;
  onBookmark: () => void;
}

const changeSpeed = (direction: 1 | -1) =>
  changePlayerSettings({ speed: getNextSpeed(readPlayerSettings().speed, direction) });

/** Switches captions off, or on in the first language. The menu selects another language. */
const toggleCaptions = () =>
  changePlayerSettings({ captions: readPlayerSettings().captions === null ? undefined : null });

const ACTIONS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  ' ': togglePlay,
  k: togglePlay,
  j: (video) => skip(video, -STEP_SEC),
  l: (video) => skip(video, STEP_SEC),
  '<': () => changeSpeed(-1),
  '>': () => changeSpeed(1),
  c: toggleCaptions,
  m: toggleMuted,
  f: toggleFullscreen,
};

const actOnVideo = (video: HTMLVideoElement, key: string): boolean => {
  ACTIONS[key]?.(video);
  return key in ACTIONS;
};

/** The player's shortcuts, which work unless a field has the focus. A focused button keeps its own space key. */
export const usePlayerKeys = ({
  videoRef,
  onNext,
  onPrevious,
  onHelp,
  onNote,
  onBookmark,
}: PlayerKeys): void => {
  useShortcuts((event) => {
    const isOnControl = event.target instanceof HTMLElement && event.target.closest('button,a,summary');
    if (event.key === ' ' && isOnControl) return;
    const video = videoRef.current;
    if (event.key === 'N') onNext();
    else if (event.key === 'P') onPrevious();
    else if (event.key === 'n') {
      // Otherwise the field for the note would receive the letter
      event.preventDefault();
      onNote();
    } else if (event.key === 'b') onBookmark();
    else if (event.key === '?') onHelp();
    else if (video && actOnVideo(video, event.key)) event.preventDefault();
  });
};
