import { Migration } from '@mikro-orm/migrations';

/**
 * A formula stands in the passage of its line by its source, one on a line of its own is a passage of its own. A
 * paragraph with a line break is a passage too: it used to be left out.
 */
export class Migration2026112840Formulas extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function passages_of(body jsonb) returns table (n integer, said text)
      language sql immutable parallel safe as $$
        select b.n::int - 1, trim(t.said) from jsonb_array_elements(
            case when jsonb_typeof(body -> 'content') = 'array' then body -> 'content' else '[]' end) with ordinality b(block, n),
          lateral (select string_agg(coalesce(p #>> '{attrs,latex}',
              (select string_agg(coalesce(e.piece ->> 'text', e.piece #>> '{attrs,latex}', ' '), '' order by e.o)
              from jsonb_array_elements(p -> 'content') with ordinality e(piece, o))), ' ') as said
            from jsonb_path_query(b.block,
              'strict $.** ? (@.type == "blockMath" || exists (@.content[*] ? (exists (@.text) || @.type == "inlineMath")))') p) t
        where trim(t.said) <> '' $$`);
    this.addSql(`delete from lesson_passage`);
    this.addSql(`
      insert into lesson_passage (lesson_id, position, text, words)
      select l.id, p.n, p.said, passage_vector(p.said) from lesson l, passages_of(l.body) p`);
  }
}
