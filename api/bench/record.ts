import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Aim } from './aims.ts';
import type { Effort, Row } from './compare.ts';
import type { Means } from './comparison.ts';
import type { Growth } from './growth.ts';
import { CONNECTIONS, WARM_SECONDS } from './measure.ts';
import { CACHED_SETTINGS, SETTINGS } from './servers.ts';

/** A run as a file: figures, commit and settings. */
export interface BenchRecord {
  readonly at: string;
  readonly commit: string;
  /** True if files differ from the commit. */
  readonly isChanged: boolean;
  readonly settings: Settings;
  readonly rows: readonly Row[];
  readonly means?: Partial<Means>;
  readonly growth?: readonly Growth[];
  readonly aims?: readonly Aim[];
}

/** Data, machine and effort of a run. */
interface Settings extends Effort {
  readonly courses: number;
  readonly connections: number;
  readonly warmSeconds: number;
  readonly only?: string;
  /** Settings of the process without and of the one with a response cache. */
  readonly program: Readonly<Record<string, string>>;
  readonly cached: Readonly<Record<string, string>>;
  readonly node: string;
  readonly postgres: string;
  readonly cores: number;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

export const newRecord = (
  effort: Pick<Settings, 'courses' | 'seconds' | 'repeats' | 'postgres'>,
): BenchRecord => ({
  at: new Date().toISOString(),
  commit: git('rev-parse', 'HEAD'),
  isChanged: git('status', '--porcelain') !== '',
  settings: {
    ...effort,
    connections: CONNECTIONS,
    warmSeconds: WARM_SECONDS,
    ...(process.env.ONLY ? { only: process.env.ONLY } : {}),
    program: SETTINGS,
    cached: CACHED_SETTINGS,
    node: process.version,
    cores: availableParallelism(),
  },
  rows: [],
});

/** Resolves a path as it was typed, because npm changes to the project's folder before it starts the bench. */
export const getPlace = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

export function save(file: string, record: BenchRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

export const load = (file: string): BenchRecord => JSON.parse(readFileSync(file, 'utf8')) as BenchRecord;
