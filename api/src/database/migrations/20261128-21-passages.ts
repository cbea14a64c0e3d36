import { Migration } from '@mikro-orm/migrations';

/**
 * Search in what is said and written in lessons. Words go through the functions of the catalogue's search, so that they
 * are found with and without accents; what a lesson's text says is kept by the database, whoever writes it.
 */
export class Migration2026112821Passages extends Migration {
  override up(): void {
    this.#words();
    this.#captions();
    this.#texts();
  }

  #words(): void {
    // A: the words of a line, B: of the line after it, so that what is said across two lines is found at the first
    this.addSql(`
      create function passage_vector(words text, following text default '') returns tsvector
      language sql immutable parallel safe as $$
        select public.search_vector(words) || setweight(public.search_vector(coalesce(following, '')), 'B') $$`);
    // All words in the line itself, or across the two and not in the second alone; the last one may be half typed,
    // unless it is so short that half of the language begins with it
    this.addSql(`
      create function passage_query(words text) returns tsquery language sql immutable strict parallel safe as $$
        select case when count(*) > 0 then to_tsquery('pg_catalog.simple',
          '(' || string_agg(w || ':' || half || 'A', ' & ') || ') | ((' || string_agg(w || ':' || half || 'AB', ' & ')
          || ') & !(' || string_agg(w || ':' || half || 'B', ' & ') || '))') end
        from (select w, case when n = max(n) over () and length(w) > 2 then '*' else '' end as half
          from regexp_split_to_table(public.search_normal(left(words, 200)), ' ') with ordinality t(w, n) where w <> '') t $$`);
  }

  #captions(): void {
    this.addSql(`
      create function passage_words(words text) returns tsquery language sql immutable strict parallel safe as $$
        select to_tsquery('pg_catalog.simple', string_agg(w || half, ' & '))
        from (select w, case when n = max(n) over () and length(w) > 2 then ':*' else '' end as half
          from regexp_split_to_table(public.search_normal(left(words, 200)), ' ') with ordinality t(w, n) where w <> '') t $$`);
    this.addSql(`alter table caption_cue add column words tsvector not null default ''`);
    this.addSql(`
      update caption_cue c set words = passage_vector(c.text, n.following)
      from (select media_id, position, lead(text) over (partition by media_id order by position) as following
        from caption_cue) n
      where n.media_id = c.media_id and n.position = c.position`);
    // All words of a file: of the files that a person may search, most are ruled out without reading their lines
    this.addSql(`
      create table caption_document (
        media_id uuid primary key references media on delete cascade,
        words tsvector not null
      )`);
    this.addSql(`
      insert into caption_document (media_id, words)
      select media_id, strip(public.search_vector(string_agg(text, ' '))) from caption_cue group by media_id`);
  }

  #texts(): void {
    this.addSql(`
      create table lesson_passage (
        lesson_id uuid not null references lesson on delete cascade,
        position integer not null,
        text text not null,
        words tsvector not null,
        primary key (lesson_id, position)
      )`);
    // One passage for each block of the text: the words of its paragraphs, cells and items
    this.addSql(`
      create function passages_of(body jsonb) returns table (n integer, said text)
      language sql immutable parallel safe as $$
        select b.n::int - 1, trim(t.said) from jsonb_array_elements(
            case when jsonb_typeof(body -> 'content') = 'array' then body -> 'content' else '[]' end) with ordinality b(block, n),
          lateral (select string_agg((select string_agg(coalesce(e.piece ->> 'text', ' '), '' order by e.o)
              from jsonb_array_elements(p -> 'content') with ordinality e(piece, o)), ' ') as said
            from jsonb_path_query(b.block, 'strict $.** ? (exists (@.content[*].text))') p) t
        where trim(t.said) <> '' $$`);
    this.addSql(`
      create function keep_passages() returns trigger language plpgsql as $$
      begin
        delete from lesson_passage where lesson_id = new.id;
        insert into lesson_passage (lesson_id, position, text, words)
          select new.id, p.n, p.said, passage_vector(p.said) from passages_of(new.body) p;
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_passages after update of body on lesson
      for each row when (old.body is distinct from new.body) execute function keep_passages()`);
    this.addSql(`
      create trigger keep_passages_of_new after insert on lesson
      for each row when (new.body is not null) execute function keep_passages()`);
    this.addSql(`
      insert into lesson_passage (lesson_id, position, text, words)
      select l.id, p.n, p.said, passage_vector(p.said) from lesson l, passages_of(l.body) p`);
  }
}
