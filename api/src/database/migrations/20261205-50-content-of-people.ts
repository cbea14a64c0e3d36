import { Migration } from '@mikro-orm/migrations';

/**
 * What changes of a person says for whom it matters: of whoever teaches for everything that shows people, of whoever has
 * rated courses for those, of anyone else nothing. Before, a student's new picture forgot every answer with a person in it.
 */
export class Migration2026120550ContentOfPeople extends Migration {
  override up(): void {
    this.addSql(`
      create function tell_content_of_person() returns trigger language plpgsql as $$
      begin
        if 'TEACHER' = any(old.roles || new.roles)
            or exists (select 1 from teacher_profile where person_id = new.id)
            or exists (select 1 from course where teacher_id = new.id) then
          perform announce_content(tg_table_name, '');
        elsif exists (select 1 from rating where author_id = new.id) then
          perform announce_content(tg_table_name, (
            select string_agg(distinct lower(n.name), ' ')
            from rating r join course c on c.id = r.course_id
            cross join lateral (
              select c.id::text union all select c.slug
              union all select s.slug from course_slug s where s.course_id = c.id) n(name)
            where r.author_id = new.id));
        end if;
        return null;
      end $$`);
    this.addSql(`drop trigger tell_content_change on person`);
    this.addSql(`create trigger tell_content_change after update on person for each row
      when ((old.id, old.full_name, old.avatar_url, old.roles, old.is_active, old.created_at, old.erased_at)
        is distinct from (new.id, new.full_name, new.avatar_url, new.roles, new.is_active, new.created_at, new.erased_at))
      execute function tell_content_of_person()`);
  }
}
