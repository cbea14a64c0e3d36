import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Row } from './compare.ts';
import type { growth } from './growth.ts';
import type { Storm } from './sign-in-storm.ts';

/** A run as a file: what was measured, of which state, and how. */
export interface BenchRecord {
  readonly at: string;
  readonly commit: string;
  /** Whether files differed from the commit. */
  readonly isChanged: boolean;
  readonly settings: Settings;
  readonly rows: readonly Row[];
  readonly storm?: Storm;
  readonly growth?: Awaited<ReturnType<typeof growth>>;
}

interface Settings {
  readonly courses: number;
  readonly seconds: number;
  readonly repeats: number;
  readonly connections: number;
  readonly node: string;
  readonly cores: number;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** What is known before anything is measured. */
export const newRecord = (effort: Omit<Settings, 'node' | 'cores'>): BenchRecord => ({
  at: new Date().toISOString(),
  commit: git('rev-parse', 'HEAD'),
  isChanged: git('status', '--porcelain') !== '',
  settings: { ...effort, node: process.version, cores: availableParallelism() },
  rows: [],
});

/** As the person typed it: npm goes to the project's folder before it starts us. */
export const placeOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

export function save(file: string, record: BenchRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

export const load = (file: string): BenchRecord => JSON.parse(readFileSync(file, 'utf8')) as BenchRecord;
