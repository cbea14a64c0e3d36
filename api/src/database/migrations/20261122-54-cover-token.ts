import { Migration } from '@mikro-orm/migrations';

/** What the address of a drawn cover carries as long as its course is not public. */
export class Migration2026112254CoverToken extends Migration {
  override up(): void {
    this.addSql(
      `alter table course add column cover_token text not null default replace(gen_random_uuid()::text, '-', '')`,
    );
  }
}
