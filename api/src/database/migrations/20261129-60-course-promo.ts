import { Migration } from '@mikro-orm/migrations';

/** A course may have a video about itself; as with its cover, an edit of it on sale is kept in its history. */
export class Migration2026112960CoursePromo extends Migration {
  override up(): void {
    this.addSql(`alter table course add column promo_media_id uuid references media`);
    this.addSql(`create index on course (promo_media_id) where promo_media_id is not null`);
    this.addSql(`
      do $$ declare body text := pg_get_functiondef('keep_change_of_course()'::regprocedure);
      begin
        if body not like '%''cover_key'', ''access_days''%' then
          raise exception 'changes of a course are kept in another way than this migration knows';
        end if;
        execute replace(body, '''cover_key'', ''access_days''', '''cover_key'', ''promo_media_id'', ''access_days''');
      end $$`);
    this.addSql(`drop trigger keep_change on course`);
    this.addSql(`
      create constraint trigger keep_change after update of title, subtitle, description, outcomes, requirements, audience,
        tags, level, language, category_id, price, cover_key, promo_media_id, access_days on course
        deferrable initially deferred for each row execute function keep_change_of_course()`);
  }
}
