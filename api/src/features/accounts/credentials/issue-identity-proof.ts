import { LockMode } from '@mikro-orm/core';
import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { type IssuedProof, issueProof } from '../../../graphql/identity-proof.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { countCodeAttempt, redeemFactorCode, requiresCode } from '../two-step/second-factor.ts';
import { User } from '../user.entity.ts';
import { proveIdentity } from './prove-identity.ts';

@InputType({ description: 'Credentials that confirm the identity of the viewer.' })
export class ProveIdentityInput {
  @Field(() => String, {
    nullable: true,
    description: 'Password of the viewer. Omit it if the account has none.',
  })
  @IsOptional()
  @MaxLength(128, { message: 'accounts.password' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the authenticator app or a recovery code. Required if two-step sign-in is enabled.',
  })
  @IsOptional()
  @MaxLength(40, { message: 'validation.invalid' })
  code?: string | null;
}

@ObjectType({ description: 'Short-lived token that lets the viewer’s session perform protected operations.' })
export class IdentityProof implements IssuedProof {
  @Field({
    description: 'Token for the header `X-Identity-Proof`, sent with the access token of the same session.',
  })
  token!: string;
  @Field(() => DateTime, { description: 'Time at which the token expires, ten minutes after its creation.' })
  expiresAt!: Date;
}

/**
 * Requires every factor of the sign-in from the viewer. A person without a password and without an authenticator must
 * have signed in recently.
 * @throws INVALID_CREDENTIALS at the field `password` or `code`
 * @throws RATE_LIMITED, POLICY
 */
export async function issueIdentityProof(
  context: Context,
  { password, code }: ProveIdentityInput,
): Promise<IssuedProof> {
  const { id, sessionId } = signedIn(context);
  const { keys } = context.services;
  const takesCode = await requiresCode(context.em, id);
  const person = await context.em.findOneOrFail(User, id, { populate: ['passwordHash'] });
  if (person.passwordHash || !takesCode) await proveIdentity(context, { password, field: 'password' });
  if (takesCode) {
    const clearAttempts = await countCodeAttempt(context, id);
    await context.em.transactional(async (em) => {
      await em.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await redeemFactorCode(em, keys, id, code);
    });
    await clearAttempts();
  }
  return issueProof(keys, sessionId);
}
