import { Migration } from '@mikro-orm/migrations';

/** What lists by category and the page of a course read besides: former addresses of categories, pictures, the film about a course. */
export class Migration2026120421ContentOfPages extends Migration {
  override up(): void {
    this.#announcing('category_slug', 'slug category_id', 'tell_content');
    this.#announcing(
      'course_picture',
      'id course_id media_id width height created_at updated_at',
      'tell_content_of_course',
    );
    // How far the work on a film is says nothing to its viewers
    this.#announcing(
      'video_stream',
      'media_id state run failure renditions poster_key size_bytes',
      'tell_content',
    );
    // A new file is shown once something refers to it, which is announced
    this.#announcing(
      'media',
      'id owner_id kind storage_key content_type size_bytes duration_sec created_at files',
      'tell_content',
      'delete',
    );
  }

  #announcing(table: string, columns: string, told: string, events = 'insert or delete'): void {
    const of = (row: string) => columns.replace(/\S+/g, (column) => `${row}.${column}`).replaceAll(' ', ', ');
    this.addSql(
      `create trigger tell_content after ${events} on ${table} for each row execute function ${told}()`,
    );
    this.addSql(`create trigger tell_content_change after update on ${table} for each row
      when ((${of('old')}) is distinct from (${of('new')})) execute function ${told}()`);
  }
}
