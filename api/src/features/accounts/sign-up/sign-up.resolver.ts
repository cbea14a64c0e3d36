import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { AcceptsBadToken } from '../../../graphql/bearer.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import { createPageType, page, ReadQuery, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { MailRequest } from '../credentials/one-time-code.ts';
import {
  InviteToSignUpInput,
  inviteToSignUp,
  WithdrawSignUpInvitationInput,
  withdrawSignUpInvitation,
} from './invite-to-sign-up.ts';
import { RequestSignUpLinkInput, requestSignUpLink } from './request-sign-up-link.ts';

@ObjectType({ description: 'A pending invitation to create an account.' })
export class SignUpInvitation {
  @Field(() => ID, { description: 'Unique invitation ID. Immutable.' })
  id!: string;
  @Field({ description: 'Email address that was invited to create an account.' })
  email!: string;
  @Field(() => DateTime, { description: 'Time of the last email.' })
  sentAt!: Date;
  @Field(() => DateTime, { description: 'Time until which the link of the last email is valid.' })
  expiresAt!: Date;
  @Field({ description: 'True if the link has expired, so that the address can be invited again.' })
  isExpired!: boolean;
}
const SignUpInvitationPage = createPageType('SignUpInvitationPage', () => SignUpInvitation);

@ObjectType({ description: 'Result of inviting people to create an account.' })
export class SentSignUpInvitations {
  @Field(() => Int, { description: 'Number of emails sent. Addresses with an account are skipped.' })
  sentCount!: number;
}

@ObjectType({ description: 'Result of withdrawing an invitation.' })
export class WithdrawnSignUpInvitation {
  @Field(() => ID, { description: 'Same ID as in the input, for clients that remove the row.' })
  invitationId!: string;
}

@Resolver()
export class SignUpResolver {
  @Allow('person:create')
  @ReadQuery(() => SignUpInvitationPage, {
    description: 'Pending invitations to create an account, the latest email first.',
  })
  signUpInvitations(@Args() { page: number, limit }: PageArgs) {
    return page(
      SignUpInvitation,
      (each) => ({ orderBy: sql`${each.sentAt} desc, ${each.id}`, page: number, limit }),
      {
        from: sql`select i.id, i.email::text as email, i.sent_at as "sentAt", i.expires_at as "expiresAt",
            i.expires_at < now() as "isExpired"
          from sign_up_invitation i where i.used_at is null and i.withdrawn_at is null and i.inviter_id is not null`,
        skipVisibility: 'The query requires the permission to create accounts.',
      },
    );
  }

  @Allow('person:create')
  @Mutation(() => SentSignUpInvitations, {
    description:
      'Mails single-use links, valid for 7 days, with which their receivers create an account in every sign-up mode. BAD_INPUT: an address is invalid.',
  })
  async inviteToSignUp(
    @Arg('input') input: InviteToSignUpInput,
    @Ctx() context: Context,
  ): Promise<SentSignUpInvitations> {
    return { sentCount: await inviteToSignUp(context, input) };
  }

  @Allow('person:create')
  @Mutation(() => WithdrawnSignUpInvitation, {
    description:
      'Withdraws an invitation to create an account, so that its link is invalid. GONE: it was used or withdrawn meanwhile.',
  })
  async withdrawSignUpInvitation(
    @Arg('input') input: WithdrawSignUpInvitationInput,
    @Ctx() context: Context,
  ): Promise<WithdrawnSignUpInvitation> {
    await withdrawSignUpInvitation(context, input);
    return { invitationId: input.invitationId };
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => MailRequest, {
    description:
      'Mails a link with which an address of an allowed domain creates an account. The response does not reveal whether the address has an account. BAD_INPUT: the domain is not allowed. POLICY: the sign-up mode is not DOMAIN. RATE_LIMITED: too many emails.',
  })
  requestSignUpLink(
    @Arg('input') input: RequestSignUpLinkInput,
    @Ctx() context: Context,
  ): Promise<MailRequest> {
    return requestSignUpLink(context, input);
  }
}
