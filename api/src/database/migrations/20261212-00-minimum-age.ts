import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the minimum age of a course. The triggers that announce a change, record it in the feed and store the former
 * values compare the columns of a course, so each of them gets the column.
 */
export class Migration2026121200MinimumAge extends Migration {
  override up(): void {
    this.addSql('alter table course add column min_age smallint check (min_age between 3 and 99)');
    this.addSql(`
      do $$
      declare former record; compared text = 'old.access_days IS DISTINCT FROM new.access_days';
      begin
        for former in
          select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
          where tgrelid = 'course'::regclass and tgname in ('announce_content_change', 'note_update', 'keep_change')
        loop
          execute format('drop trigger %I on course', former.name);
          execute replace(replace(former.definition, 'UPDATE OF ', 'UPDATE OF min_age, '),
            compared, compared || ') OR (' || replace(compared, 'access_days', 'min_age'));
        end loop;
        execute replace(pg_get_functiondef('keep_change_of_course'::regproc), '''access_days''', '''access_days'', ''min_age''');
      end $$`);
  }
}
