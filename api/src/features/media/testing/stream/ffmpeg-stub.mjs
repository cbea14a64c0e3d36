#!/usr/bin/env node
// Stub of ffmpeg for tests: describes a file, and “transcodes” by copying a small committed stream. STUB: `fail`
// fails halfway, `hang` stops making progress, `slow` never ends, `upright` is a portrait video of a phone, `huge`
// and `line` have pictures beyond the limits.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);
const args = process.argv.slice(2);
const mode = process.env.STUB ?? '';
if (process.env.STUB_LOG)
  writeFileSync(process.env.STUB_LOG, `${JSON.stringify({ args, env: Object.keys(process.env) })}\n`, {
    flag: 'a',
  });

const outputs = args.filter((arg) => arg.endsWith('.m3u8'));
const picture = args.find((arg) => arg.endsWith('.png'));
if (picture) {
  copyFileSync(join(here, 'poster.png'), picture);
} else if (!outputs.length) {
  const sizes = { upright: '1920x1080', huge: '7680x4320', line: '16x9000' };
  const size = sizes[mode] ?? '1280x720 [SAR 1:1 DAR 16:9]';
  const turned = mode === 'upright' ? '\n      displaymatrix: rotation of -90.00 degrees' : '';
  console.error(
    `  Duration: 00:00:33.00\n    Stream #0:0(und): Video: h264 (Main) (avc1 / 0x31637661), yuv420p, ${size}, 25 kb/s${turned}`,
  );
  console.error('At least one output file must be specified');
  process.exitCode = 1;
} else {
  console.log('out_time_us=N/A');
  console.log('out_time_us=13200000\nprogress=continue');
  if (mode === 'hang') setInterval(() => {}, 1000);
  else if (mode === 'slow') setInterval(() => console.log('out_time_us=13200000\nprogress=continue'), 200);
  else if (mode === 'fail') {
    console.error('moov atom not found');
    process.exitCode = 183;
  } else {
    for (const playlist of outputs) {
      const file = playlist.replace(/m3u8$/, 'mp4');
      copyFileSync(join(here, 'piece.mp4'), file);
      writeFileSync(
        playlist,
        readFileSync(join(here, 'piece.m3u8'), 'utf8').replaceAll('piece.mp4', basename(file)),
      );
    }
    console.log('progress=end');
  }
}
