import { Migration } from '@mikro-orm/migrations';

/** Adds the answers of people to requests for consent. The latest answer to a purpose applies. */
export class Migration2027030400Consents extends Migration {
  override up(): void {
    this.addSql(`
      create table consent (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        purpose text not null,
        is_given boolean not null,
        privacy_number integer not null,
        at timestamptz not null default clock_timestamp()
      )`);
    this.addSql('create index consent_latest_idx on consent (person_id, purpose, at desc, id desc)');
    this.addSql(
      'create trigger append_only before delete or update on consent for each row execute function refuse_change()',
    );
    this.addSql(
      'create trigger append_only_all before truncate on consent for each statement execute function refuse_change()',
    );
  }
}
