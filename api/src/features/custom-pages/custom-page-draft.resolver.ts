import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import { brandingFilePath } from '../../platform/branding/branding.ts';
import { AtMostEntries } from '../../platform/input/at-most.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { addBrandingFile } from '../branding/index.ts';
import { Course } from '../courses/index.ts';
import { Deleted } from '../operations/index.ts';
import { MAX_BLOCK_COURSES, MAX_BLOCKS } from './blocks.ts';
import { coursesOf } from './custom-page.reads.ts';
import { StoredCustomPagePicture } from './custom-page.types.ts';
import {
  AddCustomPagePictureInput,
  CustomPageBlockDraft,
  CustomPageDraft,
  CustomPageSummary,
  CustomPageTranslation,
  CustomPageVersion,
  PublishCustomPageInput,
  RestoreCustomPageInput,
  SaveCustomPageInput,
} from './custom-page-draft.types.ts';
import { deleteCustomPage, publishCustomPage, unpublishCustomPage } from './publish-custom-page.ts';
import { restoreCustomPage, saveCustomPage } from './save-custom-page.ts';

const MAX_PAGES = 200;
const MAX_VERSIONS = 100;
const MAX_LANGUAGES = 2;
const WHY = 'Administrators of custom pages may read all versions.';
/** Parts of one JSON column, which cost no further rows. */
const PARTS = { countsAs: 1 };

const latest = (where: Sql): Sql => sql`
  select p.id, p.slug, coalesce((select e->>'title' from jsonb_array_elements(v.translations) e
      order by e->>'language' desc limit 1), '') as title,
    case when p.published_version is null then 'DRAFT' when p.published_version = p.version then 'PUBLISHED'
      else 'CHANGED' end as state,
    p.version, p.published_version as "publishedVersion", v.saved_at as "savedAt", a.full_name as "savedByName",
    v.in_footer as "isInFooter", v.above_courses as "isAboveCourses", v.translations as "translationList"
  from custom_page p join custom_page_version v on v.page_id = p.id and v.number = p.version
  left join person a on a.id = v.saved_by
  where ${where}`;
const savedPage = (id: string) => derived(CustomPageDraft, latest(sql`p.id = ${id}::uuid`), COMMAND_DECIDED);

@ArgsType()
class CustomPageCoursesArgs {
  @Field(() => [ID], { description: 'IDs of chosen courses in their order, at most 12.' })
  @AtMostEntries(MAX_BLOCK_COURSES, 'customPages.courses')
  courseIds!: string[];
  @Field(() => ID, { nullable: true, description: 'ID of a category, if no courses are chosen.' })
  categoryId?: string | null;
  @Field(() => Int, { nullable: true, description: 'Number of courses of the category, 1 to 12.' })
  courseCount?: number | null;
}

@Resolver(() => CustomPageDraft)
export class CustomPageDraftResolver {
  @Allow('custom-page:manage')
  @MaxRows(MAX_PAGES)
  @ReadQuery(() => [CustomPageSummary], {
    description: 'The sections of the home page, if they exist, then all custom pages by path. At most 200.',
  })
  customPages() {
    return derived(
      CustomPageSummary,
      latest(sql`true order by p.slug nulls first limit ${MAX_PAGES}::int`),
      WHY,
    );
  }

  @Allow('custom-page:manage')
  @ReadQuery(() => CustomPageDraft, {
    nullable: true,
    description: 'Latest version of a page. Null if the page does not exist, or no version was saved.',
  })
  customPageDraft(
    @Arg('id', () => ID, { nullable: true, description: 'ID of the page. Omitted: the home page.' })
    id: string | null | undefined,
  ) {
    const where = id == null ? sql`p.slug is null` : isUuid(id) ? sql`p.id = ${id}::uuid` : sql`false`;
    return derived(CustomPageDraft, latest(where), WHY);
  }

  @Allow('custom-page:manage')
  @MaxRows(MAX_BLOCK_COURSES)
  @ReadQuery(() => [Course], {
    description:
      'Courses that a block would show now: those on sale among the chosen ones, or of a category.',
  })
  customPageCourses(@Args() { courseIds, categoryId, courseCount }: CustomPageCoursesArgs) {
    return coursesOf({
      courseIds: sql`${JSON.stringify(courseIds)}::jsonb`,
      categoryId: sql`${categoryId ?? null}::text`,
      courseCount: sql`${Math.max(0, Math.min(courseCount ?? MAX_BLOCK_COURSES, MAX_BLOCK_COURSES))}::int`,
    });
  }

