import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { gone } from '../../../platform/errors/errors.ts';
import { hashOf, newRefreshToken as newCode } from '../sessions/open-session.ts';

/** What a code is good for. Those of `google` belong to no one yet: they prove who a visitor is to Google. */
export type CodePurpose = 'reset-password' | 'verify-email' | 'google';

interface CodeFacts {
  readonly purpose: CodePurpose;
  /** Left out only with `google`. */
  readonly personId?: string;
  readonly minutes: number;
  /** What whoever takes the code has to know. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Makes a code of 256 random bits, good once. It supersedes the person's earlier one for the same purpose. */
export async function issueCode(em: EntityManager, { purpose, personId, minutes, facts = {} }: CodeFacts) {
  const code = newCode();
  await runSql(
    em,
    sql`insert into one_time_code (hash, purpose, person_id, facts, expires_at)
     values (decode(${hashOf(code).toString('hex')}, 'hex'), ${purpose}, ${personId ?? null}, ${JSON.stringify(facts)}::jsonb, now() + make_interval(mins => ${minutes}))
     on conflict (person_id, purpose) do update
       set hash = excluded.hash, facts = excluded.facts, expires_at = excluded.expires_at`,
  );
  return code;
}

/** What a code stands for. */
export interface TakenCode<Facts> {
  readonly personId: string | null;
  readonly facts: Facts;
}

/**
 * Uses a code up, as part of the caller's transaction: if that rolls back, the code is good again. Its person is
 * locked first, as everywhere: who changes their password holds them, and then drops this very code.
 * @throws GONE when it was used, superseded, has expired, or never was.
 */
export async function takeCode<Facts = unknown>(
  em: EntityManager,
  purpose: CodePurpose,
  code: string,
): Promise<TakenCode<Facts>> {
  const hash = hashOf(code).toString('hex');
  await runSql(
    em,
    sql`select 1 from person where id = (
       select person_id from one_time_code where hash = decode(${hash}, 'hex') and purpose = ${purpose}) for update`,
  );
  const [row] = await runSql<{ person_id: string | null; facts: Facts; alive: boolean }>(
    em,
    sql`delete from one_time_code where hash = decode(${hash}, 'hex') and purpose = ${purpose}
     returning person_id, facts, expires_at > now() as alive`,
  );
  if (!row?.alive) throw gone('LINK_GONE');
  return { personId: row.person_id, facts: row.facts };
}

/** Makes the codes worthless that were mailed to a person's address, for whatever purpose. */
export async function dropMailedCodes(em: EntityManager, personId: string): Promise<void> {
  await runSql(
    em,
    sql`delete from one_time_code where person_id = ${personId} and purpose in ('reset-password', 'verify-email')`,
  );
}
