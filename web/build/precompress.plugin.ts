import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this size the headers cost more than compression saves. */
const MIN_BYTES = 512;

/**
 * Writes a .br and a .gz file next to each text asset, so that the server need not compress at run time.
 * @param quality Brotli quality, 0 to 11. The highest takes seconds per megabyte
 */
export function precompress(quality = 11): Plugin {
  let outDir = '';
  return {
    name: 'sen:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const file of files) {
        if (!file.isFile() || !TEXT.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        if (bytes.length < MIN_BYTES) continue;
        await writeFile(
          `${path}.br`,
          await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        );
        await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
      }
    },
  };
}
