import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { getOperationVerdict } from '../../platform/access/outsiders.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { parseDomains } from '../../platform/input/email-domains.ts';
import {
  ACADEMY,
  CERTIFICATE_LOOKUP,
  COURSE_REVIEW,
  MEMBERS_ONLY,
  type Setting,
  type Settings,
  SIGN_UP_DOMAINS,
  SIGN_UP_OPEN,
} from '../../platform/settings/index.ts';
import { countSettingChanges } from '../operations/index.ts';
import { type SignUpMode, SiteMode, type SiteModeEffects } from './site-mode.types.ts';

export const SITE_SETTINGS: readonly Setting[] = [
  ACADEMY,
  COURSE_REVIEW,
  MEMBERS_ONLY,
  CERTIFICATE_LOOKUP,
  SIGN_UP_OPEN,
  SIGN_UP_DOMAINS,
];

export function getSignUp(settings: Settings): { signUp: SignUpMode; signUpDomains: readonly string[] } {
  if (settings.get(SIGN_UP_OPEN)) return { signUp: 'OPEN', signUpDomains: [] };
  const signUpDomains = parseDomains(settings.get(SIGN_UP_DOMAINS));
  return { signUp: signUpDomains.length ? 'DOMAIN' : 'INVITATION', signUpDomains };
}

export async function readSiteMode(em: EntityManager, settings: Settings): Promise<SiteMode> {
  return Object.assign(new SiteMode(), {
    isAcademy: settings.get(ACADEMY),
    requiresCourseReview: settings.get(COURSE_REVIEW),
    isMembersOnly: settings.get(MEMBERS_ONLY),
    hasCertificateLookup: settings.get(CERTIFICATE_LOOKUP),
    ...getSignUp(settings),
    version: await countSettingChanges(
      em,
      SITE_SETTINGS.map(({ key }) => key),
    ),
  });
}

/** Counts what a change would affect. Changes nothing. */
export async function countEffects(
  em: EntityManager,
  schema: GraphQLSchema,
  domains: readonly string[],
): Promise<SiteModeEffects> {
  const [rows] = await runSql<Omit<SiteModeEffects, 'publicOperations' | 'openOperations'>>(
    em,
    sql`select
        (select count(*)::int from person where is_active) as members,
        (select count(*)::int from person where is_active
          and split_part(lower(email), '@', 2) <> all(${[...domains]}::text[])) as "membersOfOtherDomains",
        (select count(*) + count(distinct teacher_id) + count(distinct category_id) from course
          where status = 'PUBLISHED' and visibility = 'PUBLIC')::int as "publicPages",
        (select count(*)::int from teacher_profile t join person p on p.id = t.person_id where p.is_active) as teachers,
        (select count(*)::int from seller_package where subscription_id is not null) as packages,
        (select count(*)::int from course where status = 'PENDING_REVIEW') as "coursesInReview"`,
    'site-mode.effects',
  );
  const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) =>
      Object.values(type?.getFields() ?? {})
        .filter(({ extensions }) => extensions.allow === 'public')
        .map(({ name }) => `${type!.name}.${name}`),
  );
  return {
    ...rows!,
    publicOperations: operations.length,
    openOperations: operations.filter((name) => getOperationVerdict(name) !== 'closed').length,
  };
}
