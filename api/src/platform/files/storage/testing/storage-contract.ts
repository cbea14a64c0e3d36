import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { runFolder } from '../../../../testing/run-folder.ts';
import type { Storage } from '../storage.ts';

/** Names that folders, URLs and signatures treat differently. */
const NAMES = [
  'media/Bài giảng số 1 – đạo hàm.mp4',
  "media/a+b c%20d&e=f'(g)!*~.txt",
  'media/100%',
  'media/ă',
];
const MANY = 1005;

const from = (...parts: readonly (string | Buffer)[]) => Readable.from(parts);
const later = () => new Date(Date.now() + 60_000);
const keysIn = async (storage: Storage, folder: string, before = later()) => {
  const keys: string[] = [];
  for await (const key of storage.list(folder, before)) keys.push(key);
  return keys.sort();
};
/** Bytes without equal parts, so that a misplaced part is detected. */
const variedBytes = (length: number) => {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(at, at);
  return bytes;
};

/**
 * Tests that every implementation must pass.
 * @param open creates another client of the same storage, like another process
 */
export function storageContract(open: () => Storage): void {
  const storage = open();

  test('the storage is empty until a file is written, and after the last one is removed', async () => {
    await storage.prepare();
    expect(await storage.isEmpty()).toBe(true);
    for (const key of ['uploads/first', 'covers/first']) {
      await storage.write(key, from('x'));
      expect(await storage.isEmpty()).toBe(false);
      await storage.remove(key);
      expect(await storage.isEmpty()).toBe(true);
    }
  });

  test('a file is written, measured, read and removed, and can be removed again without an error', async () => {
    expect(await storage.write('media/one', from('xin ', 'chào'))).toBe(9);
    expect(await storage.size('media/one')).toBe(9);
    expect(await text(storage.read('media/one'))).toBe('xin chào');
    await storage.remove('media/one');
    await storage.remove('media/one');
    expect(await storage.size('media/one')).toBeUndefined();
  });

  test('an empty file can be stored', async () => {
    expect(await storage.write('media/empty', from())).toBe(0);
    expect(await storage.size('media/empty')).toBe(0);
    expect(await buffer(storage.read('media/empty'))).toHaveLength(0);
    await storage.remove('media/empty');
  });

  test('a range of a file includes its first and last byte', async () => {
    const bytes = variedBytes(300_000);
    await storage.write('media/parts', from(bytes));
    for (const [start, end] of [
      [0, 1],
      [0, 99],
      [65_530, 131_080],
      [299_999, 299_999],
    ] as const)
      expect(await buffer(storage.read('media/parts', { start, end }))).toEqual(
        bytes.subarray(start, end + 1),
      );
  });

  test('a file is read at any position, also beyond its end, and provided under a local path', async () => {
    const bytes = variedBytes(1_500_000);
    await storage.write('media/look', from(bytes));
    const file = (await storage.open('media/look'))!;
    expect((await file.stat()).size).toBe(bytes.length);
    for (const [position, length] of [
      [0, 16],
      [524_280, 16],
      [1_499_990, 64],
      [1_500_000, 4],
      [100, 1_400_000],
    ] as const) {
      const found = await file.read(Buffer.alloc(length), 0, length, position);
      expect(found.buffer.subarray(0, found.bytesRead)).toEqual(bytes.subarray(position, position + length));
    }
    await file.close();
    const content = await storage.onDisk('media/look', (path) => readFile(path));
    expect(content.equals(bytes)).toBe(true);
    await expect(storage.onDisk('media/look', () => Promise.reject(new Error('no use')))).rejects.toThrow(
      'no use',
    );
  });

  test('every operation reports a missing file', async () => {
    expect(await storage.size('media/none')).toBeUndefined();
    expect(await storage.open('media/none')).toBeUndefined();
    await expect(buffer(storage.read('media/none'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(buffer(storage.read('media/none', { start: 0, end: 3 }))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await expect(storage.move('media/none', 'media/nowhere')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(storage.onDisk('media/none', (path) => readFile(path))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  test('writing a key again replaces the file atomically for simultaneous readers', async () => {
    const other = open();
    const [first, second] = [Buffer.alloc(400_000, 1), Buffer.alloc(300_000, 2)];
    await storage.write('media/again', from(first));
    const seen: Buffer[] = [];
    await Promise.all([
      ...[first, second, first, second].map((bytes, n) =>
        (n % 2 ? other : storage).write('media/again', from(bytes)),
      ),
      ...Array.from({ length: 8 }, async (_, n) => {
        seen.push(await buffer((n % 2 ? other : storage).read('media/again')));
      }),
    ]);
    for (const bytes of [...seen, await buffer(other.read('media/again'))])
      expect([first, second].some((whole) => whole.equals(bytes))).toBe(true);
    await storage.write('media/again', from(second));
    expect((await buffer(other.read('media/again'))).equals(second)).toBe(true);
  });

  describe('an interrupted write', () => {
    const broken = async function* (bytes: number) {
      for (let sent = 0; sent < bytes; sent += 1024 ** 2) yield Buffer.alloc(1024 ** 2, 7);
      throw new Error('connection lost');
    };
    test.each([
      ['immediately', 0],
      ['after one chunk', 1024 ** 2],
      ['after several parts', 12 * 1024 ** 2],
    ])('%s leaves no file, and does not change an existing one', async (_, bytes) => {
      await expect(storage.write('covers/broken', Readable.from(broken(bytes)))).rejects.toThrow(
        'connection lost',
      );
      expect(await storage.size('covers/broken')).toBeUndefined();
      await storage.write('covers/broken', from('former'));
      await expect(storage.write('covers/broken', Readable.from(broken(bytes)))).rejects.toThrow(
        'connection lost',
      );
      expect(await text(storage.read('covers/broken'))).toBe('former');
      expect(await keysIn(storage, 'covers')).toEqual(['covers/broken']);
      await storage.remove('covers/broken');
    });

    test('is rejected as well if it ends without an error', async () => {
      const cut = new Readable({ read() {} });
      cut.push(Buffer.alloc(100));
      setTimeout(() => cut.destroy(), 20);
      await expect(storage.write('covers/cut', cut)).rejects.toThrow();
      expect(await storage.size('covers/cut')).toBeUndefined();
    });
  });

  test('a large file is written in parts and read unchanged', async () => {
    const bytes = variedBytes(13 * 1024 ** 2);
    const parts = Array.from({ length: 13 }, (_, n) => bytes.subarray(n * 1024 ** 2, (n + 1) * 1024 ** 2));
    expect(await storage.write('media/large', from(...parts))).toBe(bytes.length);
    expect((await buffer(storage.read('media/large'))).equals(bytes)).toBe(true);
    await storage.remove('media/large');
  });

  test('a local file is moved into the storage', async () => {
    const path = join(runFolder('adopted'), 'tệp.bin');
    await writeFile(path, 'của tôi');
    await storage.adopt('media/adopted', path);
    expect(await text(storage.read('media/adopted'))).toBe('của tôi');
    await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a file is moved to another key', async () => {
    await storage.write('uploads/taken', from('đã nhận'));
    await storage.move('uploads/taken', 'media/kept');
    expect(await storage.size('uploads/taken')).toBeUndefined();
    expect(await text(storage.read('media/kept'))).toBe('đã nhận');
  });

  test('keys may contain spaces, special characters and Vietnamese letters', async () => {
    for (const name of NAMES) await storage.write(name, from(name));
    for (const name of NAMES) expect(await text(storage.read(name))).toBe(name);
    await storage.move(NAMES[0]!, 'covers/Bìa – khoá học.webp');
    expect(await text(storage.read('covers/Bìa – khoá học.webp'))).toBe(NAMES[0]);
    expect(await keysIn(storage, 'covers')).toEqual(['covers/Bìa – khoá học.webp']);
    expect(await keysIn(storage, 'media')).toEqual(expect.arrayContaining(NAMES.slice(1)));
    for (const name of [...NAMES, 'covers/Bìa – khoá học.webp']) await storage.remove(name);
  });

  test('an invalid key is rejected before anything is done', async () => {
    for (const key of ['../outside', 'media/../../outside', '/etc/passwd', 'media//x', '', 'media/a\u0000b'])
      await expect(async () => storage.size(key)).rejects.toThrow('not a storage key');
  });

  test('a list has every file of a folder, and none of another', async () => {
    for (let first = 0; first < MANY; first += 50)
      await Promise.all(
        Array.from({ length: Math.min(50, MANY - first) }, (_, n) =>
          storage.write(`exports/${String(first + n).padStart(4, '0')}.csv`, from('x')),
        ),
      );
    await storage.write('exports-of-others/1.csv', from('x'));
    const keys = await keysIn(open(), 'exports');
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([MANY, 'exports/0000.csv', 'exports/1004.csv']);
    expect(await keysIn(storage, 'exports', new Date(Date.now() - 3_600_000))).toEqual([]);
    expect(await keysIn(storage, 'no-such-folder')).toEqual([]);
  });

  test('a file that one process writes is immediately readable by another', async () => {
    const [one, two] = [open(), open()];
    for (let n = 0; n < 10; n++) {
      await one.write(`media/both-${n}`, from(String(n)));
      expect(await text(two.read(`media/both-${n}`))).toBe(String(n));
      await two.remove(`media/both-${n}`);
      expect(await one.size(`media/both-${n}`)).toBeUndefined();
    }
  });
}
