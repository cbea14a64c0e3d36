import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../apollo/testing.ts';

const FIRST = { speed: 1, volume: 1, isMuted: false, quality: null, playsNext: false };
/** Reads the settings like a page that was just loaded. */
const read = async () => (await import('./player-settings.ts')).readPlayerSettings();

beforeEach(() => vi.resetModules());

it.each([
  ['nothing', undefined, FIRST],
  ['no settings', '"loud"', FIRST],
  [
    'what no player can do',
    '{"speed": 9, "volume": -3, "isMuted": "no", "captions": 5, "quality": "HD"}',
    { ...FIRST, volume: 0 },
  ],
  [
    'what the viewer chose',
    '{"speed": 1.5, "volume": 0.2, "isMuted": true, "playsNext": true, "captions": null, "quality": 720, "old": 1}',
    { speed: 1.5, volume: 0.2, isMuted: true, quality: 720, playsNext: true, captions: null },
  ],
])('reads %s', async (_, stored, settings) => {
  const items = fakeStorage();
  if (stored) items.set('sen.player', stored);
  expect(await read()).toEqual(settings);
});
