import { Migration } from '@mikro-orm/migrations';

/**
 * Account numbers of refunds are encrypted, as those of payouts are. What the release before stored or still stores as
 * text is sealed by `refunds.seal-accounts`; the release after this one may drop `bank_account`.
 */
export class Migration2026112500SealedRefundAccounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table refund
        add column bank_number_sealed bytea,
        add column bank_last_digits text,
        drop constraint refund_check,
        add constraint refund_bank_account check (
          (bank_bin is null) = (bank_holder is null)
          and (bank_number_sealed is null) = (bank_last_digits is null)
          and (bank_bin is null) = (bank_account is null and bank_number_sealed is null))`);
    this.addSql(`create index refund_unsealed on refund (id) where bank_account is not null`);
  }
}
