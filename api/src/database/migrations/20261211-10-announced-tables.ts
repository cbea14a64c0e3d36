import { Migration } from '@mikro-orm/migrations';

const SHOWN = [
  'id',
  'full_name',
  'avatar_url',
  'roles',
  'is_active',
  'created_at',
  'erased_at',
  'bio',
  'skills',
  'education',
  'experience',
  'email_verified_at',
];
const of = (row: string) => SHOWN.map((column) => `${row}.${column}`).join(', ');

/**
 * Announcements consist of the name of a table, so that PostgreSQL sends one for each table and transaction. The names of
 * the courses that changed followed before. The previous release expires all responses of a table whose announcement
 * names no course. The totals of teachers are no longer announced, because no release uses that.
 */
export class Migration2026121110AnnouncedTables extends Migration {
  override up(): void {
    for (const name of ['new', 'lost', 'other']) this.addSql(`drop trigger tell_${name}_totals on course`);
    for (const name of ['content', 'page']) this.addSql(`drop trigger tell_${name}_change on person`);
    this.addSql(`
      create function announce_table() returns trigger language plpgsql as $$
      begin
        perform pg_notify('content_changed', tg_table_name);
        raise info 'content_changed';
        return null;
      end $$`);
    // The other triggers keep the columns that they compare
    this.addSql(`
      do $$
      declare former record;
      begin
        for former in
          select t.tgname as name, t.tgrelid::regclass as of_table, p.proname as called, pg_get_triggerdef(t.oid) as definition
          from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where p.oid in ('tell_content'::regproc, 'tell_content_of_course'::regproc)
        loop
          execute format('drop trigger %I on %s', former.name, former.of_table);
          execute replace(replace(former.definition, ' TRIGGER tell_', ' TRIGGER announce_'),
            former.called || '()', 'announce_table()');
        end loop;
      end $$`);
    this.#people();
    this.addSql(`drop function tell_content(), tell_content_of_course(), tell_content_of_teacher(),
      tell_content_of_person(), tell_totals_of_teacher(), announce_content(text, text)`);
  }

  /** Pages show teachers and the authors of ratings, and no other people. */
  #people(): void {
    this.addSql(`
      create function is_person_shown(person_id uuid) returns boolean language sql stable as $$
        select exists (select 1 from teacher_profile t where t.person_id = $1)
          or exists (select 1 from course c where c.teacher_id = $1)
          or exists (select 1 from rating r where r.author_id = $1)
      $$`);
    this.addSql(`create trigger announce_content_change after update on person for each row
      when ((${of('old')}) is distinct from (${of('new')})
        and ('TEACHER' = any(old.roles || new.roles) or is_person_shown(new.id)))
      execute function announce_table()`);
  }
}
