import { Migration } from '@mikro-orm/migrations';

/** What is cached of a session knows the language of its owner's profile, so a change of that is told as well. */
export class Migration2026112201LanguageOfSessions extends Migration {
  override up(): void {
    this.addSql(`drop trigger tell on person`);
    this.addSql(`
      create trigger tell after update of roles, is_active, locale on person
      for each row when ((old.roles, old.is_active, old.locale) is distinct from (new.roles, new.is_active, new.locale))
      execute function tell_session_change()`);
  }
}
