import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { restoreBackup } from '../../database/restore.ts';
import { readManifest } from '../../platform/backup/manifest.ts';
import { poolPath } from '../../platform/backup/places.ts';
import { restoreFiles } from '../../platform/backup/restore-files.ts';
import { openStorage } from '../../platform/files/storage/open-storage.ts';
import { readStorageUrl, type S3Settings } from '../../platform/files/storage/s3-settings.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { ownApp } from '../../testing/app.ts';
import { emptyDatabase } from '../../testing/database.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { objectStorage } from '../../testing/object-storage.ts';
import { runFolder } from '../../testing/run-folder.ts';
import { backupNow } from './by-command.ts';

const app = await ownApp({ STORAGE_URL: (await objectStorage()).url });
const { teacher } = helpersFor(app);
const { services } = app;
const other = readStorageUrl((await objectStorage()).url) as S3Settings;
vi.setConfig({ testTimeout: 600_000 });
/** A file that was uploaded in parts stays in `uploads/`. Others have their own folder. */
const FILES = {
  'uploads/0b7c0f0e-5b8e-4a57-9d6c-3f1f2a4b5c6d': Buffer.alloc(9 * 1024 ** 2, 'phim'),
  'media/tai-lieu.txt': Buffer.from('những byte của một tệp'),
};

beforeAll(async () => {
  const seller = await teacher();
  for (const [key, bytes] of Object.entries(FILES)) {
    await services.storage.write(key, Readable.from([bytes]));
    await storeFile(services.orm.em.fork(), {
      ownerId: seller.id,
      kind: 'FILE',
      storageKey: key,
      contentType: 'text/plain',
      sizeBytes: bytes.length,
    });
  }
});

test('backs up object storage and restores it to a bucket or disk', async () => {
  const folder = await backupNow(services);
  const into = async (objects: S3Settings | undefined) => {
    const dataDir = runFolder('restored');
    const config = {
      ...services.config,
      dataDir,
      backupDir: join(dataDir, 'backups'),
      objectStorage: objects,
    };
    expect(await restoreBackup(config, await emptyDatabase(), folder)).toContain('2 files');
    return openStorage(config, services.log);
  };
  for (const storage of [await into(other), await into(undefined)])
    for (const [key, bytes] of Object.entries(FILES))
      expect((await buffer(storage.read(key))).equals(bytes)).toBe(true);
  await expect(into(other)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
});

test('rejects a modified file of the pool completely', async () => {
  const folder = await backupNow(services);
  const { manifest } = await readManifest(folder, services.keys);
  const { sha256 } = manifest.files.find(({ key }) => key === 'media/tai-lieu.txt')!;
  const path = poolPath(dirname(folder), sha256);
  const former = await readFile(path);
  const storage = openStorage({ dataDir: runFolder('changed'), objectStorage: other }, services.log);
  for (const key of Object.keys(FILES)) await storage.remove(key);
  await writeFile(path, 'những byte của ai khác');
  await expect(restoreFiles(dirname(folder), manifest, storage)).rejects.toMatchObject({
    code: 'FILE_CHANGED',
  });
  expect(await storage.size('media/tai-lieu.txt')).toBeUndefined();
  await writeFile(path, former);
});
