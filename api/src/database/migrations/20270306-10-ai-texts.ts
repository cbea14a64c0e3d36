import { Migration } from '@mikro-orm/migrations';

/**
 * Adds whether texts of a course were drafted by the assistant. Nobody recorded this before, so that it is false for all
 * courses.
 */
export class Migration2027030610AiTexts extends Migration {
  override up(): void {
    this.addSql('alter table course add column has_ai_text boolean not null default false');
    // The triggers that announce a change and record it in the feed compare the columns of a course
    this.addSql(`
      do $$
      declare former record; compared text = 'old.access_days IS DISTINCT FROM new.access_days';
      begin
        for former in
          select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
          where tgrelid = 'course'::regclass and tgname in ('announce_content_change', 'note_update')
        loop
          execute format('drop trigger %I on course', former.name);
          execute replace(replace(former.definition, 'UPDATE OF ', 'UPDATE OF has_ai_text, '),
            compared, compared || ') OR (' || replace(compared, 'access_days', 'has_ai_text'));
        end loop;
      end $$`);
  }
}
