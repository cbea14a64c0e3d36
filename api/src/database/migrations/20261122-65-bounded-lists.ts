import { Migration } from '@mikro-orm/migrations';

/**
 * Lists that no command writes row by row are bounded here, so that reads may rely on it (`@MaxRows`): the lower level
 * of a category, the lines of an order. Writers of one parent take turns, else each of two would see room for one more.
 */
export class Migration2026112265BoundedLists extends Migration {
  override up(): void {
    this.addSql(`
      create function bound_siblings() returns trigger language plpgsql as $$
      declare
        parent uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
        siblings bigint;
      begin
        if parent is null then
          return new;
        end if;
        perform pg_advisory_xact_lock(hashtextextended(tg_table_name || parent::text, 0));
        execute format('select count(*) from %I where %I = $1 and id <> $2', tg_table_name, tg_argv[0])
          into siblings using parent, new.id;
        if siblings >= tg_argv[1]::int then
          raise exception '% holds at most % rows of one %', tg_table_name, tg_argv[1], tg_argv[0]
            using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger bound_siblings before insert or update of parent_id on category
      for each row execute function bound_siblings('parent_id', '30')`);
    this.addSql(`
      create trigger bound_siblings before insert or update of order_id on order_line
      for each row execute function bound_siblings('order_id', '20')`);
  }
}
