import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { runSql, sql } from '../../../platform/db/index.ts';
import { gone } from '../../../platform/errors/errors.ts';
import { hashToken, newToken } from '../sessions/random-token.ts';

/** The purpose of a code. Codes for `google` belong to no account yet: they prove a visitor's Google identity. */
type CodePurpose = 'reset-password' | 'verify-email' | 'google';

interface CodeFacts {
  readonly purpose: CodePurpose;
  /** Missing only for `google`. */
  readonly personId?: string;
  readonly minutes: number;
  /** Data for the command that redeems the code. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Creates a single-use code of 256 random bits. It replaces the person's earlier code for the same purpose. */
export async function issueCode(em: EntityManager, { purpose, personId, minutes, facts = {} }: CodeFacts) {
  const code = newToken();
  await runSql(
    em,
    sql`insert into one_time_code (hash, purpose, person_id, facts, expires_at)
     values (decode(${hashToken(code).toString('hex')}, 'hex'), ${purpose}, ${personId ?? null}, ${JSON.stringify(facts)}::jsonb, now() + make_interval(mins => ${minutes}))
     on conflict (person_id, purpose) do update
       set hash = excluded.hash, facts = excluded.facts, expires_at = excluded.expires_at`,
  );
  return code;
}

interface RedeemedCode<Facts> {
  readonly personId: string | null;
  readonly facts: Facts;
}

/**
 * Redeems a code in the caller's transaction. After a rollback the code is valid again. The person is locked before
 * the code, in the same order as everywhere: a change of the password locks the person and then deletes this code.
 * @throws GONE if the code was used or replaced, has expired, or never existed
 */
export async function redeemCode<Facts = unknown>(
  em: EntityManager,
  purpose: CodePurpose,
  code: string,
): Promise<RedeemedCode<Facts>> {
  const hash = hashToken(code).toString('hex');
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

export async function deleteMailedCodes(em: EntityManager, personId: string): Promise<void> {
  await runSql(
    em,
    sql`delete from one_time_code where person_id = ${personId} and purpose in ('reset-password', 'verify-email')`,
  );
}

@ObjectType({ description: 'Result of requesting an email with a link.' })
export class MailRequest {
  @Field({
    description:
      'Always true. The response does not reveal whether an email is sent, as that would reveal which addresses have accounts.',
  })
  accepted!: boolean;

  @Field(() => Int, {
    description: 'Validity of the link in minutes, from the time at which the email is sent.',
  })
  linkMinutes!: number;
}
