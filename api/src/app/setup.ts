import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { EngineOptions } from '../graphql/engine.ts';
import type { StatementNames } from '../platform/db/statement-names.ts';
import type { Measurements } from '../platform/process/measurements.ts';

/** A statement that was sent. */
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
  /** Optional. Further plugins of Apollo Server. */
  readonly plugins?: EngineOptions['plugins'];
}

/** What opening the parts of an app requires. */
export interface Setup extends AppOptions {
  readonly log: Logger;
  readonly measurements: Measurements;
  readonly statementNames: StatementNames;
}
