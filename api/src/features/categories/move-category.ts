import type { EntityManager } from '@mikro-orm/postgresql';
import { Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { audit } from '../operations/index.ts';
import { assertFitsBelow, loadCategory, lockTree } from './load-category.ts';

@InputType({ description: 'New parent and position of a category.' })
export class MoveCategoryInput {
  @Field(() => ID, { description: 'ID of the moved category.' })
  categoryId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the new parent. Null or omitted for the upper level.',
  })
  parentId?: string | null;

  @Field(() => Int, {
    description: 'New position in the level, from 0. Values beyond the end mean the last position.',
  })
  @Min(0, { message: validationMessage('validation.least', { min: 0 }) })
  position!: number;
}

/**
 * Moves a category within its level or to the other level.
 * @throws CONFLICT if the category has subcategories or the new parent is a subcategory
 */
export function moveCategory(context: Context, { categoryId, parentId, position }: MoveCategoryInput) {
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const category = await loadCategory(em, categoryId);
    const parent = parentId ? await loadCategory(em, parentId) : null;
    await assertFitsBelow(em, parent, category);
    const former = category.parent ?? null;
    category.parent = parent;
    await em.flush();
    await renumber(em, parent?.id ?? null, { id: category.id, position });
    if (former?.id !== parent?.id)
      audit(em, context, {
        action: 'category.move',
        targetId: category.id,
        before: { parent: former && (await loadCategory(em, former.id)).name },
        after: { parent: parent?.name ?? null },
      });
    return category.id;
  });
}

/** Numbers the categories of a level from 0 without gaps, with the moved category at its new position. */
async function renumber(em: EntityManager, parentId: string | null, moved: { id: string; position: number }) {
  await runSql(
    em,
    sql`update category k set position = o.n from (
      select id, row_number() over (order by case when id = ${moved.id} then ${moved.position}::bigint * 2 - 1 else place * 2 end) - 1 as n
      from (select id, (row_number() over (order by id = ${moved.id}, position, id) - 1) as place from category
        where parent_id is not distinct from ${parentId}::uuid) s
    ) o where k.id = o.id and k.position <> o.n`,
  );
}
