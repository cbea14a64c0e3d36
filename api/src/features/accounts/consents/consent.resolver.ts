import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Consent, ConsentReceipt, SetConsentInput } from './consent.types.ts';
import { readConsents, readReceipts } from './read-consents.ts';
import { setConsent } from './set-consent.ts';

@Resolver(() => Consent)
export class ConsentResolver {
  @Allow('account:secure', { viewAs: false })
  @Query(() => [Consent], {
    description: 'Purposes that require consent, each with the viewer’s latest answer.',
  })
  myConsents(@Ctx() context: Context): Promise<Consent[]> {
    return readConsents(context.em, signedIn(context).id, context.locale);
  }

  @Allow('account:secure', { viewAs: false })
  @Query(() => [ConsentReceipt], {
    description: 'Receipts of consents that the viewer gave or withdrew, newest first; at most 100.',
  })
  myConsentReceipts(@Ctx() context: Context): Promise<ConsentReceipt[]> {
    return readReceipts(context);
  }

  @Allow('account:secure', { viewAs: false })
  @Mutation(() => Consent, {
    description:
      'Gives or withdraws a consent, and returns it with its receipt. A withdrawal stops the processing at once and deletes the data that only its purpose needs. An answer that changes nothing gets no receipt. BAD_INPUT: there is no such purpose.',
  })
  async setConsent(@Arg('input') input: SetConsentInput, @Ctx() context: Context): Promise<Consent> {
    await setConsent(context, input);
    const consents = await readConsents(context.em, signedIn(context).id, context.locale);
    return consents.find(({ purpose }) => purpose === input.purpose)!;
  }
}
