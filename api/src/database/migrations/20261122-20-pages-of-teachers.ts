import { Migration } from '@mikro-orm/migrations';

/**
 * Public pages show teachers, so only a teacher's edit empties the cache of pages. A student's name beside a rating
 * is right again when the page's minute is over.
 */
export class Migration2026112220PagesOfTeachers extends Migration {
  override up(): void {
    this.addSql(`
      create function tell_teacher_change() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from teacher_profile where person_id = new.id) then
          perform pg_notify('catalogue_changed', '');
        end if;
        return null;
      end $$`);
    this.addSql(`drop trigger tell_catalogue on person`);
    this.addSql(`
      create trigger tell_catalogue after update on person for each row
      when ((old.full_name, old.avatar_url, old.bio, old.skills, old.education, old.experience, old.roles, old.is_active)
        is distinct from
        (new.full_name, new.avatar_url, new.bio, new.skills, new.education, new.experience, new.roles, new.is_active))
      execute function tell_teacher_change()`);
  }
}
