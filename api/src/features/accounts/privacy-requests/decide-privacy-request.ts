import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockById } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { type AuditAction, audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { withdrawConsents } from '../consents/set-consent.ts';
import { scheduleErasure } from '../personal-data/request-erasure.ts';
import { startExport } from '../personal-data/request-export.ts';
import { User } from '../user.entity.ts';
import { PrivacyRequest, type PrivacyRequestKind } from './privacy-request.entity.ts';

@InputType({ description: 'Acceptance of a request about personal data.' })
export class AcceptPrivacyRequestInput {
  @Field(() => ID, { description: 'ID of an open request.' })
  requestId!: string;
  @Field({ description: 'Answer that is sent to the person, 10 to 2,000 characters.' })
  @TrimmedLength(10, 2000, { message: 'accounts.privacyText' })
  answer!: string;
}

@InputType({ description: 'Refusal of a request about personal data.' })
export class RefusePrivacyRequestInput extends AcceptPrivacyRequestInput {
  @Field({ description: 'Article of the law on which the refusal relies, 3 to 200 characters.' })
  @TrimmedLength(3, 200, { message: 'accounts.privacyArticle' })
  article!: string;
}

/** The effects of accepting a request of each kind. A correction is made by the administrator. */
const EFFECTS: Partial<
  Record<PrivacyRequestKind, (em: EntityManager, context: Context, personId: string) => Promise<unknown>>
> = {
  COPY: startExport,
  DELETION: scheduleErasure,
  RESTRICTION: withdrawConsents,
  WITHDRAWAL: withdrawConsents,
};

/** Accepts a request and applies its effects at once. */
export const acceptPrivacyRequest = (
  context: Context,
  { requestId, answer }: AcceptPrivacyRequestInput,
): Promise<string> =>
  decide(context, requestId, 'privacy-request.accept', async (em, request, by) => {
    request.accept(by, answer.trim());
    await em.flush();
    await EFFECTS[request.kind]?.(em, context, request.person.id);
  });

export const refusePrivacyRequest = (
  context: Context,
  { requestId, answer, article }: RefusePrivacyRequestInput,
): Promise<string> =>
  decide(context, requestId, 'privacy-request.refuse', async (_, request, by) =>
    request.refuse(by, answer.trim(), article.trim()),
  );

/**
 * Answers a request, and sends the answer to the person.
 * @throws NOT_FOUND
 * @throws CONFLICT if it was answered before
 * @throws POLICY for the viewer's own request
 */
function decide(
  context: Context,
  requestId: string,
  action: AuditAction,
  act: (em: EntityManager, request: PrivacyRequest, by: User) => Promise<void>,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const request = await lockById(em, PrivacyRequest, requestId);
    if (request.person.id === viewer.id) throw policy('OWN_PRIVACY_REQUEST');
    await act(em, request, em.getReference(User, viewer.id));
    await em.flush();
    const { id, kind, status, article } = request;
    audit(em, context, {
      action,
      targetType: 'privacy-request',
      targetId: id,
      after: { kind, status, ...(article && { article }) },
    });
    await notify(em, context.services, request.person.id, {
      kind: 'PRIVACY_REQUEST_ANSWERED',
      params: { status: status as 'ACCEPTED' | 'REFUSED', answer: request.answer!, article: article ?? '' },
      link: '/dashboard/profile/data',
    });
    return id;
  });
}