  @MaxRows(MAX_LANGUAGES, PARTS)
  @ReadField(() => [CustomPageTranslation], { description: 'Texts, one entry for each language.' })
  translations(@Root() page: Row<CustomPageDraft & { translationList: unknown }>) {
    return derived(
      CustomPageTranslation,
      sql`select e->>'language' as language, e->>'title' as title, e->>'description' as description,
          e->'blocks' as "blockList"
        from jsonb_array_elements(${page.translationList}) e order by e->>'language' desc`,
      WHY,
    );
  }

  @MaxRows(MAX_VERSIONS)
  @ReadField(() => [CustomPageVersion], { description: 'Versions, the latest first. At most 100.' })
  versions(@Root() { id }: Row<CustomPageDraft>) {
    return derived(
      CustomPageVersion,
      sql`select v.number, v.saved_at as "savedAt", a.full_name as "savedByName",
          (select sum(jsonb_array_length(e->'blocks'))::int from jsonb_array_elements(v.translations) e) as "blockCount"
        from custom_page_version v left join person a on a.id = v.saved_by
        where v.page_id = ${id} order by v.number desc limit ${MAX_VERSIONS}::int`,
      WHY,
    );
  }

  @Allow('custom-page:manage')
  @ReadMutation(() => CustomPageDraft, {
    description:
      'Stores a new version, which readers see after `publishCustomPage`. BAD_INPUT: a field is refused. NOT_FOUND: no such page. CONFLICT: a newer version was saved.',
  })
  async saveCustomPage(@Arg('input') input: SaveCustomPageInput, @Ctx() context: Context) {
    return savedPage(await saveCustomPage(context, input));
  }

  @Allow('custom-page:manage')
  @ReadMutation(() => CustomPageDraft, {
    description:
      'Adds a version with the content of an earlier one. NOT_FOUND: no such page or version. CONFLICT: a newer version was saved.',
  })
  async restoreCustomPage(@Arg('input') input: RestoreCustomPageInput, @Ctx() context: Context) {
    return savedPage(await restoreCustomPage(context, input));
  }

  @Allow('custom-page:manage')
  @ReadMutation(() => CustomPageDraft, {
    description:
      'Makes the latest version public. NOT_FOUND: no such page. CONFLICT: a newer version was saved.',
  })
  async publishCustomPage(@Arg('input') input: PublishCustomPageInput, @Ctx() context: Context) {
    return savedPage(await publishCustomPage(context, input));
  }

  @Allow('custom-page:manage')
  @ReadMutation(() => CustomPageDraft, {
    description: 'Makes a page unavailable to readers. Its versions remain. NOT_FOUND: no such page.',
  })
  async unpublishCustomPage(
    @Arg('pageId', () => ID, { description: 'ID of the page, from `customPages`.' })
    pageId: string,
    @Ctx() context: Context,
  ) {
    return savedPage(await unpublishCustomPage(context, pageId));
  }

  @Allow('custom-page:manage')
  @Mutation(() => Deleted, {
    description:
      'Deletes a page with its versions. NOT_FOUND: no such page. CONFLICT: the page is published.',
  })
  async deleteCustomPage(
    @Arg('pageId', () => ID, { description: 'ID of the page, from `customPages`.' })
    pageId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return { id: await deleteCustomPage(context, pageId) };
  }

  @Allow('custom-page:manage')
  @Mutation(() => StoredCustomPagePicture, {
    description:
      'Stores a picture for the blocks of custom pages. BAD_INPUT: the file is too large, has another type, or is an SVG that runs or loads something.',
  })
  async addCustomPagePicture(
    @Arg('input') { uploadId }: AddCustomPagePictureInput,
    @Ctx() context: Context,
  ): Promise<StoredCustomPagePicture> {
    const { name, width, height } = await addBrandingFile(context, { uploadId, kind: 'PAGE' });
    return { name, path: brandingFilePath(name), width, height };
  }
}

@Resolver(() => CustomPageTranslation)
export class CustomPageTranslationResolver {
  @MaxRows(MAX_BLOCKS, PARTS)
  @ReadField(() => [CustomPageBlockDraft], { description: 'Content from top to bottom, at most 30 blocks.' })
  blocks(@Root() { blockList }: Row<CustomPageTranslation & { blockList: unknown }>) {
    return derived(
      CustomPageBlockDraft,
      sql`select b->>'kind' as kind, coalesce(b->'texts', '[]') as texts, b->>'heading' as heading,
          array(select jsonb_array_elements_text(b->'courseIds')) as "courseIds", b->>'categoryId' as "categoryId",
          (b->>'courseCount')::int as "courseCount", b->>'picture' as picture, b->>'alt' as alt,
          b->>'caption' as caption
        from jsonb_array_elements(${blockList}) with ordinality as list(b, n) order by n`,
      WHY,
    );
  }
}
