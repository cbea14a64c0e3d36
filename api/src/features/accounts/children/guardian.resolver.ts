import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { AcceptsBadToken } from '../../../graphql/bearer.ts';
import type { Context } from '../../../graphql/context.ts';
import { ReadField, ReadMutation, type Row, resultRow, rows, sql } from '../../../graphql/read/index.ts';
import { PublicTerms } from '../../operations/index.ts';
import { Person } from '../admin/person.view.ts';
import { User } from '../user.entity.ts';
import {
  AnswerGuardianRequestInput,
  answerGuardianRequest,
  OpenGuardianRequestInput,
  openGuardianRequest,
  ReceivedGuardianRequest,
} from './answer-guardian-request.ts';
import {
  AskGuardianInput,
  AskGuardianOfInput,
  askGuardian,
  askGuardianOf,
  closeProfile,
} from './ask-guardian.ts';
import { ASK_BIRTH_YEAR, hasClosedProfile } from './closed-profile.ts';
import { GuardianRequest } from './guardian-request.entity.ts';

const IS_CLOSED =
  'True if other people see neither name nor picture, because the user is a child and no guardian consents.';
const LATEST = 'Latest request for the consent of a guardian. Null if there is none.';

const latestRequest = (personId: Row<User>['id']) =>
  rows(GuardianRequest, (r) => ({
    where: sql`${r.id} = (select g.id from guardian_request g where g.person_id = ${personId}
      order by g.sent_at desc, g.id desc limit 1)`,
  }));

@Resolver(() => User)
export class GuardianResolver {
  @Allow('account:secure', { viewAs: false })
  @ReadMutation(() => User, {
    description:
      'Mails a link to the guardian of the viewer, valid for 14 days, which replaces that of a pending request. BAD_INPUT: a field is invalid, or the address is the viewer’s own. CONFLICT: the viewer is no child, or the guardian has consented. POLICY: the viewer’s email address is not confirmed. RATE_LIMITED: too many emails.',
  })
  async askGuardian(@Arg('input') input: AskGuardianInput, @Ctx() context: Context) {
    return resultRow(User, await askGuardian(context, input));
  }

  @Allow('account:secure', { viewAs: false })
  @ReadMutation(() => User, {
    description:
      'Withdraws the request of the viewer for a guardian’s consent, or the consent that resulted from it. It closes the profile of a child immediately, and makes the link of the guardian invalid. NOT_FOUND: the account does not exist.',
  })
  async closeProfile(@Ctx() context: Context) {
    return resultRow(User, await closeProfile(context));
  }

  @Allow('person:update')
  @ReadMutation(() => Person, {
    description:
      'Mails a link to the guardian of a child, as `askGuardian` does. NOT_FOUND: no such user. BAD_INPUT: a field is invalid, or the address is the child’s own. CONFLICT: the user is no child, or the guardian has consented. POLICY: the user has permissions that the viewer lacks. RATE_LIMITED: too many emails.',
  })
  async askGuardianOf(@Arg('input') input: AskGuardianOfInput, @Ctx() context: Context) {
    return resultRow(Person, await askGuardianOf(context, input));
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => ReceivedGuardianRequest, {
    description:
      'Request behind the link that a guardian received. It changes nothing. It is a mutation, so that the code appears in no URL. GONE: the link was used or replaced, or has expired. RATE_LIMITED: too many attempts.',
  })
  openGuardianRequest(
    @Arg('input') input: OpenGuardianRequestInput,
    @Ctx() context: Context,
  ): Promise<ReceivedGuardianRequest> {
    return openGuardianRequest(context, input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => ReceivedGuardianRequest, {
    description:
      'Stores the answer of a guardian, mails a receipt and notifies the child. A consent opens the profile; a refusal or a withdrawal leaves it closed or closes it immediately. GONE: the link was used or replaced, or has expired. RATE_LIMITED: too many attempts.',
  })
  answerGuardianRequest(
    @Arg('input') input: AnswerGuardianRequestInput,
    @Ctx() context: Context,
  ): Promise<ReceivedGuardianRequest> {
    return answerGuardianRequest(context, input);
  }

  @ReadField(() => Boolean, { description: IS_CLOSED })
  isProfileClosed(@Root() user: Row<User>) {
    return hasClosedProfile(user);
  }

  @ReadField(() => GuardianRequest, { nullable: true, description: LATEST })
  guardianRequest(@Root() user: Row<User>) {
    return latestRequest(user.id);
  }
}

@Resolver(() => Person)
export class GuardianOfPersonResolver {
  @ReadField(() => Boolean, { description: IS_CLOSED })
  isProfileClosed(@Root() person: Row<User>) {
    return hasClosedProfile(person);
  }

  @ReadField(() => GuardianRequest, { nullable: true, description: LATEST })
  guardianRequest(@Root() person: Row<Person>) {
    return latestRequest(person.id);
  }
}

@Resolver(() => PublicTerms)
export class ChildrenTermsResolver {
  @FieldResolver(() => Boolean, { description: 'True if registration requires the year of birth.' })
  asksBirthYear(@Ctx() { services }: Context): boolean {
    return services.settings.get(ASK_BIRTH_YEAR);
  }
}
