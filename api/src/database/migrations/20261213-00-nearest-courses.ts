import { Migration } from '@mikro-orm/migrations';

/**
 * A search with several words also finds courses that contain only the rarest of them, ranked by what they
 * contain (adr/0013).
 */
export class Migration2026121300NearestCourses extends Migration {
  override up(): void {
    this.addSql('alter type search_plan add attribute parts tsquery[], add attribute weights real[]');
    for (const statement of FUNCTIONS) this.addSql(statement);
  }
}

const FUNCTIONS = [
  // Removes words and phrases from normal text
  `create function search_without(normal text, phrases text) returns text
language sql immutable strict parallel safe as $$
select trim(regexp_replace(regexp_replace(' ' || normal || ' ', ' (?:' || phrases || ')(?= )', ' ', 'g'), '\\s+', ' ', 'g'))
$$`,

  // True for a possible Vietnamese syllable, which is only a part of most words, and for a number
  `create function search_is_syllable(word text) returns boolean language sql immutable strict parallel safe as $$
select plain(word) ~ '^(ngh|ng|nh|gh|gi|kh|ph|th|tr|ch|qu|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(ng|nh|ch|[cmnpt])?$'
  or word ~ '^[0-9]+$'
$$`,

  // Leaves out articles, the phrases of a question and words such as "khoá học", if others remain. Courses are for beginners unless they say otherwise, and few say it in these words.
  `create or replace function search_words(normal text) returns text[] language sql immutable strict parallel safe as $$
with word as (select w, n, w = any(string_to_array(
  'khoá học lớp dạy thầy cô cách cho và của với về là các những một để từ bằng cần muốn nên phải thì mà bị hay tìm hiểu js '
  'khoa hoc cach cho va cua voi la cac nhung mot muon '
  'course courses class learn learning how do i to the a an of for and in on with best', ' ')) as is_noise
  from unnest(string_to_array(coalesce(nullif(search_without(normal,
    '(?:cho )?(?:người mới|nguoi moi)(?: bắt đầu| bat dau| học| hoc)?|for beginners'
    '|(?:làm|lam) (?:sao|thế nào|the nao)(?: để| de)?|như thế nào|nhu the nao|tại sao|tai sao|vì sao|vi sao'
    '|kiểu gì|kieu gi|là gì|la gi|(?:bắt đầu )?(?:học )?từ đâu|tu dau|ở đâu|o dau|nên học gì|có khó không|co kho khong'
    '|được không|hướng dẫn|huong dan'), ''), nullif(normal, '')), ' '))
    with ordinality x(w, n) where w <> '' limit 20)
select coalesce(array_agg(w order by n) filter (where not is_noise or not exists (select 1 from word where not
  is_noise)), '{}')
from word
$$`,

  // Also leaves out words about level, audience and circumstances ("nâng cao", "cho bé", "free"), if others remain
  `create function search_subject(words text[]) returns text[]
language sql immutable strict parallel safe as $$
select case when rest = '' then words else string_to_array(rest, ' ') end
from search_without(array_to_string(words, ' '),
  'luyện thi|luyen thi|ôn thi|on thi|bắt đầu|bat dau|từ đầu|đầu|cơ bản|co ban|căn bản|can ban|nâng cao|nang cao|nhập môn|nhap mon|chuyên sâu|online'
  '|trực tuyến|truc tuyen|miễn phí|mien phi|free|basics?|advanced|beginners?|tutorial|tại nhà|tai nha|ở nhà'
  '|hàng ngày|hằng ngày|hàng tháng|giá rẻ|mới|nhất|nhanh|giỏi|hiệu quả|hơn|được|không|gì|nào|khi|chưa|đi|chơi'
  '|có|có thể|nhiều|luyện|mỗi ngày|moi ngay|cho bé|bé|trẻ em|tre em|trẻ nhỏ|người lớn|nguoi lon|người già|sinh viên|học sinh'
  '|sinh vien|hoc sinh|người đi làm|nguoi di lam|kids?|children|adults?') rest
$$`,

  // Words side by side anywhere, or scattered over the words that describe the course. A short scattered word would be
  // found everywhere, and one without accents may be any of many syllables.
  `create or replace function search_query(words text[], is_typing boolean) returns tsquery
language sql immutable strict parallel safe as $$
select case when cardinality(words) < 2 and length(words[1]) < 3
    then search_phrase(words, case when length(words[1]) = 2 and words[1] = plain(words[1]) and search_is_syllable(words[1])
      then 'A' else 'AB' end, is_typing)
  else search_phrase(words, 'ABCD', is_typing) || (
    select coalesce(string_agg(quote_literal(w) || case
      when is_typing and n = cardinality(words) and length(w) > 2 then ':*ABC'
      when length(w) < 4 and w = plain(w) and w !~ '[0-9]' and cardinality(words) > 1 then ':A'
      when length(w) < 3 then ':AB' else ':ABC' end, ' & '), '')::tsquery
    from unnest(words) with ordinality x(w, n)) end
$$`,

  `create function search_finds_course(query tsquery) returns boolean language sql stable as $$
select exists (select 1 from course_document s join course c on c.id = s.course_id
    where s.words @@ query and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC')
$$`,

  `create or replace function search_finds(query tsquery) returns boolean language sql stable as $$
select search_finds_course(query)
  or exists (select 1 from person p join teacher_profile t on t.person_id = p.id
    where search_vector(p.full_name) @@ query and p.is_active and p.erased_at is null)
$$`,

  `create function search_count(query tsquery) returns bigint language sql stable as $$
select count(*) from course_document d join course c on c.id = d.course_id
where d.words @@ query and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC'
$$`,

  // True if a course contains the words side by side or their synonyms. Scattered words count if none is a syllable.
  `create function search_fits(plan search_plan, words text[]) returns boolean language sql stable as $$
select search_finds(plan.phrase || plan.alike)
  or (not exists (select 1 from unnest(words) w where search_is_syllable(w)) and search_finds(plan.query))
$$`,

  // Splits words into parts: synonyms of up to four words, names of languages, two words that are neighbours in
  // courses, single words. The fewer courses contain a part, the greater its weight.
  `create function search_parts(words text[], out parts tsquery[], out weights real[], out are_clear boolean[])
language plpgsql stable as $$
declare
  -- Each word costs some queries
  n int := least(cardinality(words), 12);
  -- Number of words of the part that begins at a word; -1 inside of a part
  lengths int[] := array_fill(0, array[n]);
  synonyms tsquery[] := array_fill(null::tsquery, array[n]);
  total real; hits bigint[] := '{}'; best int; size int; phrase text[]; alike tsquery;
begin
  parts := '{}'; weights := '{}'; are_clear := '{}';
  for size in reverse least(4, n) .. 1 loop
    for i in 1 .. n - size + 1 loop
      continue when exists (select 1 from unnest(lengths[i:i + size - 1]) taken where taken <> 0);
      phrase := words[i:i + size - 1];
      select string_agg(distinct '(' || search_phrase(search_words(search_normal(term)), 'ABC', false)::text || ')',
          ' | ')::tsquery into alike
        from search_synonym s, unnest(s.terms) term where s.normal @> array[array_to_string(phrase, ' ')]
          and search_normal(term) <> ''
          and plain(search_normal(term)) <> plain(array_to_string(phrase, ' '));
      continue when alike is null;
      alike := search_phrase(phrase, 'ABC', false) || alike;
      continue when size > 1 and not search_finds_course(alike);
      synonyms[i] := alike;
      lengths[i:i + size - 1] := array_fill(-1, array[size]);
      lengths[i] := size;
    end loop;
  end loop;
  for i in 1 .. n - 1 loop
    if plain(words[i]) = 'tieng' and lengths[i] = 0 and lengths[i + 1] = 0 then lengths[i:i + 1] := '{2,-1}'; end if;
  end loop;
  for i in 1 .. n - 1 loop
    hits[i] := case when lengths[i] = 0 and lengths[i + 1] = 0
      then 3 * search_count(search_phrase(words[i:i + 1], 'A', false))
        + search_count(search_phrase(words[i:i + 1], 'ABC', false)) else 0 end;
  end loop;
  loop
    select i into best from generate_series(1, n - 1) i
      where hits[i] > 0 and lengths[i] = 0 and lengths[i + 1] = 0 order by hits[i] desc, i limit 1;
    exit when best is null;
    lengths[best:best + 1] := '{2,-1}';
  end loop;
  select count(*) into total from course c where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC';
  for i in 1 .. n loop
    continue when lengths[i] = -1;
    exit when cardinality(parts) = 6;
    size := greatest(lengths[i], 1);
    phrase := words[i:i + size - 1];
    -- A long word of another language may have another ending
    parts := parts || coalesce(synonyms[i], search_phrase(phrase, 'ABC',
      size = 1 and length(phrase[1]) > 4 and phrase[1] = plain(phrase[1])));
    -- Scaled to a catalogue of 70 courses, so that the size of the catalogue does not change the weights
    weights := weights || (ln(71 / (70 * search_count(parts[cardinality(parts)]) / greatest(total, 1) + 0.5))
      * case when phrase[1] ~ '^[0-9]+$' then 0.3
        when size = 1 and n > 2 and search_is_syllable(phrase[1]) then 0.8 else 1 end)::real;
    are_clear := are_clear || (size > 1 or not search_is_syllable(phrase[1]) or phrase[1] = plain(phrase[1])
      and exists (select 1 from search_synonym s, unnest(s.terms) term
        where s.normal @> phrase and search_normal(term) = phrase[1]));
  end loop;
end
$$`,

  // Finds courses by each minimal set of parts whose weight suffices. The required share falls with the number of parts.
  // With up to four parts, a set needs one of the heaviest. Its heaviest part must be in the title, subtitle, tags,
  // category or teacher. `parts` remains set, by which callers recognise such a plan.
  `create function search_nearest(words text[]) returns search_plan language plpgsql stable as $$
declare
  plan search_plan; p record; n int; total real; top real; bits int; found int[] := '{}'; together tsquery; part tsquery;
  weight real; highest real; size int; is_clear boolean;
begin
  select * into p from search_parts(words);
  n := cardinality(p.parts);
  select sum(w), max(w) into total, top from unnest(p.weights) w;
  plan.query := ''; plan.title := ''; plan.named := ''; plan.phrase := ''; plan.whole := ''; plan.alike := '';
  plan.alike_title := ''; plan.parts := p.parts; plan.weights := p.weights;
  for bits in select b from generate_series(1, (1 << n) - 1) b order by bit_count(b::bit(6)), b loop
    continue when exists (select 1 from unnest(found) smaller where bits & smaller = smaller);
    select sum(p.weights[i]), max(p.weights[i]), count(*), bool_or(p.are_clear[i]) into weight, highest, size, is_clear
      from generate_series(1, n) i where bits & (1 << (i - 1)) <> 0;
    continue when weight < total * case when n < 3 then 0.43 when n = 3 then 0.36 when n = 4 then 0.29 else 0.27 end
      or not (is_clear or size > 2) or (n < 5 and highest < 0.7 * top);
    found := found || bits;
    together := null;
    for i in 1 .. n loop
      continue when bits & (1 << (i - 1)) = 0;
      part := case when p.weights[i] = highest then replace(p.parts[i]::text, 'ABC', 'AB')::tsquery else p.parts[i] end;
      together := coalesce(together && part, part);
    end loop;
    plan.query := plan.query || together;
  end loop;
  return plan;
end
$$`,

  // Spells the same what many speakers pronounce the same
  `create function search_sound(word text) returns text language sql immutable strict parallel safe as $$
select regexp_replace(regexp_replace(regexp_replace(regexp_replace(word, '^tr', 'ch'), '^x', 's'), '^(gi|r)', 'd'),
  '^l', 'n')
$$`,

  // Two letters that changed places, or letters of the same sound, count as one mistake
  `create or replace function search_distance(a text, b text) returns integer language sql immutable strict parallel safe as $$
select case when a = b then 0
  when search_sound(a) = search_sound(b) then 1
  when length(a) = length(b) and (select array_agg(x order by x) from regexp_split_to_table(a, '') x)
    = (select array_agg(x order by x) from regexp_split_to_table(b, '') x) then 1
  else levenshtein(a, b) end
$$`,

  // An unknown word is replaced by the nearest word of a title, subtitle or tag. If that finds nothing, one word of two
  // to four may be replaced by a known word with which the title or tags contain the whole phrase.
  // Words without accents are corrected to a word without accents.
  `create or replace function search_correction(normal text) returns text
language plpgsql stable set pg_trgm.similarity_threshold = 0.2 as $$
declare
  words text[] := string_to_array(normal, ' ');
  typed text; bare text; found text; fixed text[] := '{}';
begin
  if length(normal) < 4 then return null; end if;
  foreach typed in array words loop
    bare := plain(typed);
    found := null;
    -- No known word is longer, and levenshtein is limited
    if length(typed) > 1 and length(bare) <= 30 and typed !~ '[0-9]' and not exists (select 1 from search_word w where w.word = typed or
      w.plain = typed) then
      select case when typed = bare then w.plain else w.word end into found
        from (select s.word, s.plain from search_word s union select t, plain(t)
          from search_synonym y, unnest(y.terms) each, regexp_split_to_table(search_normal(each), ' ') t) w, lateral
            (select search_distance(w.plain, bare) as d) x
        where w.plain % bare and x.d <= case when length(bare) < 4 then case when length(w.plain) = length(bare) and x.d
          = 1 and levenshtein(w.plain, bare) = 2 then 1 else 0 end
            when length(bare) < 7 then 1 when length(bare) < 10 then 2 else 3 end
          and (search_finds_course((quote_literal(w.word) || ':AB')::tsquery)
            or exists (select 1 from search_synonym y where ' ' || array_to_string(y.normal, ' ') || ' ' like '% ' ||
              w.word || ' %'))
        -- The first letter is rarely wrong; a missing letter is more frequent than a wrong one
        order by x.d, left(w.plain, 1) = left(bare, 1) desc,
          w.plain like '%' || array_to_string(string_to_array(bare, null), '%') || '%' desc,
          levenshtein(w.word, typed), similarity(w.plain, bare) desc, w.word limit 1;
    end if;
    fixed := fixed || coalesce(found, typed);
  end loop;
  if cardinality(words) between 2 and 4 and (fixed = words
    or not search_finds(search_phrase(search_words(array_to_string(fixed, ' ')), 'ABC', false))) then
    for n in 1 .. cardinality(words) loop
      bare := plain(words[n]);
      continue when length(bare) > 30;
      select w.word into found from (
        select c.word, c.plain from search_word c where c.plain % bare and c.word <> words[n] and words[n] !~ '[0-9]'
          and (c.plain = bare and words[n] <> bare
            or length(bare) > 3 and search_distance(c.plain, bare) = 1
              and (left(c.plain, 1) = left(bare, 1) or search_sound(c.plain) = search_sound(bare)))
        order by levenshtein(c.word, words[n]), c.word limit 20) w
        where search_finds(search_phrase(words[:n - 1] || w.word || words[n + 1:], 'AB', false))
        order by search_finds(search_phrase(words[:n - 1] || w.word || words[n + 1:], 'A', false)) desc,
          levenshtein(w.word, words[n]), w.word limit 1;
      if found is not null then return array_to_string(words[:n - 1] || found || words[n + 1:], ' '); end if;
    end loop;
  end if;
  return nullif(array_to_string(fixed, ' '), normal);
end
$$`,

  // The courses that contain any of the parts, for a search without matches
  `create function search_around(typed text) returns search_plan language plpgsql stable as $$
declare
  normal text := search_normal(left(typed, 200));
  plan search_plan := search_nearest(search_subject(search_words(coalesce(search_correction(normal), normal))));
begin
  select coalesce(string_agg('(' || part::text || ')', ' | '), '')::tsquery into plan.query
    from unnest(plan.parts) part where numnode(part) > 0;
  return plan;
end
$$`,

  // Narrow before wide: as typed, with the last word as a prefix, without words such as "advanced", corrected, and
  // finally with the rarest words only
  `create or replace function search_plan(typed text, is_typing boolean default false) returns search_plan
language plpgsql stable as $$
declare
  normal text := search_normal(left(typed, 200));
  words text[] := search_words(normal);
  subject text[] := search_subject(words);
  first search_plan := search_step(normal, is_typing);
  plan search_plan := first;
  corrected text;
begin
  if normal = '' or search_fits(plan, words) then return plan; end if;
  if not is_typing then
    plan := search_step(normal, true);
    if search_fits(plan, words) then return plan; end if;
  end if;
  if subject <> words then
    plan := search_step(array_to_string(subject, ' '), is_typing);
    if search_fits(plan, subject) then return plan; end if;
  end if;
  foreach corrected in array case when search_finds(first.query) then '{}' else
      array_remove(array[search_correction(normal), case when normal like '% %' then nullif(plain(normal), normal) end],
        null) end loop
    plan := search_step(corrected, is_typing);
    if search_fits(plan, search_words(corrected)) then plan.corrected := corrected; return plan; end if;
  end loop;
  if not is_typing then
    plan := search_nearest(subject);
    if search_finds_course(plan.query) then plan.query := plan.query || first.query; return plan; end if;
  end if;
  return first;
end
$$`,

  // True if the plan finds courses by some parts of the search only, and none has all of them
  `create function search_is_partial(plan search_plan) returns boolean language sql stable as $$
select plan.parts is not null and not exists (select 1 from course_document s join course c on c.id = s.course_id
  where s.words @@ all(plan.parts) and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC')
$$`,

  `create function search_share(document tsvector, parts tsquery[], weights real[]) returns real
language sql immutable parallel safe as $$
select coalesce(sum(weight * case when ts_filter(document, '{a}') @@ part then 1
    when ts_filter(document, '{a,b}') @@ part then 0.7 else 0.35 end), 0)::real
from unnest(parts, weights) p(part, weight) where document @@ part
$$`,

  // Has no subquery, so that PostgreSQL can inline it. `search_share` is separate for this reason.
  `create or replace function search_score(document tsvector, plan search_plan) returns real
language sql immutable parallel safe as $$
select (case
    when plan.parts is not null then search_share(document, plan.parts, plan.weights)
    when document @@ plan.title then 4 when document @@ plan.named then 3
    when document @@ plan.alike_title then 2.5 when document @@ plan.alike then 2
    when document @@ plan.phrase then 1.5 else 0 end
  + case when document @@ plan.whole then 1 else 0 end
  + ts_rank('{0.05, 0.2, 0.5, 1}', document, plan.query))::real
$$`,
];
