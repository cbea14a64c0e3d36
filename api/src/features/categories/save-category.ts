import { IsIn, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit, IdempotencyKey, idempotent } from '../operations/index.ts';
import { Category } from './category.entity.ts';
import { CATEGORY_ICONS, type CategoryIcon, getMotif } from './category-icons.ts';
import { freeSlug, isSlugTaken, redirectSlugs } from './category-slug.ts';
import { assertFitsBelow, loadCategory, lockTree } from './load-category.ts';

@InputType()
abstract class CategoryInput {
  @Field({ description: 'Vietnamese name, 2 to 60 characters.' })
  @TrimmedLength(2, 60, { message: 'catalog.categoryName' })
  name!: string;

  @Field({ description: 'English name, 2 to 60 characters.' })
  @TrimmedLength(2, 60, { message: 'catalog.categoryName' })
  nameEn!: string;

  @Field(() => String, {
    description:
      'Name of the icon, for example `code`. Generated covers of its courses have a matching motif.',
  })
  @AtMost(40)
  @IsIn(CATEGORY_ICONS, { message: 'validation.invalid' })
  icon!: CategoryIcon;
}

@InputType({ description: 'Input to create a category at the end of its level.' })
export class CreateCategoryInput extends CategoryInput {
  @Field(() => ID, { nullable: true, description: 'ID of the parent category. Omitted: the upper level.' })
  parentId?: string | null;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'New values of a category.' })
export class UpdateCategoryInput extends CategoryInput {
  @Field(() => ID, { description: 'ID of the edited category.' })
  categoryId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'New slug: lowercase letters a to z, digits and inner hyphens, at most 80 characters. The former slug redirects to the category. Omitted: unchanged.',
  })
  @AtMost(80)
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'catalog.categoryAddress' })
  slug?: string | null;
}

/** @throws POLICY if its level is full, CONFLICT if the parent is a subcategory */
export function createCategory(context: Context, input: CreateCategoryInput): Promise<string> {
  const viewer = signedIn(context);
  const { idempotencyKey, parentId = null, icon } = input;
  const name = input.name.trim();
  const nameEn = input.nameEn.trim();
  return context.em.transactional(async (em) => {
    await lockTree(em);
    return idempotent(em, viewer.id, idempotencyKey, { name, nameEn, icon, parentId }, async () => {
      const parent = parentId ? await loadCategory(em, parentId) : null;
      await assertFitsBelow(em, parent);
      const position = await em.count(Category, { parent });
      const slug = await freeSlug(em, name);
      const motif = getMotif(icon);
      const category = em.create(Category, { name, nameEn, icon, motif, slug, parent, position } as never);
      await em.flush();
      audit(em, context, {
        action: 'category.create',
        targetId: category.id,
        after: { name, address: slug },
      });
      return category.id;
    });
  });
}

/** @throws BAD_INPUT at `slug` if another category has or had that slug */
export function updateCategory(context: Context, input: UpdateCategoryInput): Promise<string> {
  const { icon } = input;
  const name = input.name.trim();
  const nameEn = input.nameEn.trim();
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const category = await loadCategory(em, input.categoryId);
    const before = { name: category.name, address: category.slug };
    const slug = input.slug ?? category.slug;
    if (slug !== category.slug) {
      if (await isSlugTaken(em, slug, category.id)) throw badInput('slug', 'catalog.categoryAddressTaken');
      await redirectSlugs(em, category, category.id);
      await runSql(em, sql`delete from category_slug where slug = ${slug}`);
    }
    const motif = icon === category.icon ? category.motif : getMotif(icon);
    Object.assign(category, { name, nameEn, icon, motif, slug });
    audit(em, context, {
      action: 'category.update',
      targetId: category.id,
      before,
      after: { name, address: slug },
    });
    return category.id;
  });
}
