import { Migration } from '@mikro-orm/migrations';

/**
 * Words of names that teachers bear no more, since they changed them or were erased, leave the words that searches are
 * corrected to. The trigger on names does it: it alone still knows the former name, whoever changes it, and from drafts
 * it comes as from courses on sale. A search is only ever corrected to words of listed courses, so nothing is lost by
 * dropping what stands in no document; should a course take such a word up in the very moment it is dropped, the word is
 * back with that course's next edit. Words of courses stay: what a course once said names nobody.
 */
export class Migration2026120401ForgottenNames extends Migration {
  override up(): void {
    // Locked in order, so that two who drop the same words do not wait for one another
    this.addSql(`
      create or replace function search_of_teacher() returns trigger language plpgsql as $$
      begin
        perform refresh_course_document(array(select id from course where teacher_id = new.id));
        delete from search_word where word in (
          select w.word from search_word w
          where w.word = any(string_to_array(search_normal(old.full_name), ' '))
            and not exists (select 1 from course_document s where s.words @@ quote_literal(w.word)::tsquery)
          order by w.word for update);
        return null;
      end $$`);
    // Names that were forgotten before now are known to no one any more: everything that stands nowhere goes, in one pass
    this.addSql(`
      delete from search_word w
      where not exists (select 1 from ts_stat('select words from course_document') d where d.word = w.word)`);
  }
}
