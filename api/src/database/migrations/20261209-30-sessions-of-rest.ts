import { Migration } from '@mikro-orm/migrations';

/**
 * Sessions that were opened on REST, where a recent sign-in is a proof of identity. Older sessions, and those that the
 * release before opens meanwhile, do not count: that release demanded a proof from each of them.
 */
export class Migration2026120930SessionsOfRest extends Migration {
  override up(): void {
    this.addSql('alter table session add column opened_on_rest boolean not null default false');
  }
}
