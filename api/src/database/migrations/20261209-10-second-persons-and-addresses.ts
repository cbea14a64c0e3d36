import { Migration } from '@mikro-orm/migrations';
import { isEmailAddress, tidyEmail } from '../../platform/email-address.ts';

/** Tables whose money needs a second person from an amount on, the setting with that amount, and its default. */
const LIMITS = [
  ['refund', 'refund.fourEyesFrom', 2_000_000],
  ['payout', 'payout.fourEyesFrom', 2_000_000],
  ['suspense_item', 'suspense.fourEyesFrom', 2_000_000],
] as const;

/** Columns that may have an element NULL, which an earlier release stored for the word "null". */
const LISTS = [
  ['person', 'skills'],
  ['course', 'outcomes'],
  ['course', 'requirements'],
  ['course', 'audience'],
  ['course', 'tags'],
] as const;

/** Further columns with addresses, and the columns with which each is unique. */
const ADDRESSES = [
  ['email_change', 'new_email', []],
  ['co_teacher', 'email', ['course_id']],
  ['ticket', 'guest_email', ['request_key']],
] as const;

/**
 * - Whether money needs a second person is fixed when it is requested, so that a decider cannot lower the limit. The
 *   column is true by default: the release before does not write it.
 * - Lists of words lose their NULL elements.
 * - Addresses get the form that is compared since the last release; sign-in did not find the others any more. Where
 *   that address belongs to another account, an account keeps its own: sign-in finds it as it is stored.
 */
export class Migration2026120910SecondPersonsAndAddresses extends Migration {
  override async up(): Promise<void> {
    for (const [table, setting, byDefault] of LIMITS) {
      this.addSql(`alter table ${table} add column needs_second_person boolean not null default true`);
      this.addSql(`update ${table} set needs_second_person = false where amount < coalesce(
        (select v.value::bigint from setting_value v where v.key = '${setting}' order by v.version desc limit 1), ${byDefault})`);
    }
    for (const [table, column] of LISTS)
      this.addSql(`update ${table} set ${column} = array_remove(${column}, null)
        where array_position(${column}, null) is not null`);
    await this.#normaliseAccounts();
    for (const [table, column, unique] of ADDRESSES) await this.#normalise(table, column, unique);
  }

  /**
   * The oldest account of an address gets it. Mail to another spelling than of upper and lower case reached another
   * mailbox, so that its owner has yet to confirm the plain form: co-teachers and rosters are found by proved addresses.
   * Logs the ids of the others.
   */
  async #normaliseAccounts(): Promise<void> {
    const kept: string[] = [];
    for (const { id, normal } of await this.#unusual('person', 'email', 'created_at, id')) {
      const [changed] = isEmailAddress(normal)
        ? await this.execute(
            `update person set email = ?::text,
                email_verified_at = case when email = ?::citext then email_verified_at end,
                had_proved_email = had_proved_email and email = ?::citext
              where id = ?
                and not exists (select 1 from person p where p.email = ?::citext and p.id <> person.id) returning id`,
            [normal, normal, normal, id, normal],
          )
        : [];
      if (!changed) kept.push(id);
    }
    if (kept.length)
      this.config
        .getLogger()
        .warn(
          'migration',
          `Accounts that keep an address with invisible or unusual characters, because its plain form belongs to another account: ${kept.join(', ')}. Their owners may change it in their profile.`,
          { enabled: true },
        );
  }

  async #normalise(table: string, column: string, unique: readonly string[]): Promise<void> {
    const isTwin = [`t.${column} = ?::citext`, ...unique.map((each) => `t.${each} = ${table}.${each}`)];
    for (const { id, normal } of await this.#unusual(table, column, 'id'))
      await this.execute(
        `update ${table} set ${column} = ?::text where id = ?
          and not exists (select 1 from person p where p.email::text = ${table}.${column}::text)
          ${unique.length ? `and not exists (select 1 from ${table} t where ${isTwin.join(' and ')} and t.id <> ${table}.id)` : ''}`,
        unique.length ? [normal, id, normal] : [normal, id],
      );
  }

  async #unusual(table: string, column: string, orderBy: string) {
    const rows = await this.execute(
      `select id, ${column}::text as email from ${table}
        where ${column}::text ~ '[^!-~]' or ${column}::text <> lower(${column}::text) order by ${orderBy}`,
    );
    return (rows as { id: string; email: string }[])
      .map((row) => ({ ...row, normal: tidyEmail(row.email) }))
      .filter(({ email, normal }) => normal !== email);
  }
}
