import { Migration } from '@mikro-orm/migrations';

/** Words that say nothing about what is looked for; left out where others remain. */
const NOISE = `khoá học thầy cô cách cho và của với về là các những một để từ bằng cần muốn tìm hiểu js
  khoa hoc cach va cua voi ve la cac nhung mot de tu bang can muon tim hieu
  course courses learn learning how to the a an of for and in with`;

/** For whom a course is: nearly every one is for beginners, and few say so in these words. */
const BEGINNERS = '(^| )(cho )?(người mới|nguoi moi)( bắt đầu| bat dau| học| hoc)?( |$)';

/**
 * What a search means: from typed words to a query, step by step until something on sale fits (as typed, then with the
 * last word unfinished, then corrected). Synonyms are read here, so a new one holds for the next search of any process.
 */
export class Migration2026112281SearchPlan extends Migration {
  override up(): void {
    this.addSql(`create function search_normals(text[]) returns text[] language sql immutable strict parallel safe
      as $$ select array(select distinct each from unnest($1) term,
        lateral (values (search_normal(term)), (plain(search_normal(term)))) v(each) where each <> '' order by 1) $$`);
    this.addSql(`
      create table search_synonym (
        id uuid primary key default uuidv7(),
        terms text[] not null check (cardinality(terms) between 2 and 8),
        normal text[] not null generated always as (search_normals(terms)) stored,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`create index on search_synonym using gin (normal)`);
    this.addSql(`
      create table search_term (
        id uuid primary key default uuidv7(),
        words text not null check (length(words) between 2 and 60),
        language text not null check (language in ('vi', 'en')),
        has_hits boolean not null,
        count integer not null default 1,
        first_at timestamptz not null default now(),
        last_at timestamptz not null default now(),
        unique (words, language)
      )`);
    this.addSql(`create index on search_term (has_hits, count desc, last_at desc)`);
    this.addSql(`create index on search_term (last_at)`);
    this.addSql(`create type search_plan as (
        query tsquery, title tsquery, named tsquery, whole tsquery, phrase tsquery, alike tsquery, alike_title tsquery,
        corrected text)`);
    this.#queries();
    this.#correction();
    this.#plan();
  }

  #queries(): void {
    this.addSql(`
      create function search_words(normal text) returns text[] language sql immutable strict parallel safe as $$
        with word as (select w, n, w = any(string_to_array('${NOISE.replace(/\s+/g, ' ')}', ' ')) as is_noise
          from unnest(string_to_array(coalesce(nullif(trim(regexp_replace(normal, '${BEGINNERS}', ' ')), ''), nullif(normal, '')), ' '))
            with ordinality x(w, n) limit 20)
        select coalesce(array_agg(w order by n) filter (where not is_noise or not exists (select 1 from word where not is_noise)), '{}')
        from word $$`);
    // The last word may be unfinished: when it is long enough, or the words before it say where to look.
    this.addSql(`
      create function search_phrase(words text[], weights text, is_typing boolean) returns tsquery
      language sql immutable strict parallel safe as $$
        select coalesce(string_agg(quote_literal(w) || case
          when is_typing and n = cardinality(words) and (n > 1 or length(w) > 2) then ':*' || weights
          else ':' || weights end, ' <-> ' order by n), '')::tsquery
        from unnest(words) with ordinality x(w, n) $$`);
    // Side by side anywhere, or scattered over what describes the course; a short word scattered would be found everywhere.
    this.addSql(`
      create function search_query(words text[], is_typing boolean) returns tsquery
      language sql immutable strict parallel safe as $$
        select case when cardinality(words) < 2 and length(words[1]) < 3 then search_phrase(words, 'AB', is_typing)
          else search_phrase(words, 'ABCD', is_typing) || (
            select coalesce(string_agg(quote_literal(w) || case
              when is_typing and n = cardinality(words) and length(w) > 2 then ':*ABC'
              when length(w) < 3 then ':AB' else ':ABC' end, ' & '), '')::tsquery
            from unnest(words) with ordinality x(w, n)) end $$`);
    this.addSql(`
      create function search_finds(query tsquery) returns boolean language sql stable as $$
        select exists (select 1 from course_document s join course c on c.id = s.course_id
            where s.words @@ query and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC')
          or exists (select 1 from person p join teacher_profile t on t.person_id = p.id
            where search_vector(p.full_name) @@ query and p.is_active and p.erased_at is null) $$`);
    // Runs for each hit: a function in SQL would be planned anew each time, and is three times slower.
    this.addSql(`
      create function search_score(document tsvector, plan search_plan) returns real
      language plpgsql immutable parallel safe as $$
      begin
        return case when document @@ plan.title then 4 when document @@ plan.named then 3
            when document @@ plan.alike_title then 2.5 when document @@ plan.alike then 2
            when document @@ plan.phrase then 1.5 else 0 end
          + case when document @@ plan.whole then 1 else 0 end
          + ts_rank('{0.05, 0.2, 0.5, 1}', document, plan.query);
      end $$`);
  }

  #correction(): void {
    // How far a word is from what was meant: two letters that changed places are one slip, as a letter too many is.
    this.addSql(`
      create function search_distance(a text, b text) returns integer language sql immutable strict parallel safe as $$
        select case when a = b then 0
          when length(a) = length(b) and (select array_agg(x order by x) from regexp_split_to_table(a, '') x)
            = (select array_agg(x order by x) from regexp_split_to_table(b, '') x) then 1
          else levenshtein(a, b) end $$`);
    // Who typed without accents gets the word without; a known word stays as it is.
    this.addSql(`
      create function search_correction(normal text) returns text language plpgsql stable
      set pg_trgm.similarity_threshold = 0.2 as $$
      declare
        typed text; bare text; found text; fixed text[] := '{}';
      begin
        if length(normal) < 4 then return null; end if;
        foreach typed in array string_to_array(normal, ' ') loop
          bare := plain(typed);
          found := null;
          if length(typed) > 1 and typed !~ '[0-9]' and not exists (select 1 from search_word w where w.word = typed or w.plain = typed) then
            select case when typed = bare then w.plain else w.word end into found
              from (select s.word, s.plain from search_word s union select t, plain(t)
                from search_synonym y, unnest(y.terms) each, regexp_split_to_table(search_normal(each), ' ') t) w, lateral (select search_distance(w.plain, bare) as d) x
              where w.plain % bare and x.d <= case when length(bare) < 4 then case when length(w.plain) = length(bare) and x.d = 1 and levenshtein(w.plain, bare) = 2 then 1 else 0 end
                  when length(bare) < 7 then 1 when length(bare) < 10 then 2 else 3 end
                and (exists (select 1 from course_document s join course c on c.id = s.course_id
                    where s.words @@ quote_literal(w.word)::tsquery and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC')
                  or exists (select 1 from search_synonym y where ' ' || array_to_string(y.normal, ' ') || ' ' like '% ' || w.word || ' %'))
              order by x.d, levenshtein(w.word, typed), similarity(w.plain, bare) desc, w.word limit 1;
          end if;
          fixed := fixed || coalesce(found, typed);
        end loop;
        return nullif(array_to_string(fixed, ' '), normal);
      end $$`);
  }

  #plan(): void {
    this.addSql(`
      create function search_step(normal text, is_typing boolean) returns search_plan language plpgsql stable as $$
      declare
        words text[] := search_words(normal);
        plan search_plan;
        other text[];
        others text[];
      begin
        plan.query := search_query(words, is_typing);
        plan.title := search_phrase(words, 'A', is_typing);
        plan.named := search_phrase(words, 'AB', is_typing);
        plan.phrase := search_phrase(words, 'ABCD', is_typing);
        -- Together with the words that were left out: “học máy” is more than “máy”
        plan.whole := search_phrase(string_to_array(normal, ' '), 'AB', is_typing);
        plan.alike := '';
        plan.alike_title := '';
        -- Words that an administrator holds to mean the same, each in the place of what was typed
        for others in
          select array[trim(replace(' ' || search_step.normal || ' ', ' ' || t || ' ', ' ' || search_normal(u) || ' '))]
          from search_synonym s, unnest(s.normal) t, unnest(s.terms) u
          where ' ' || search_step.normal || ' ' like '% ' || t || ' %' and plain(search_normal(u)) <> plain(t)
          limit 12
        loop
          other := search_words(others[1]);
          plan.query := plan.query || search_phrase(other, 'ABC', is_typing);
          plan.alike := plan.alike || search_phrase(other, 'AB', is_typing);
          plan.alike_title := plan.alike_title || search_phrase(other, 'A', is_typing);
        end loop;
        return plan;
      end $$`);
    this.addSql(`
      create function search_plan(typed text, is_typing boolean default false) returns search_plan
      language plpgsql stable as $$
      declare
        normal text := search_normal(left(typed, 200));
        first search_plan := search_step(normal, is_typing);
        plan search_plan := first;
        corrected text;
      begin
        if normal = '' or search_finds(plan.query) then return plan; end if;
        if not is_typing then
          plan := search_step(normal, true);
          if search_finds(plan.query) then return plan; end if;
        end if;
        foreach corrected in array array_remove(array[search_correction(normal),
            case when normal like '% %' then nullif(plain(normal), normal) end], null) loop
          plan := search_step(corrected, is_typing);
          if search_finds(plan.query) then plan.corrected := corrected; return plan; end if;
        end loop;
        return first;
      end $$`);
  }
}
