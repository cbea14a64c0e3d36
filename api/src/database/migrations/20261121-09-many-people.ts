import { Migration } from '@mikro-orm/migrations';

/** What tens of thousands of people showed to be slow. */
export class Migration2026112109ManyPeople extends Migration {
  override up(): void {
    // Looked through whenever a person is erased
    this.addSql(`create index on session (view_as_id) where view_as_id is not null`);
    // As before, in the words of the index on roles: it is asked while everyone else who decides waits
    this.addSql(`
      create or replace function keep_an_administrator() returns trigger language plpgsql as $$
      begin
        -- Two that go at the same time wait for each other, and the second one sees that it is the last
        perform pg_advisory_xact_lock(hashtext('administrators'));
        if not exists (select from person
            where roles && '{ADMIN}' and roles <> '{USER}' and erased_at is null and is_active) then
          raise exception 'the last active administrator' using errcode = '23514', constraint = 'last_administrator';
        end if;
        return null;
      end $$`);
  }
}
