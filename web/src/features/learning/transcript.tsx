import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import type { Cue } from '../../ui/video/use-captions.ts';
import classes from './lesson-tabs.module.css';

interface TranscriptProps {
  cues: readonly Cue[];
  videoRef: RefObject<HTMLVideoElement | null>;
}

/** The transcript of a video, whose lines seek the video. */
export function Transcript({ cues, videoRef }: TranscriptProps) {
  const { t } = useTranslation('learning');
  const { clock } = useFormat();
  const jump = (from: number) => {
    const video = videoRef.current;
    if (!video) return;
    video.currentTime = from;
    void video.play().catch(() => undefined);
  };
  return (
    <Grid as="ol" className={classes.transcript} gap={1}>
      {cues.map(({ from, text }) => (
        <li key={from}>
          <button
            type="button"
            className={styleClass({
              rigid: true,
              minW: 18,
              minH: 7,
              font: 'inherit',
              text: 'xs',
              weight: 600,
              tone: 'on-tint',
              numbers: true,
              bg: 'tint',
              radius: 'xs',
              border: 'none',
              cursor: 'pointer',
            })}
            aria-label={t('player.jumpTo', { time: clock(from) })}
            onClick={() => jump(from)}
          >
            {clock(from)}
          </button>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  );
}
