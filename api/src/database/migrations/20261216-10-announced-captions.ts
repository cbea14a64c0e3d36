import { Migration } from '@mikro-orm/migrations';

const COLUMNS = [
  'id',
  'lesson_id',
  'language',
  'label',
  'media_id',
  'is_default',
  'created_at',
  'replaced_at',
] as const;
const of = (row: string): string => COLUMNS.map((column) => `${row}.${column}`).join(', ');

/** The lesson that the home page offers depends on captions, so their changes invalidate cached responses. */
export class Migration2026121610AnnouncedCaptions extends Migration {
  override up(): void {
    this.addSql(`create trigger announce_content after insert or delete on caption_track
      for each row execute function announce_table()`);
    this.addSql(`create trigger announce_content_change after update on caption_track for each row
      when ((${of('old')}) is distinct from (${of('new')}))
      execute function announce_table()`);
  }
}
