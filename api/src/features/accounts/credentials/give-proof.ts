import { LockMode } from '@mikro-orm/core';
import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { type IssuedProof, issueProof } from '../../../graphql/identity-proof.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { asksForCode, countCode, spendCode } from '../two-step/second-factor.ts';
import { User } from '../user.entity.ts';
import { proveIdentity } from './prove-identity.ts';

@InputType({ description: 'Proof that it is really the owner of the account who asks.' })
export class ProveIdentityInput {
  @Field(() => String, { nullable: true, description: 'The password; left out by people who have none.' })
  @IsOptional()
  @MaxLength(128, { message: 'accounts.password' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of the authenticator, or a recovery code, where two-step sign-in is on.',
  })
  @IsOptional()
  @MaxLength(40, { message: 'validation.invalid' })
  code?: string | null;
}

@ObjectType({ description: 'Lets the viewer’s session do for a while what an access token alone may not.' })
export class IdentityProof implements IssuedProof {
  @Field({ description: 'For the header `X-Identity-Proof`, beside the access token of the same session.' })
  token!: string;
  @Field(() => DateTime, { description: 'When it ends: after ten minutes.' })
  expiresAt!: Date;
}

/**
 * Requires every factor of the sign-in from the viewer. A person without a password and without an authenticator must
 * have signed in recently.
 * @throws INVALID_CREDENTIALS at the field `password` or `code`
 * @throws RATE_LIMITED, POLICY
 */
export async function giveProof(
  context: Context,
  { password, code }: ProveIdentityInput,
): Promise<IssuedProof> {
  const { id, sessionId } = signedIn(context);
  const { keys } = context.services;
  const takesCode = await asksForCode(context.em, id);
  const person = await context.em.findOneOrFail(User, id, { populate: ['passwordHash'] });
  if (person.passwordHash || !takesCode) await proveIdentity(context, { password, field: 'password' });
  if (takesCode) {
    const forgive = await countCode(context, id);
    await context.em.transactional(async (em) => {
      await em.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await spendCode(em, keys, id, code);
    });
    await forgive();
  }
  return issueProof(keys, sessionId);
}
