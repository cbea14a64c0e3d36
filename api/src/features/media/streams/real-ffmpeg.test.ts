import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '../../../platform/process/project-folder.ts';
import { transcode } from './transcode.ts';

const folder = mkdtempSync(join(tmpdir(), 'sen-stream-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = process.env.FFMPEG_PATH;
const job = {
  path: path ?? '',
  input: join(projectFolder(), 'api', 'assets', 'videos', 'chon-bieu-do.mp4'),
  contentType: 'video/mp4',
  seconds: 33,
  folder,
  signal: new AbortController().signal,
};

/** Part of `npm run drill`. The other tests start a stub of ffmpeg. */
test.runIf(process.env.DRILL && path)(
  'a real ffmpeg understands what it is asked for, and says how far it is',
  async () => {
    const percentages: number[] = [];
    const { renditions, poster } = await transcode({ ...job, onProgress: (at) => percentages.push(at) });
    expect(renditions).toMatchObject([{ height: 360, width: 640, pictureHeight: 360 }]);
    expect(renditions[0]!.codecs).toMatch(/^avc1\.4d[0-9a-f]{4},mp4a\.40\.2$/);
    expect(readFileSync(join(folder, '360.m3u8'), 'utf8')).toMatch(/EXT-X-MAP:URI="360\.mp4",BYTERANGE/);
    expect(poster).toBe('poster.webp');
    expect(percentages).toEqual([...percentages].sort((a, b) => a - b));
    expect(Math.max(...percentages)).toBe(99);
  },
  120_000,
);
