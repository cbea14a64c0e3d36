import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { runFolder } from '../../../testing/run-folder.ts';
import { LocalStorage } from './local-storage.ts';
import { storageContract } from './testing/storage-contract.ts';

describe('files on the disk', () => {
  const root = runFolder('local-storage');
  storageContract(() => new LocalStorage(root));
});

test('uploads are stored in a folder next to the files, where the previous release expects them', async () => {
  const root = runFolder('local-places');
  const storage = new LocalStorage(root);
  for (const key of ['uploads/one', 'media/one']) await storage.write(key, Readable.from(['x']));
  expect(
    [
      ['uploads', 'one'],
      ['files', 'media', 'one'],
    ].map((path) => existsSync(join(root, ...path))),
  ).toEqual([true, true]);
});
