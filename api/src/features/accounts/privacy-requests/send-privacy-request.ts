import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { flushUnique } from '../../../platform/db/index.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { workingDaysAfter } from '../../../platform/i18n/dates.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { auditPerson } from '../audit-person.ts';
import { User } from '../user.entity.ts';
import { PrivacyRequest, PrivacyRequestKind } from './privacy-request.entity.ts';

/** Working days that the law allows for the answer (Decree 356/2025). */
const WORKING_DAYS = 2;

@InputType({ description: 'Request of the viewer about personal data.' })
export class SendPrivacyRequestInput {
  @Field(() => PrivacyRequestKind, { description: 'Kind of action that the viewer requests.' })
  kind!: PrivacyRequestKind;
  @Field({ description: 'The request in the viewer’s own words, 10 to 2,000 characters.' })
  @TrimmedLength(10, 2000, { message: 'accounts.privacyText' })
  text!: string;
}

/** @throws CONFLICT if a request of the kind is open */
export function sendPrivacyRequest(
  context: Context,
  { kind, text }: SendPrivacyRequestInput,
): Promise<string> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const request = em.create(PrivacyRequest, {
      person: em.getReference(User, id),
      kind,
      text: text.trim(),
      dueAt: workingDaysAfter(new Date(), WORKING_DAYS),
    });
    await flushUnique(em, 'privacy_request_open', () => conflict('DATA_REQUEST_OPEN'));
    auditPerson(em, context, 'person.request-privacy', id, { after: { kind } });
    return request.id;
  });
}
