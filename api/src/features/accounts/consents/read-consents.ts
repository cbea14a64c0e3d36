import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { allPurposes, type ConsentPurpose } from '../../../platform/access/consents.ts';
import { runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { isMessageKey, type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import type { Consent, ConsentReceipt } from './consent.types.ts';

/** Receipts shown, the newest ones. */
const MAX_RECEIPTS = 100;

interface Answer {
  readonly id: string;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly at: Date;
  readonly privacyVersion: number;
}

const ANSWER: Sql = sql`n.id, n.purpose, n.is_given as "isGiven", n.at, n.privacy_number as "privacyVersion"`;

/** The number of a receipt: the random part of its ID. */
const toCode = (id: string): string => `CR-${id.slice(-12).toUpperCase().match(/.{4}/g)!.join('-')}`;

const textOf = (locale: Locale, purpose: string, part: 'title' | 'text' | 'data' | 'stops'): string => {
  const key = `consent.${purpose}.${part}`;
  return isMessageKey(key) ? translate(locale, key) : purpose;
};

const toReceipt = (locale: Locale, answer: Answer): ConsentReceipt => ({
  ...answer,
  at: new Date(answer.at),
  code: toCode(answer.id),
  title: textOf(locale, answer.purpose, 'title'),
});

/** The purposes in the order of their features, each with the latest answer of a person. */
export async function readConsents(em: EntityManager, personId: string, locale: Locale): Promise<Consent[]> {
  const latest = await runSql<Answer>(
    em,
    sql`select distinct on (n.purpose) ${ANSWER} from consent n where n.person_id = ${personId}
      order by n.purpose, n.at desc, n.id desc`,
    'consents.latest',
  );
  return allPurposes().map((purpose) => {
    const answer = latest.find((each) => each.purpose === purpose);
    return {
      purpose,
      title: textOf(locale, purpose, 'title'),
      text: textOf(locale, purpose, 'text'),
      data: textOf(locale, purpose, 'data'),
      stops: textOf(locale, purpose, 'stops'),
      isGiven: answer?.isGiven ?? false,
      receipt: answer ? toReceipt(locale, answer) : null,
    };
  });
}

/** Every answer of the viewer, newest first. */
export async function readReceipts(context: Context): Promise<ConsentReceipt[]> {
  const { em, locale } = context;
  const answers = await runSql<Answer>(
    em,
    sql`select ${ANSWER} from consent n where n.person_id = ${signedIn(context).id}
      order by n.at desc, n.id desc limit ${MAX_RECEIPTS}::int`,
    'consents.receipts',
  );
  return answers.map((answer) => toReceipt(locale, answer));
}

/** @returns the latest answer; false without one */
export async function latestAnswer(
  em: EntityManager,
  personId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const [latest] = await runSql<{ isGiven: boolean }>(
    em,
    sql`select n.is_given as "isGiven" from consent n where n.person_id = ${personId} and n.purpose = ${purpose}
      order by n.at desc, n.id desc limit 1`,
    'consents.answer',
  );
  return latest?.isGiven ?? false;
}
