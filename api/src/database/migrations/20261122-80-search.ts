import { Migration } from '@mikro-orm/migrations';

/**
 * What search looks into, and how. The words of a search and those of a document go through the same functions, and
 * documents are kept by triggers (docs/adr/0013-search-documents-kept-by-the-database.md).
 */
export class Migration2026112280Search extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists fuzzystrmatch`);
    this.#words();
    this.#tables();
    this.#documents();
    this.#triggers();
  }

  /** From text to words. Collated, because the database's own locale may know no letters beyond ASCII. */
  #words(): void {
    // One spelling of tone marks (hòa is hoà), one of names that are not made of letters; the rest parts words.
    const olden = ['òa oà', 'óa oá', 'ỏa oả', 'õa oã', 'ọa oạ', 'òe oè', 'óe oé', 'ỏe oẻ', 'õe oẽ', 'ọe oẹ']
      .concat(['ùy uỳ', 'úy uý', 'ủy uỷ', 'ũy uỹ', 'ụy uỵ'])
      .map((pair) => pair.split(' '));
    const toned = olden.reduce(
      (text, [old, now]) => `replace(${text}, '${old}', '${now}')`,
      `lower(normalize($1, nfc) collate public.vietnamese)`,
    );
    const named = `regexp_replace(replace(replace(regexp_replace(${toned}, '(^|\\s)\\.net\\M', '\\1dotnet'),
      'c++', 'cplusplus'), 'c#', 'csharp'), '\\m([a-z]{3,})js\\M', '\\1 js', 'g')`;
    this.addSql(`
      create function search_normal(text) returns text language sql immutable strict parallel safe
      as $$ select trim(regexp_replace(${named}, '[^[:alnum:]]+', ' ', 'g')) $$`);
    // Words as written, and (unless it is prose) without accents at the same places, so that phrases hold for both.
    this.addSql(`
      create function search_vector(words text, is_prose boolean default false) returns tsvector
      language plpgsql immutable strict parallel safe as $$
      declare
        normal text := public.search_normal(words);
        written tsvector := to_tsvector('pg_catalog.simple', normal);
      begin
        if is_prose then return written; end if;
        return setweight((written::text || ' ' || to_tsvector('pg_catalog.simple', public.plain(normal))::text)::tsvector, 'A');
      end $$`);
  }

  #tables(): void {
    this.addSql(`
      create table course_document (
        course_id uuid primary key references course on delete cascade,
        words tsvector not null default ''
      )`);
    this.addSql(`create index course_document_words on course_document using gin (words)`);
    this.addSql(`
      create table search_word (
        word text primary key,
        plain text not null
      )`);
    this.addSql(`create index search_word_plain on search_word using gin (plain gin_trgm_ops)`);
    this.addSql(`create index person_name_words on person using gin (search_vector(full_name))`);
    this.addSql(
      `create index category_name_words on category using gin (search_vector(name || ' ' || name_en))`,
    );
  }

  /** One document per course: A title; B subtitle, tags, category, teacher; C outcomes, lessons; D description. */
  #documents(): void {
    // The rows are locked before anything is read: of two that rename lessons at once, the second one sees the first.
    this.addSql(`
      create function refresh_course_document(ids uuid[]) returns void language plpgsql as $$
      begin
        insert into course_document (course_id) select c.id from course c where c.id = any(ids) order by c.id
          on conflict do nothing;
        perform 1 from course_document where course_id = any(ids) order by course_id for update;
        update course_document s set words =
            search_vector(c.title)
            || setweight(search_vector(concat_ws(' / ', c.subtitle, array_to_string(c.tags, ' / '),
                k.name, k.name_en, u.name, u.name_en, p.full_name)), 'B')
            || setweight(search_vector(concat_ws(' / ', array_to_string(c.outcomes, ' / '),
                (select string_agg(l.title, ' / ' order by n.position, l.position)
                 from lesson l join section n on n.id = l.section_id where l.course_id = c.id))), 'C')
            || coalesce((select search_vector(string_agg(t #>> '{}', ' '), true)
                from jsonb_path_query(c.description, 'strict $.**.text') t), '')
          from course c join person p on p.id = c.teacher_id
            left join category k on k.id = c.category_id left join category u on u.id = k.parent_id
          where s.course_id = c.id and c.id = any(ids);
        insert into search_word (word, plain)
          select distinct w.word, plain(w.word) from (
            select c.title || ' ' || c.subtitle || ' ' || array_to_string(c.tags || c.outcomes, ' ') as text
              from course c where c.id = any(ids)
            union all select l.title from lesson l where l.course_id = any(ids)
            union all select p.full_name from person p join course c on c.teacher_id = p.id where c.id = any(ids)
            union all select k.name || ' ' || k.name_en from category k join course c on c.category_id = k.id where c.id = any(ids)
          ) t, regexp_split_to_table(search_normal(t.text), ' ') w(word)
          where length(w.word) between 2 and 30 and w.word !~ '[0-9]' order by 1
          on conflict do nothing;
      end $$`);
    this.addSql(`select refresh_course_document(array(select id from course))`);
  }

  /** Only where a source of a document changed: enrolments and ratings touch courses all the time. */
  #triggers(): void {
    const refreshing = (name: string, ids: string) =>
      this.addSql(`
        create function ${name}() returns trigger language plpgsql as $$
        begin perform refresh_course_document(array(${ids})); return null; end $$`);
    refreshing('search_of_course', 'select new.id');
    refreshing(
      'search_of_lesson',
      'select distinct each from unnest(array[old.course_id, new.course_id]) each',
    );
    refreshing('search_of_lessons', 'select distinct course_id from changed');
    refreshing('search_of_teacher', 'select id from course where teacher_id = new.id');
    refreshing(
      'search_of_category',
      `select c.id from course c join category k on k.id = c.category_id where k.id = new.id or k.parent_id = new.id`,
    );
    const changed = (columns: readonly string[]) =>
      columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
    const updated = (table: string, does: string, columns: readonly string[]) =>
      this.addSql(`create trigger ${does} after update of ${columns.join(', ')} on ${table}
        for each row when (${changed(columns)}) execute function ${does}()`);
    const sources = ['title', 'subtitle', 'tags', 'outcomes', 'description', 'category_id', 'teacher_id'];
    updated('course', 'search_of_course', sources);
    updated('lesson', 'search_of_lesson', ['title', 'course_id', 'section_id']);
    updated('person', 'search_of_teacher', ['full_name']);
    updated('category', 'search_of_category', ['name', 'name_en', 'parent_id']);
    this.addSql(`create trigger search_of_new_course after insert on course
      for each row execute function search_of_course()`);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ])
      this.addSql(`create trigger search_of_lessons_${event} after ${event} on lesson
        referencing ${rows} table as changed for each statement execute function search_of_lessons()`);
  }
}
