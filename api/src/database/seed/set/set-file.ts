import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { projectFolder } from '../../../platform/process/project-folder.ts';

/**
 * A column of a table. Timestamps are microseconds since the set's clock, and dates are days since its day. All other
 * values are texts in PostgreSQL's format, with the distances of dates-in-texts.ts.
 */
export interface SetColumn {
  readonly name: string;
  readonly type: string;
  readonly values: readonly (string | number | null)[];
}

export interface SetTable {
  readonly name: string;
  readonly columns: readonly SetColumn[];
}

/** Rows of rows.ts at the clock of the set. */
export interface DemoSet {
  readonly now: Date;
  readonly tables: readonly SetTable[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
}

/** First line of the file, which api/scripts/demo-set.mjs also reads. The rest of the file is compressed. */
interface Head {
  /** Hash of the sources of the set. */
  readonly sources: string;
  readonly now: string;
}

const WINDOW_LOG = 26;
export const setPath = (): string => join(projectFolder(), 'api', 'assets', 'demo-set.zst');

export async function readSet(): Promise<DemoSet> {
  const file = await readFile(setPath());
  const end = file.indexOf('\n');
  const { now } = JSON.parse(file.toString('utf8', 0, end)) as Head;
  const body = await promisify(zstdDecompress)(file.subarray(end + 1), {
    params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
  });
  return { ...(JSON.parse(body.toString()) as Omit<DemoSet, 'now'>), now: new Date(now) };
}

/** @param sources hash of the sources of the set */
export async function writeSet({ now, ...body }: DemoSet, sources: string): Promise<void> {
  const head: Head = { sources, now: now.toISOString() };
  const packed = await promisify(zstdCompress)(JSON.stringify(body), {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: WINDOW_LOG,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  });
  await writeFile(setPath(), Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), packed]));
}
