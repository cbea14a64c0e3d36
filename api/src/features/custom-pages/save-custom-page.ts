import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { isUniqueViolation, runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, notFound } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import { PAGE_LENGTHS } from './blocks.ts';
import { checkTranslations } from './check-translations.ts';
import type { RestoreCustomPageInput, SaveCustomPageInput } from './custom-page-draft.types.ts';
import { assertLatest, type LockedPage, lockPage } from './lock-page.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Stores a new version of a page, which is public once it is published.
 * @throws BAD_INPUT at refused fields; NOT_FOUND; CONFLICT if another administrator has saved a newer version
 */
export async function saveCustomPage(context: Context, input: SaveCustomPageInput): Promise<string> {
  const viewer = signedIn(context);
  const slug = input.slug?.trim() ?? null;
  const isRefused = slug !== null && (!SLUG.test(slug) || slug.length > PAGE_LENGTHS.slug);
  const translations = await checkTranslations(
    context.em,
    input.translations,
    slug === null,
    isRefused ? [{ field: 'slug', message: 'customPages.slug' }] : [],
  );
  return context.em.transactional(async (em) => {
    const page = input.pageId ? await lockPage(em, input.pageId) : await addPage(em, slug);
    assertLatest(page, input.pageId ? input.expectedVersion : 0);
    if (page.slug !== slug) await changeSlug(em, page, slug);
    await addVersion(em, page, {
      columns: sql`${input.isInFooter}::boolean, ${input.isAboveCourses}::boolean, ${JSON.stringify(translations)}::jsonb`,
      savedBy: viewer.id,
    });
    audit(em, context, {
      action: 'custom-page.save',
      targetId: page.id,
      after: { slug, version: page.version + 1 },
    });
    return page.id;
  });
}

/**
 * Adds a version with the content of an earlier one.
 * @throws NOT_FOUND if there is no such version; CONFLICT if another administrator has saved a newer one
 */
export async function restoreCustomPage(context: Context, input: RestoreCustomPageInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const page = await lockPage(em, input.pageId);
    assertLatest(page, input.expectedVersion);
    const isAdded = await addVersion(em, page, {
      columns: sql`v.in_footer, v.above_courses, v.translations`,
      savedBy: viewer.id,
      number: input.number,
    });
    if (!isAdded) throw notFound();
    audit(em, context, {
      action: 'custom-page.restore',
      targetId: page.id,
      after: { restoredVersion: input.number, version: page.version + 1 },
    });
    return page.id;
  });
}

/** @throws BAD_INPUT if another page has the slug; CONFLICT if the home page has sections already */
async function addPage(em: EntityManager, slug: string | null): Promise<LockedPage> {
  const [page] = await runSql<LockedPage>(
    em,
    sql`insert into custom_page (slug) values (${slug}) on conflict do nothing
      returning id, slug, version, published_version as "publishedVersion"`,
  );
  if (page) return page;
  if (slug === null) throw conflict('STALE_VERSION', {}, 'customPages.stale');
  throw badInput('slug', 'customPages.slugTaken');
}

/** Links from elsewhere refer to the path of a published page, so it stays until the page is unpublished. */
async function changeSlug(em: EntityManager, page: LockedPage, slug: string | null): Promise<void> {
  if (page.slug === null || slug === null) throw badInput('slug', 'validation.invalid');
  if (page.publishedVersion !== null) throw badInput('slug', 'customPages.slugPublished');
  try {
    await runSql(em, sql`update custom_page set slug = ${slug} where id = ${page.id}`);
  } catch (error) {
    throw isUniqueViolation(error, 'custom_page_slug_key')
      ? badInput('slug', 'customPages.slugTaken')
      : error;
  }
}

/** @returns false if the version to copy does not exist */
async function addVersion(
  em: EntityManager,
  page: LockedPage,
  version: { columns: ReturnType<typeof sql>; savedBy: string; number?: number },
): Promise<boolean> {
  const source =
    version.number === undefined
      ? sql``
      : sql`from custom_page_version v where v.page_id = ${page.id} and v.number = ${version.number}::int`;
  const [added] = await runSql(
    em,
    sql`insert into custom_page_version (page_id, number, in_footer, above_courses, translations, saved_by)
      select ${page.id}::uuid, ${page.version + 1}::int, ${version.columns}, ${version.savedBy}::uuid ${source}
      returning 1`,
  );
  if (added) await runSql(em, sql`update custom_page set version = version + 1 where id = ${page.id}`);
  return added !== undefined;
}
