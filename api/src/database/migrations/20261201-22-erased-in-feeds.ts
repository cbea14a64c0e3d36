import { Migration } from '@mikro-orm/migrations';

/** Enrolments and orders say whose they are: once a person is erased, copies of them have to hear of it as well. */
export class Migration2026120122ErasedInFeeds extends Migration {
  override up(): void {
    this.addSql(`
      create function note_erased() returns trigger language plpgsql as $$
      begin
        perform note_row('enrolment', e.id) from enrolment e where e.student_id = new.id;
        perform note_row('order', o.id) from orders o where o.buyer_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger note_erased after update on person
      for each row when (old.erased_at is null and new.erased_at is not null) execute function note_erased()`);
  }
}
