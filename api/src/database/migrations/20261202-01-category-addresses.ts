import { Migration } from '@mikro-orm/migrations';

/** Former addresses of categories lead to what they became, and a branch that moves takes its courses' count along. */
export class Migration2026120201CategoryAddresses extends Migration {
  override up(): void {
    this.addSql(`
      create table category_slug (
        slug text primary key,
        category_id uuid not null references category on delete cascade
      )`);
    this.addSql(`create index on category_slug (category_id)`);
    // Addresses are only ever made together with these, under one lock (features/catalog/categories)
    this.addSql(`
      create function count_courses_of_moved() returns trigger language plpgsql as $$
      begin
        update category k set course_count = k.course_count
            + case when k.id = new.parent_id then new.course_count else 0 end
            - case when k.id = old.parent_id then old.course_count else 0 end
          where k.id in (old.parent_id, new.parent_id);
        return null;
      end $$`);
    this.addSql(`
      create trigger count_courses_of_moved after update of parent_id on category
      for each row when (old.parent_id is distinct from new.parent_id) execute function count_courses_of_moved()`);
  }
}
