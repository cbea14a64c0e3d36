import {
  IconBadgeCc,
  IconCheck,
  IconMaximize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconSettings,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dropdown } from '../dropdown.tsx';
import { useFormat } from '../format.ts';
import { Box, Row } from '../layout/layout.tsx';
import { BarButton } from './bar-button.tsx';
import type { LinePoint } from './line-points.ts';
import {
  STEP_SEC,
  seek,
  setSound,
  skip,
  toggleFullscreen,
  toggleMuted,
  togglePictureInPicture,
  togglePlay,
} from './media-actions.ts';
import { changePlayerSettings, SPEEDS, usePlayerSettings } from './player-settings.ts';
import { TimeLine, type TimeRange } from './time-line.tsx';
import type { Captions } from './use-captions.ts';
import type { MediaState } from './use-media.ts';
import classes from './video-player.module.css';
import { fittingHeight } from './video-source.ts';

interface MenuProps<V> {
  label: string;
  trigger: ReactNode;
  options: readonly { value: V; label: string }[];
  chosen: V;
  onChoose: (value: V) => void;
  /** Highlighted, if something is switched on. */
  isOn?: boolean;
}

/** A menu with single choice, above its button. */
const Menu = <V extends string | number | null>({
  label,
  trigger,
  options,
  chosen,
  onChoose,
  isOn = false,
}: MenuProps<V>) => (
  <Dropdown
    label={label}
    trigger={trigger}
    triggerClassName={`${classes.button} ${isOn ? classes.on : ''}`}
    panelClassName={classes.menu ?? ''}
  >
    <ul>
      {options.map(({ value, label: name }) => (
        <li key={String(value)}>
          <button
            type="button"
            className={classes.option}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            <span>{name}</span>
            {value === chosen && <IconCheck size={16} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  </Dropdown>
);

interface VideoControlsProps {
  video: HTMLVideoElement;
  media: MediaState;
  captions: readonly Captions[];
  /** Language of the shown captions; null for none. */
  shownCaptions: string | null;
  marks: readonly TimeRange[];
  points: readonly LinePoint[];
  /** Available qualities, highest first. */
  heights: readonly number[];
  height: number | null;
  actions: ReactNode;
}

/** Menu of the picture's quality: automatic or a fixed one. */
const QualityMenu = ({ heights, height }: Pick<VideoControlsProps, 'heights' | 'height'>) => {
  const { t } = useTranslation('video');
  const { quality } = usePlayerSettings();
  const chosen = quality === null ? null : fittingHeight(heights, quality);
  const getName = (lines: number) => `${lines}p`;
  const auto = height === null ? t('qualityAuto') : t('qualityAutoNow', { quality: getName(height) });
  return (
    <Menu
      label={t('qualityNow', { quality: chosen === null ? auto : getName(chosen) })}
      trigger={
        chosen === null ? (
          <IconSettings size={22} stroke={1.75} aria-hidden="true" />
        ) : (
          <b>{getName(chosen)}</b>
        )
      }
      options={[
        { value: null as number | null, label: auto },
        ...heights.map((lines) => ({ value: lines, label: getName(lines) })),
      ]}
      chosen={chosen}
      onChoose={(value) => changePlayerSettings({ quality: value })}
      isOn={chosen !== null}
    />
  );
};

export function VideoControls({
  video,
  media,
  captions,
  shownCaptions,
  marks,
  points,
  heights,
  height,
  actions,
}: VideoControlsProps) {
  const { t } = useTranslation('video');
  const { clock, count } = useFormat();
  const { speed } = usePlayerSettings();
  const Play = media.isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled;
  const Volume = media.isMuted || media.volume === 0 ? IconVolumeOff : IconVolume;
  const speedLabel = (value: number) => `${count(value)}×`;
  return (
    <div className={classes.controls}>
      <TimeLine
        time={media.time}
        length={media.length}
        marks={marks}
        points={points}
        onSeek={(time) => seek(video, time)}
      />
      <Row className={classes.row} gap={1}>
        <BarButton label={t(media.isPaused ? 'play' : 'pause')} onClick={() => togglePlay(video)}>
          <Play size={22} aria-hidden="true" />
        </BarButton>
        <BarButton label={t('back')} isWide onClick={() => skip(video, -STEP_SEC)}>
          <IconRewindBackward10 size={22} stroke={1.75} aria-hidden="true" />
        </BarButton>
        <BarButton label={t('forward')} isWide onClick={() => skip(video, STEP_SEC)}>
          <IconRewindForward10 size={22} stroke={1.75} aria-hidden="true" />
        </BarButton>
        <BarButton label={t(media.isMuted ? 'unmute' : 'mute')} onClick={() => toggleMuted(video)}>
          <Volume size={22} stroke={1.75} aria-hidden="true" />
        </BarButton>
        <input
          type="range"
          className={`${classes.volume} ${classes.wide}`}
          min={0}
          max={100}
          step={5}
          value={media.isMuted ? 0 : Math.round(media.volume * 100)}
          aria-label={t('volume')}
          onChange={(event) => setSound(video, Number(event.currentTarget.value) / 100, false)}
        />
        <Box
          as="span"
          className={classes.time}
          grow
          pl={2}
          text="sm"
          weight={500}
          numbers
          space="nowrap"
        >{`${clock(media.time)} / ${clock(media.length)}`}</Box>
        {actions}
        <Menu
          label={t('speedNow', { speed: speedLabel(speed) })}
          trigger={<b>{speedLabel(speed)}</b>}
          options={SPEEDS.map((value) => ({ value, label: speedLabel(value) }))}
          chosen={speed}
          onChoose={(value) => changePlayerSettings({ speed: value })}
          isOn={speed !== 1}
        />
        {heights.length > 0 && <QualityMenu heights={heights} height={height} />}
        {captions.length > 0 && (
          <Menu
            label={t('captions')}
            trigger={<IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />}
            options={[
              ...captions.map(({ language, label }) => ({ value: language as string | null, label })),
              { value: null, label: t('captionsOff') },
            ]}
            chosen={shownCaptions}
            onChoose={(value) => changePlayerSettings({ captions: value })}
            isOn={shownCaptions !== null}
          />
        )}
        {document.pictureInPictureEnabled && (
          <BarButton
            label={t(media.isPictureInPicture ? 'leavePictureInPicture' : 'pictureInPicture')}
            isWide
            onClick={() => togglePictureInPicture(video)}
          >
            <IconPictureInPicture size={22} stroke={1.75} aria-hidden="true" />
          </BarButton>
        )}
        <BarButton
          label={t(media.isFullscreen ? 'leaveFullscreen' : 'fullscreen')}
          onClick={() => toggleFullscreen(video)}
        >
          <IconMaximize size={22} stroke={1.75} aria-hidden="true" />
        </BarButton>
      </Row>
    </div>
  );
}
