import type { AppOptions } from '../app.ts';
import { runSql, sql } from '../platform/db/index.ts';
import { nameIn } from '../platform/db/statement-comment.ts';
import type { Services } from '../platform/process/services.ts';

/** Statements that the connection names itself. */
const TRANSACTION_CONTROL = /^(begin|commit)$/;

/** The statements that a frequent command sends to the write pool, for tests that they are prepared. */
export interface RecordedWrites {
  /** Pass it to `testApp`. */
  readonly onStatement: NonNullable<AppOptions['onStatement']>;
  /** Texts of the statements that were sent {@link during} work. */
  readonly sent: readonly string[];
  readonly during: (work: () => Promise<void>) => Promise<void>;
  /**
   * Statements without a name, and names with more than one text.
   * @param unnamed statements that need no name
   */
  readonly unnamedStatements: (unnamed?: RegExp) => string[];
}

export function recordedWrites(): RecordedWrites {
  const sent: string[] = [];
  let isRecording = false;
  return {
    sent,
    onStatement: ({ pool, text }) => {
      if (isRecording && pool === 'write') sent.push(text);
    },
    during: async (work) => {
      isRecording = true;
      await work();
      isRecording = false;
    },
    unnamedStatements: (unnamed) => {
      const texts = new Map<string, Set<string>>();
      for (const text of sent) {
        const name = nameIn(text);
        if (name) texts.set(name, (texts.get(name) ?? new Set()).add(text));
      }
      return [
        ...sent.filter((text) => !nameIn(text) && !TRANSACTION_CONTROL.test(text) && !unnamed?.test(text)),
        ...[...texts].filter(([, { size }]) => size > 1).map(([name]) => name),
      ];
    },
  };
}

/**
 * Names of the recorded statements that PostgreSQL plans again for each value, if one connection runs them
 * repeatedly. PostgreSQL makes five such plans for a prepared statement before it decides whether one plan serves all
 * values.
 */
export async function plannedEachTime(
  { orm }: Pick<Services, 'orm'>,
  { sent }: Pick<RecordedWrites, 'sent'>,
): Promise<string[]> {
  const planned = await runSql<{ name: string }>(
    orm.em.fork(),
    sql`select name from pg_prepared_statements where custom_plans > 5`,
  );
  const recorded = new Set(sent.map(nameIn));
  return planned.map(({ name }) => name).filter((name) => recorded.has(name));
}
