import { createStore } from '../../store.ts';
import { readStored, writeStored } from '../browser-storage.ts';

/** Stored in this browser. */
export interface PlayerSettings {
  /** Playback rate, one of SPEEDS. */
  speed: number;
  /** Language of the captions; null for none, undefined until it was chosen, which means the first available. */
  captions?: string | null;
  /** 0 to 1 */
  volume: number;
  isMuted: boolean;
  /** Height of the picture (720 of "720p"), or null for automatic. */
  quality: number | null;
  playsNext: boolean;
}

export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

const STORAGE_KEY = 'sen.player';
const BEGINNING: PlayerSettings = { speed: 1, volume: 1, isMuted: false, quality: null, playsNext: false };

const readSettings = (): PlayerSettings => {
  const saved = (readStored(STORAGE_KEY) ?? {}) as Partial<Record<keyof PlayerSettings, unknown>>;
  const { captions, quality } = saved;
  return {
    speed: SPEEDS.find((one) => one === saved.speed) ?? BEGINNING.speed,
    volume: Math.min(1, Math.max(0, Number(saved.volume ?? BEGINNING.volume) || 0)),
    isMuted: saved.isMuted === true,
    quality: Number.isInteger(quality) && Number(quality) > 0 ? Number(quality) : null,
    playsNext: saved.playsNext === true,
    ...((typeof captions === 'string' || captions === null) && { captions }),
  };
};

const settings = createStore(readSettings, BEGINNING);

export const readPlayerSettings = settings.get;
export const usePlayerSettings = settings.use;

export const changePlayerSettings = (change: Partial<PlayerSettings>): void => {
  const next = { ...settings.get(), ...change };
  writeStored(STORAGE_KEY, next);
  settings.set(next);
};

/** The next speed in a direction, or the same one at the end of the list. */
export const getNextSpeed = (speed: number, direction: 1 | -1): number =>
  SPEEDS[SPEEDS.indexOf(speed) + direction] ?? speed;
