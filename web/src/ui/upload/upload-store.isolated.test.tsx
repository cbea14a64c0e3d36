import { beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '../../apollo/tus.ts';
import { readUnfinished } from './unfinished.ts';
import { cancelUpload, countUnderWay, queueUpload } from './upload-store.ts';

const channels = vi.hoisted(() => new Map<string, Channel>());
vi.mock('../../apollo/tus.ts', () => ({
  makeUpload: async (purpose: string, _file: File, channel: Channel) => ({
    start: () => channels.set(purpose, channel),
    abort: async () => undefined,
  }),
}));

const taken: string[] = [];
const queue = (...purposes: string[]) => {
  for (const purpose of purposes)
    queueUpload(purpose, new File(['abc'], `${purpose}.mp4`), async (id) => {
      taken.push(id);
    });
};
const begun = () => [...channels.keys()];
const leaves = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  for (const purpose of ['a', 'b', 'c', 'd']) cancelUpload(purpose);
  channels.clear();
  taken.length = 0;
});

test('two at once, the others in the order in which they came, one that fails holds up nobody', async () => {
  queue('a', 'b', 'c', 'd');
  await expect.poll(begun).toEqual(['a', 'b']);
  channels.get('b')?.onFailed('Không phải video');
  await expect.poll(begun).toEqual(['a', 'b', 'c']);
  channels.get('a')?.onDone('upload of a');
  await expect.poll(begun).toEqual(['a', 'b', 'c', 'd']);
  expect(taken).toEqual(['upload of a']);
});

test('a page that is left warns while one waits, and knows afterwards whose file it was', async () => {
  expect(leaves()).toBe(false);
  queue('a', 'b', 'c');
  await expect.poll(begun).toEqual(['a', 'b']);
  cancelUpload('a');
  cancelUpload('b');
  expect(countUnderWay()).toBe(1);
  expect(leaves()).toBe(true);
  expect(readUnfinished('c')).toEqual({ name: 'c.mp4', size: 3, sent: 0 });
  cancelUpload('c');
  expect(leaves()).toBe(false);
  expect(readUnfinished('c')).toBeNull();
});
