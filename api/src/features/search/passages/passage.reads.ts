import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { PassageKind } from './passage.types.ts';

/** Maximum length of an excerpt in characters, and the number of them before the match. */
const SHOWN = 280;
const BEFORE = 80;

const ORDER: Readonly<Record<PassageKind, string>> = {
  [PassageKind.CAPTION]: 'A',
  [PassageKind.TEXT]: 'B',
  [PassageKind.NOTE]: 'C',
};

/** Columns of all kinds. IDs have a fixed length, and their order is the order of the outlines. */
const placeSql = (kind: PassageKind, language: Sql, at: Sql): Sql =>
  sql`s.place || ${ORDER[kind]}::text || ${language} || lpad(${at}::text, 6, '0') as id,
    ${kind}::text as kind, s.course_id as course, s.lesson_id as lesson`;

/**
 * Query of each kind of passage. `studied` are the lessons that the viewer may study now. `spoken` are those of them
 * whose captions contain all words. Only their cues are read.
 */
const KINDS: Readonly<Record<PassageKind, (query: Sql, search: string, studentId: string) => Sql>> = {
  [PassageKind.CAPTION]: (query) => sql`
    select ${placeSql(PassageKind.CAPTION, sql`s.language`, sql`c.position`)}, c.text,
      c.start_ms / 1000 as "startSec", null::int as block, s.language
    from spoken s join caption_cue c on c.media_id = s.media_id where c.words @@ ${query}`,
  [PassageKind.TEXT]: (query, search) => sql`
    select ${placeSql(PassageKind.TEXT, sql`'--'`, sql`p.position`)}, ${excerptSql(sql`p.text`, search)}, null,
      p.position, null
    from studied s join lesson_passage p on p.lesson_id = s.lesson_id where p.words @@ ${query}`,
  [PassageKind.NOTE]: (query, search, studentId) => sql`
    select ${placeSql(
      PassageKind.NOTE,
      sql`'--'`,
      sql`row_number() over (
        partition by n.lesson_id order by coalesce(n.at_sec, n.paragraph, 0), n.created_at, n.id)`,
    )},
      ${excerptSql(sql`n.text`, search)}, n.at_sec, n.paragraph, null
    from studied s join lesson_note n on n.lesson_id = s.lesson_id and n.person_id = ${studentId}
    where n.words @@ ${query}`,
};

/** Excerpt of a long paragraph around the first match of the words. */
const excerptSql = (text: Sql, search: string): Sql => {
  const first = sql`split_part(search_normal(plain(${search}::text)), ' ', 1)`;
  const from = sql`greatest(1, strpos(plain(${text}), ${first}) - ${BEFORE}::int)`;
  const part = sql`substr(${text}, ${from}, ${SHOWN}::int)`;
  const begun = sql`case when ${from} > 1 then regexp_replace(${part}, '^\\S*\\s+', '… ') else ${part} end`;
  return sql`case when length(${text}) <= ${SHOWN}::int then ${text}
    when ${from} + ${SHOWN}::int <= length(${text}) then regexp_replace(${begun}, '\\s+\\S*$', ' …') else ${begun} end`;
};

/**
 * Captions, texts and own notes of the lessons that a student has opened and may study now. A lesson that was never
 * opened counts as not reached (refund rule), so nothing of it is shown. Administrators who view as the student do
 * not read the notes.
 */
export const passagesSql = ({ id: studentId, viewedBy }: Viewer, search: string): Sql => {
  const query = sql`(select passage_query(${search}::text))`;
  const { NOTE, ...others } = KINDS;
  const kinds = [...Object.values(others), ...(viewedBy ? [] : [NOTE])].map((kind) =>
    kind(query, search, studentId),
  );
  return sql`with studied as (
      select l.course_id, l.id as lesson_id,
        l.course_id || lpad(n.position::text, 4, '0') || lpad(l.position::text, 4, '0') || l.id as place
      from opened_lesson o join lesson l on l.id = o.lesson_id and l.removed_at is null
        join section n on n.id = l.section_id
      where o.student_id = ${studentId} and o.may_study),
    spoken as materialized (
      select s.*, t.language, t.media_id from studied s
        join caption_track t on t.lesson_id = s.lesson_id and t.replaced_at is null
      where (select d.words @@ (select passage_words(${search}::text)) from caption_document d
        where d.media_id = t.media_id))
    ${kinds.reduce((before, next) => sql`${before} union all ${next}`)}`;
};
