import { Migration } from '@mikro-orm/migrations';

/**
 * Search no longer finds courses by the name of a teacher whose profile is closed. It looks the name up in its index
 * before it joins the teachers: otherwise PostgreSQL may compute the words of every person's name for a search that
 * finds nothing, which took seconds among 50,000 people.
 */
export class Migration2027030810NamesInSearch extends Migration {
  override up(): void {
    this.addSql(`
      create function has_closed_profile(birth_year integer, has_guardian_consent boolean) returns boolean
      language sql stable as $$
        select birth_year is not null and not has_guardian_consent and is_child(birth_year)
      $$`);
    this.addSql(`
      do $$ begin
        execute replace(pg_get_functiondef('refresh_course_document'::regproc), 'p.full_name',
          'case when not has_closed_profile(p.birth_year, p.has_guardian_consent) then p.full_name end');
      end $$`);
    this.addSql(`
      create or replace function search_finds(query tsquery) returns boolean language sql stable as $$
      select search_finds_course(query)
        or exists (select 1 from (
          select p.id from person p where search_vector(p.full_name) @@ query and p.is_active and p.erased_at is null
            and not has_closed_profile(p.birth_year, p.has_guardian_consent) offset 0) n join teacher_profile t on t.person_id = n.id)
      $$`);
    this.addSql('drop trigger search_of_teacher on person');
    this.addSql(`
      create trigger search_of_teacher after update of full_name, birth_year, has_guardian_consent on person for each row
      when ((old.full_name, old.birth_year, old.has_guardian_consent)
        is distinct from (new.full_name, new.birth_year, new.has_guardian_consent))
      execute function search_of_teacher()`);
  }
}
