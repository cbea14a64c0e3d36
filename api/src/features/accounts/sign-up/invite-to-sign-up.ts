import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { gone, invalidFields } from '../../../platform/errors/errors.ts';
import { isEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { audit } from '../../operations/index.ts';
import { DAYS, sendSignUpInvitation } from './sign-up-invitation.ts';

const MAX_INVITED = 50;

@InputType({ description: 'Input to invite people to create an account.' })
export class InviteToSignUpInput {
  @Field(() => [String], {
    description: 'Email addresses, 1 to 50. A pending invitation is mailed again with a new link.',
  })
  @ArrayMinSize(1, { message: 'accounts.invitedEmails' })
  @ArrayMaxSize(MAX_INVITED, { message: 'accounts.invitedEmails' })
  @MaxLength(254, { each: true, message: 'validation.email' })
  emails!: string[];
}

@InputType({ description: 'Input to withdraw an invitation to create an account.' })
export class WithdrawSignUpInvitationInput {
  @Field(() => ID, { description: 'ID of a pending invitation.' })
  invitationId!: string;
}

/**
 * Mails invitations. Addresses with an account are skipped.
 * @returns number of e-mails
 * @throws BAD_INPUT with each invalid address
 */
export async function inviteToSignUp(context: Context, { emails }: InviteToSignUpInput): Promise<number> {
  const { services, locale } = context;
  const { id: inviterId } = signedIn(context);
  const addresses = emails.map(normalizeEmail);
  const faults = addresses.flatMap((email, index) =>
    isEmailAddress(email) ? [] : [{ field: `emails.${index}`, message: 'validation.email' as const }],
  );
  if (faults.length) throw invalidFields(faults);
  return context.em.transactional(async (em) => {
    const wanted = [...new Set(addresses)];
    const known = await runSql<{ email: string }>(
      em,
      sql`select lower(email) as email from person where lower(email) = any(${wanted}::text[])`,
    );
    const hasAccount = new Set(known.map(({ email }) => email));
    const invited = wanted.filter((email) => !hasAccount.has(email));
    for (const email of invited) {
      const targetId = await sendSignUpInvitation(em, services, { email, inviterId, locale });
      audit(em, context, { action: 'sign-up-invitation.send', targetId, after: { days: DAYS } });
    }
    return invited.length;
  });
}

/** The link in the e-mail becomes invalid. @throws GONE if it was used or withdrawn meanwhile */
export async function withdrawSignUpInvitation(
  context: Context,
  { invitationId }: WithdrawSignUpInvitationInput,
): Promise<void> {
  await context.em.transactional(async (em) => {
    const [withdrawn] = await runSql(
      em,
      sql`update sign_up_invitation set withdrawn_at = now()
        where id = ${uuid(invitationId)} and used_at is null and withdrawn_at is null returning id`,
      'sign-up-invitation.withdraw',
    );
    if (!withdrawn) throw gone('LINK_GONE');
    audit(em, context, {
      action: 'sign-up-invitation.withdraw',
      targetId: invitationId,
      after: { isWithdrawn: true },
    });
  });
}
