import { beforeEach, expect, test, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import type { Channel } from '../../apollo/tus.ts';
import { readUnfinished } from './unfinished.ts';
import { cancelUpload, countActiveUploads, isUploading, queueUpload } from './upload-store.ts';

const channels = vi.hoisted(() => new Map<string, Channel>());
vi.mock('../../apollo/tus.ts', () => ({
  makeUpload: async (purpose: string, _file: File, channel: Channel) => ({
    start: () => channels.set(purpose, channel),
    abort: async () => undefined,
  }),
}));

const attached: string[] = [];
const queue = (...purposes: string[]) => {
  for (const purpose of purposes)
    queueUpload(purpose, new File(['abc'], `${purpose}.mp4`), async (id) => {
      attached.push(id);
    });
};
const started = () => [...channels.keys()];
const isLeavingPrevented = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  for (const purpose of ['a', 'b', 'c', 'd']) cancelUpload(purpose);
  channels.clear();
  attached.length = 0;
});

test('uploads two files at a time, in order, and continues after a failure', async () => {
  queue('a', 'b', 'c', 'd');
  await expect.poll(started).toEqual(['a', 'b']);
  channels.get('b')?.onFailed('Không phải video');
  await expect.poll(started).toEqual(['a', 'b', 'c']);
  channels.get('a')?.onDone('upload of a');
  await expect.poll(started).toEqual(['a', 'b', 'c', 'd']);
  expect(attached).toEqual(['upload of a']);
});

test('warns before leaving during an upload and stores the unfinished ones', async () => {
  expect(isLeavingPrevented()).toBe(false);
  queue('a', 'b', 'c');
  await expect.poll(started).toEqual(['a', 'b']);
  cancelUpload('a');
  cancelUpload('b');
  expect(countActiveUploads()).toBe(1);
  expect(isLeavingPrevented()).toBe(true);
  expect(readUnfinished('c')).toEqual({ name: 'c.mp4', size: 3, sent: 0 });
  cancelUpload('c');
  expect(isLeavingPrevented()).toBe(false);
  expect(readUnfinished('c')).toBeNull();
});

test('discards the uploads of the previous viewer', async () => {
  const signIn = (person: string, seconds: number) =>
    saveTokens({ accessToken: tokenFor(person, seconds), refreshToken: 'r' });
  signIn('lan', 600);
  queue('a', 'b', 'c');
  await expect.poll(started).toEqual(['a', 'b']);
  signIn('lan', 900);
  expect(countActiveUploads()).toBe(3);
  const channel = channels.get('a');
  signIn('minh', 600);
  channel?.onDone('upload of a');
  expect([countActiveUploads(), attached]).toEqual([0, []]);
  clearTokens();
});

test('ignores the error of a file that was replaced', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  queueUpload('a', new File(['old'], 'old.mp4'), () => promise);
  await expect.poll(started).toEqual(['a']);
  channels.get('a')?.onDone('upload of old');
  channels.clear();
  queueUpload('a', new File(['new'], 'new.mp4'), async () => undefined);
  await expect.poll(started).toEqual(['a']);
  reject(new Error('Not a video'));
  await promise.catch(() => undefined);
  expect([isUploading('a'), readUnfinished('a')?.name]).toEqual([true, 'new.mp4']);
});
