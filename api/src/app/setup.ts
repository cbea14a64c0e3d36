import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { EngineOptions } from '../graphql/engine.ts';
import type { StatementNames } from '../platform/db/statement-names.ts';
import type { Measurements } from '../platform/process/measurements.ts';

export interface RunStatement {
  readonly pool: 'read' | 'write';
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Optional. Defaults to JSON lines on standard output. */
  readonly log?: Logger;
  /** Optional. Receives every statement: tests count them, `npm run sql` prints those of reads. */
  readonly onStatement?: (statement: RunStatement) => void;
  readonly plugins?: EngineOptions['plugins'];
  /** True for a second server of this process, on the copy of a database. */
  readonly isSandbox?: boolean;
}

export interface Setup extends AppOptions {
  readonly log: Logger;
  readonly measurements: Measurements;
  readonly statementNames: StatementNames;
}
