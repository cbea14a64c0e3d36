import { Migration } from '@mikro-orm/migrations';

/** How much a person means to study; without a row the usual goal holds. */
export class Migration2026112292StudyGoal extends Migration {
  override up(): void {
    this.addSql(`
      create table study_goal (
        person_id uuid primary key references person on delete cascade,
        minutes_per_day integer not null check (minutes_per_day between 5 and 480),
        days_per_week integer not null check (days_per_week between 1 and 7),
        updated_at timestamptz not null default now()
      )`);
  }
}
