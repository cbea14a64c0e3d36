import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import type { PublishCustomPageInput } from './custom-page-draft.types.ts';
import { assertLatest, lockPage } from './lock-page.ts';

/**
 * Makes the latest version of a page public.
 * @throws NOT_FOUND; CONFLICT if another administrator has saved a newer version
 */
export function publishCustomPage(context: Context, input: PublishCustomPageInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const page = await lockPage(em, input.pageId);
    assertLatest(page, input.expectedVersion);
    if (page.publishedVersion === page.version) return page.id;
    await runSql(
      em,
      sql`update custom_page set published_version = version, published_at = now() where id = ${page.id}`,
    );
    audit(em, context, {
      action: 'custom-page.publish',
      targetId: page.id,
      before: { publishedVersion: page.publishedVersion },
      after: { publishedVersion: page.version },
    });
    return page.id;
  });
}

/**
 * Makes a page unavailable to readers. Its versions remain.
 * @throws NOT_FOUND
 */
export function unpublishCustomPage(context: Context, pageId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const page = await lockPage(em, pageId);
    if (page.publishedVersion === null) return page.id;
    await runSql(
      em,
      sql`update custom_page set published_version = null, published_at = null where id = ${page.id}`,
    );
    audit(em, context, {
      action: 'custom-page.unpublish',
      targetId: page.id,
      before: { publishedVersion: page.publishedVersion },
      after: { publishedVersion: null },
    });
    return page.id;
  });
}

/**
 * Deletes a page with its versions.
 * @throws NOT_FOUND; CONFLICT if the page is published
 */
export function deleteCustomPage(context: Context, pageId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const page = await lockPage(em, pageId);
    if (page.publishedVersion !== null) throw conflict('CUSTOM_PAGE_PUBLISHED');
    await runSql(em, sql`delete from custom_page where id = ${page.id}`);
    audit(em, context, { action: 'custom-page.delete', targetId: page.id, before: { slug: page.slug } });
    return page.id;
  });
}
