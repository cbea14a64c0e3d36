import { Migration } from '@mikro-orm/migrations';

/** Students find their own notes by the search in what is said and written in lessons. */
export class Migration2026112941WordsOfNotes extends Migration {
  override up(): void {
    this.addSql(`
      alter table lesson_note
        add column words tsvector not null generated always as (public.passage_vector(text)) stored`);
  }
}
