import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { BRANDING } from '../../platform/branding/branding.ts';
import { PublicTerms } from '../operations/index.ts';

@Resolver(() => PublicTerms)
export class BrandingTermsResolver {
  @FieldResolver(() => String, { description: 'Name of the academy that runs the platform.' })
  brand(@Ctx() { services }: Context): string {
    return services.settings.getDocument(BRANDING).name;
  }
}
