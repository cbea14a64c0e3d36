import type { EntityManager } from '@mikro-orm/postgresql';
import { findValue, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { ACADEMY, type Settings } from '../../platform/settings/index.ts';
import { SELLER_MUST_BE_VERIFIED } from './settings.ts';
import { VERIFIED_SELLERS } from './verified-sellers.sql.ts';

/** In an academy the platform is the seller. @throws POLICY if one of the sellers must be verified and is not */
export async function assertSellersVerified(
  em: EntityManager,
  settings: Settings,
  sellerIds: readonly string[],
  reason: 'SELLER_NOT_VERIFIED' | 'SELLER_OF_COURSE_NOT_VERIFIED' = 'SELLER_NOT_VERIFIED',
): Promise<void> {
  if (!settings.get(SELLER_MUST_BE_VERIFIED) || settings.get(ACADEMY)) return;
  const unverified = await findValue<string>(
    em,
    sql`select x.id from unnest(${[...sellerIds]}::uuid[]) x (id) where not exists (
      select 1 from (${VERIFIED_SELLERS}) v where v.person_id = x.id) limit 1`,
  );
  if (unverified) throw policy(reason);
}
