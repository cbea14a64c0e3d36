import { Migration } from '@mikro-orm/migrations';

/** What people say of themselves. */
export class Migration2026112105Profile extends Migration {
  override up(): void {
    this.addSql(`
      alter table person
        add constraint person_education_is_list check (jsonb_typeof(education) = 'array'),
        add constraint person_experience_is_list check (jsonb_typeof(experience) = 'array')`);
    this.addSql(`
      alter table teacher_profile add column links text[] not null default '{}' check (cardinality(links) <= 5)`);
  }
}
