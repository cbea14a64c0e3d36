import { useEffect, useState } from 'react';

export interface Captions {
  language: string;
  label: string;
  url: string;
}

export interface Cue {
  /** Seconds. */
  from: number;
  to: number;
  text: string;
}

const getText = (cue: TextTrackCue): string =>
  'getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '').trim() : '';

const toCue = (cue: TextTrackCue): Cue => ({ from: cue.startTime, to: cue.endTime, text: getText(cue) });

/** Loads the captions of one language without showing them. */
const readOnly = (tracks: TextTrackList, language: string): void => {
  for (const track of tracks) track.mode = track.language === language ? 'hidden' : 'disabled';
};

const draws = (track: TextTrack, mode: TextTrackMode) => () => {
  track.mode = mode;
};

/**
 * Reads the captions of one language: the current line, and all lines when they are loaded. The current line is
 * rendered above the controls, because the browser would put it behind them.
 */
export const useCaptions = (
  video: HTMLVideoElement | null,
  language: string | undefined,
): { spoken: string; cues: readonly Cue[] } => {
  const [spoken, setSpoken] = useState('');
  const [cues, setCues] = useState<readonly Cue[]>([]);
  useEffect(() => {
    if (!video || !language) return undefined;
    const code = language.toLowerCase();
    readOnly(video.textTracks, code);
    const track = [...video.textTracks].find((each) => each.language === code);
    const element = [...video.querySelectorAll('track')].find(({ srclang }) => srclang === code);
    if (!track || !element) return undefined;
    // Browsers list a line together with the next one if that starts when it ends
    const isNow = ({ startTime, endTime }: TextTrackCue) =>
      startTime <= video.currentTime && video.currentTime < endTime;
    const onCue = () => setSpoken([...(track.activeCues ?? [])].filter(isNow).map(getText).join('\n'));
    const onLoaded = () => setCues([...(track.cues ?? [])].map(toCue));
    // On an iPhone, full screen contains only the video, so the browser has to show the captions
    const [onEnter, onLeave] = [draws(track, 'showing'), draws(track, 'hidden')];
    track.addEventListener('cuechange', onCue);
    element.addEventListener('load', onLoaded);
    video.addEventListener('webkitbeginfullscreen', onEnter);
    video.addEventListener('webkitendfullscreen', onLeave);
    if (track.cues?.length) onLoaded();
    return () => {
      track.removeEventListener('cuechange', onCue);
      element.removeEventListener('load', onLoaded);
      video.removeEventListener('webkitbeginfullscreen', onEnter);
      video.removeEventListener('webkitendfullscreen', onLeave);
      setSpoken('');
      setCues([]);
    };
  }, [video, language]);
  return { spoken, cues };
};
