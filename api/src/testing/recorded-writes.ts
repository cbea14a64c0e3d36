import type { AppOptions } from '../app.ts';
import { runSql } from '../platform/db/run-sql.ts';
import { sql } from '../platform/db/sql.ts';
import { nameIn } from '../platform/db/statement-comment.ts';
import type { Services } from '../platform/process/services.ts';

/** Named by the connection itself. */
const ITS_OWN = /^(begin|commit)$/;

/** What a hot command sends to the write pool, for tests that hold it to statements that are kept prepared. */
export interface RecordedWrites {
  /** Goes to `testApp`. */
  readonly onStatement: NonNullable<AppOptions['onStatement']>;
  /** Texts of the statements that were sent {@link during} work. */
  readonly sent: readonly string[];
  readonly during: (work: () => Promise<void>) => Promise<void>;
  /**
   * What was sent without a name, and names that were sent with more than one text.
   * @param unnamed statements that need none
   */
  readonly strangers: (unnamed?: RegExp) => string[];
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
    strangers: (unnamed) => {
      const texts = new Map<string, Set<string>>();
      for (const text of sent) {
        const name = nameIn(text);
        if (name) texts.set(name, (texts.get(name) ?? new Set()).add(text));
      }
      return [
        ...sent.filter((text) => !nameIn(text) && !ITS_OWN.test(text) && !unnamed?.test(text)),
        ...[...texts].filter(([, { size }]) => size > 1).map(([name]) => name),
      ];
    },
  };
}

/**
 * Names of the recorded statements that PostgreSQL plans for each value, on the connection that has run them one
 * after the other: for a prepared statement it makes five such plans before it decides whether one plan serves all.
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
