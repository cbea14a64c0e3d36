import { Migration } from '@mikro-orm/migrations';

/** Adds the address on the paper of a seller. Identities that were submitted before have none. */
export class Migration2027030800SellerAddress extends Migration {
  override up(): void {
    this.addSql('alter table seller_identity add column address text');
  }
}
