import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import type { Keys } from '../access/keys.ts';
import { BackupFault } from './backup-fault.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { poolPath } from './places.ts';

/** Folder of the backup within an archive. The file pool is next to it. */
const FOLDER = 'backup';
const HEAD = [`${FOLDER}/manifest.sig`, `${FOLDER}/manifest.json`];
/** The manifest is read before anything can verify its size, so it has its own limit. */
const MAX_HEAD_BYTES = 256 * 2 ** 20;

/**
 * Packs a backup into one tar stream, the signed manifest first. The stream reads the files as the client consumes
 * it.
 */
export function packBackup(folder: string, { streams, files }: Manifest): tar.Pack {
  const pack = tar.pack();
  const entries = [
    ...HEAD.map((name) => ({ name, path: join(folder, name.slice(FOLDER.length + 1)) })),
    ...streams.map(({ file }) => ({ name: `${FOLDER}/${file}`, path: join(folder, file) })),
    ...[...new Set(files.map(({ sha256 }) => sha256))].map((sha256) => ({
      name: poolPath('', sha256),
      path: poolPath(dirname(folder), sha256),
    })),
  ];
  void (async () => {
    for (const { name, path } of entries) {
      const { size } = await stat(path);
      await pipeline(createReadStream(path), pack.entry({ name, size, mode: 0o600 }));
    }
    pack.finalize();
  })().catch((error: unknown) => pack.destroy(error as Error));
  return pack;
}

/**
 * Unpacks an archive into a folder. The first two entries are the signed manifest. Then only files that the manifest
 * names are accepted, in the size that it states. Links, other folders and larger files are rejected.
 * @returns the folder of the backup
 * @throws BackupFault
 */
export async function unpackBackup(archive: Readable, target: string, keys: Keys): Promise<string> {
  const folder = join(target, FOLDER);
  const extract = tar.extract();
  const reading = pipeline(archive, extract);
  // The loop below reports this error
  reading.catch(() => {});
  let expected: Map<string, number> | undefined;
  let index = 0;
  try {
    for await (const entry of extract) {
      const { name, type, size = 0 } = entry.header;
      if (!expected && index === HEAD.length) expected = await readExpected(folder, keys);
      const isExpected = expected
        ? expected.get(name) === size
        : name === HEAD[index] && size <= MAX_HEAD_BYTES;
      if (type !== 'file' || !isExpected) throw new BackupFault('UNEXPECTED_ENTRY', name);
      // Accepted once: a second entry would overwrite a verified file
      expected?.delete(name);
      const path = join(target, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
      index++;
    }
    await reading;
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault('NOT_A_BACKUP', (error as Error).message);
  }
  expected ??= await readExpected(folder, keys);
  const [absent] = expected.keys();
  if (absent) throw new BackupFault('FILE_MISSING', absent);
  return folder;
}

async function readExpected(folder: string, keys: Keys): Promise<Map<string, number>> {
  const { streams, files } = (await readManifest(folder, keys)).manifest;
  return new Map([
    ...streams.map(({ file, bytes }): [string, number] => [`${FOLDER}/${file}`, bytes]),
    ...files.map(({ sha256, bytes }): [string, number] => [poolPath('', sha256), bytes]),
  ]);
}
