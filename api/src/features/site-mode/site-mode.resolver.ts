import { ArrayMaxSize, MaxLength } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Info,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { MAX_DOMAINS, parseDomain } from '../../platform/input/email-domains.ts';
import { ACADEMY, CERTIFICATE_LOOKUP, MEMBERS_ONLY } from '../../platform/settings/index.ts';
import { PublicTerms } from '../operations/index.ts';
import { ChangeSiteModeInput, changeSiteMode } from './change-site-mode.ts';
import { countEffects, getSignUp, readSiteMode } from './read-site-mode.ts';
import { SignUpMode, SiteMode, SiteModeEffects } from './site-mode.types.ts';

@ArgsType()
class SiteModeEffectsArgs {
  @Field(() => [String], {
    defaultValue: [],
    description: 'Email domains to compare addresses with. Invalid ones are ignored.',
  })
  @ArrayMaxSize(MAX_DOMAINS, { message: 'site.domains' })
  @MaxLength(254, { each: true, message: 'site.domain' })
  domains!: string[];
}

@Resolver()
export class SiteModeResolver {
  @Allow('setting:read')
  @Query(() => SiteMode, { description: 'Current site mode.' })
  siteMode(@Ctx() { em, services }: Context): Promise<SiteMode> {
    return readSiteMode(em, services.settings);
  }

  @Allow('setting:read')
  @Query(() => SiteModeEffects, {
    description: 'Dry run: counts what a change of the site mode would affect. Changes nothing.',
  })
  siteModeEffects(
    @Args() { domains }: SiteModeEffectsArgs,
    @Ctx() { em }: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<SiteModeEffects> {
    return countEffects(
      em,
      schema,
      domains.map(parseDomain).filter((domain) => domain !== undefined),
    );
  }

  @Allow('setting:update', { proof: 'always' })
  @Mutation(() => SiteMode, {
    description:
      'Changes the site mode. All server processes apply it within a second. BAD_INPUT: a domain is invalid, or the mode DOMAIN has none. CONFLICT: the site mode was changed since `expectedVersion`.',
  })
  async changeSiteMode(@Arg('input') input: ChangeSiteModeInput, @Ctx() context: Context): Promise<SiteMode> {
    await changeSiteMode(context, input);
    return readSiteMode(context.em, context.services.settings);
  }
}

@Resolver(() => PublicTerms)
export class SiteModeTermsResolver {
  @FieldResolver(() => Boolean, {
    description: 'True for an academy, whose administrators choose the teachers. False for a marketplace.',
  })
  isAcademy(@Ctx() { services }: Context): boolean {
    return services.settings.get(ACADEMY);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if only members may see courses, people and groups. Guests should be asked to sign in.',
  })
  isMembersOnly(@Ctx() { services }: Context): boolean {
    return services.settings.get(MEMBERS_ONLY);
  }

  @FieldResolver(() => Boolean, { description: 'True if guests may look up certificates.' })
  hasCertificateLookup(@Ctx() { services: { settings } }: Context): boolean {
    return !settings.get(MEMBERS_ONLY) || settings.get(CERTIFICATE_LOOKUP);
  }

  @FieldResolver(() => SignUpMode, { description: 'Rule for the creation of accounts.' })
  signUp(@Ctx() { services }: Context): SignUpMode {
    return getSignUp(services.settings).signUp;
  }

  @FieldResolver(() => String, {
    description: 'Email domains of the sign-up mode DOMAIN, separated by commas. Otherwise empty.',
  })
  signUpDomains(@Ctx() { services }: Context): string {
    return getSignUp(services.settings).signUpDomains.join(', ');
  }
}
