import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { conflict, invalidFields } from '../../platform/errors/errors.ts';
import { formatDomains, MAX_DOMAINS, parseDomain } from '../../platform/input/email-domains.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import {
  ACADEMY,
  CERTIFICATE_LOOKUP,
  COURSE_REVIEW,
  MEMBERS_ONLY,
  type Setting,
  type SettingValue,
  SIGN_UP_DOMAINS,
  SIGN_UP_OPEN,
} from '../../platform/settings/index.ts';
import { lockSettings, storeSetting } from '../operations/index.ts';
import { readSiteMode } from './read-site-mode.ts';
import { SignUpMode } from './site-mode.types.ts';

@InputType({ description: 'New site mode. Omitted fields stay as they are.' })
export class ChangeSiteModeInput {
  @Field(() => Boolean, { nullable: true, description: 'True for an academy, false for a marketplace.' })
  isAcademy?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'True if an academy reviews courses.' })
  requiresCourseReview?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'True if only members may see the site.' })
  isMembersOnly?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True if certificates can be looked up on a members-only site.',
  })
  hasCertificateLookup?: boolean | null;
  @Field(() => SignUpMode, { nullable: true, description: 'Rule for the creation of accounts.' })
  signUp?: SignUpMode | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Email domains, at most 50. Required for the mode DOMAIN, ignored for the others.',
  })
  @ArrayMaxSize(MAX_DOMAINS, { message: 'site.domains' })
  @MaxLength(254, { each: true, message: 'site.domain' })
  signUpDomains?: string[] | null;
  @Field(() => Int, {
    nullable: true,
    description: '`SiteMode.version` that the client edited. If omitted, current values are overwritten.',
  })
  expectedVersion?: number | null;
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the history of each changed setting.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
}

/**
 * Changes several settings together, for every process.
 * @throws CONFLICT if one of them was changed since `expectedVersion`
 * @throws BAD_INPUT if a domain is invalid
 */
export async function changeSiteMode(context: Context, input: ChangeSiteModeInput): Promise<void> {
  const { settings } = context.services;
  const changes = toChanges(input);
  await context.em.transactional(async (em) => {
    await lockSettings(em);
    const { version } = await readSiteMode(em, settings);
    if (input.expectedVersion != null && input.expectedVersion !== version)
      throw conflict('STALE_VERSION', { version }, 'operations.settingVersion');
    for (const [setting, value] of changes)
      await storeSetting(em, context, setting, { value, reason: input.reason });
  });
  await settings.reload();
}

function toChanges(input: ChangeSiteModeInput): [Setting, SettingValue][] {
  const { isAcademy, requiresCourseReview, isMembersOnly, hasCertificateLookup, signUp } = input;
  const changes: [Setting, SettingValue | null | undefined][] = [
    [ACADEMY, isAcademy],
    [COURSE_REVIEW, requiresCourseReview],
    [MEMBERS_ONLY, isMembersOnly],
    [CERTIFICATE_LOOKUP, hasCertificateLookup],
    [SIGN_UP_OPEN, signUp && signUp === 'OPEN'],
    [SIGN_UP_DOMAINS, signUp && (signUp === 'DOMAIN' ? toDomains(input.signUpDomains ?? []) : '')],
  ];
  return changes.filter((change): change is [Setting, SettingValue] => change[1] != null);
}

function toDomains(texts: readonly string[]): string {
  const domains = texts.map(parseDomain);
  const faults = texts.flatMap((text, index) =>
    domains[index]
      ? []
      : [{ field: `signUpDomains.${index}`, message: 'site.domain' as const, params: { text } }],
  );
  if (faults.length) throw invalidFields(faults);
  if (!texts.length) throw invalidFields([{ field: 'signUpDomains', message: 'site.domainMissing' }]);
  return formatDomains(domains.filter((domain) => domain !== undefined));
}
