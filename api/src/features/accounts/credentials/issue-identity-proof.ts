import { Field, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { type IssuedProof, issueProof } from '../../../graphql/identity-proof.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { PasswordField, SecondFactorField } from '../input-fields.ts';
import { lockUser } from '../load-user.ts';
import { countCodeAttempt, redeemFactorCode, requiresCode } from '../two-step/second-factor.ts';
import { User } from '../user.entity.ts';
import { proveIdentity } from './prove-identity.ts';

@InputType({ description: 'Credentials that confirm the identity of the viewer.' })
export class ProveIdentityInput {
  @PasswordField('Password of the viewer. Omit it if the account has none.')
  password?: string | null;

  @SecondFactorField()
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
 * @throws INVALID_CREDENTIALS, at the field `password` or `code`, if it is missing or wrong
 * @throws RATE_LIMITED after wrong attempts
 * @throws POLICY if the viewer has no password and the sign-in is not recent
 */
export async function issueIdentityProof(
  context: Context,
  { password, code }: ProveIdentityInput,
): Promise<IssuedProof> {
  const { id, sessionId } = signedIn(context);
  const { keys } = context.services;
  const needsCode = await requiresCode(context.em, id);
  const person = await context.em.findOneOrFail(User, id, { populate: ['passwordHash'] });
  if (person.passwordHash || !needsCode) await proveIdentity(context, { password });
  if (needsCode) {
    const clearAttempts = await countCodeAttempt(context, id);
    await context.em.transactional(async (em) => {
      await lockUser(em, id);
      await redeemFactorCode(em, keys, id, code);
    });
    await clearAttempts();
  }
  return issueProof(keys, sessionId);
}
