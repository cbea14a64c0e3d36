import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  createPageType,
  derived,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  resultRow,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { personalData } from '../../../platform/access/personal-data.ts';
import { getById } from '../../../platform/db/index.ts';
import { readConsents } from '../consents/read-consents.ts';
import {
  AcceptPrivacyRequestInput,
  acceptPrivacyRequest,
  RefusePrivacyRequestInput,
  refusePrivacyRequest,
} from './decide-privacy-request.ts';
import { PrivacyRequest, PrivacyRequestKind, PrivacyRequestStatus } from './privacy-request.entity.ts';
import { SendPrivacyRequestInput, sendPrivacyRequest } from './send-privacy-request.ts';

@ObjectType({ description: 'Request of a person about personal data, for administrators.' })
export class PrivacyRequestView {
  @Field(() => ID, { description: 'Unique request ID. Immutable.' })
  id!: string;
  @Field(() => PrivacyRequestKind, { description: 'Kind of action that the person requests.' })
  kind!: PrivacyRequestKind;
  @Field(() => PrivacyRequestStatus, { description: 'Current status of the request.' })
  status!: PrivacyRequestStatus;
  @Field(() => String, {
    nullable: true,
    description: 'The request in the person’s own words. Null if the person needed no answer.',
  })
  text?: string | null;
  @Field(() => ID, { description: 'ID of the person who made the request.' })
  personId!: string;
  @Field({ description: 'Full name of the person.' })
  personName!: string;
  @Field(() => DateTime, { description: 'Time of the request.' })
  requestedAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time by which the law requires an answer. Null if the person needed no answer.',
  })
  dueAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the request was answered or done. Null until then.',
  })
  decidedAt?: Date | null;
  @Field(() => String, { nullable: true, description: 'Answer that was sent. Null without one.' })
  answer?: string | null;
  @Field(() => String, { nullable: true, description: 'Article of a refusal. Null unless refused.' })
  article?: string | null;
}
const PrivacyRequestPage = createPageType('PrivacyRequestPage', () => PrivacyRequestView);

@ObjectType({ description: 'Effects of accepting a request about personal data.' })
export class PrivacyRequestEffects {
  @Field(() => [String], {
    description: 'Names of the purposes that stop, in the language of the request.',
  })
  stops!: string[];
  @Field(() => Int, { description: 'Number of kinds of records that are deleted or blanked.' })
  deletedRecords!: number;
  @Field(() => Int, {
    description: 'Number of kinds of records that remain without the name, because a law requires them.',
  })
  keptRecords!: number;
  @Field({ description: 'True if a file with the data is created for the person.' })
  createsFile!: boolean;
}

@ArgsType()
class PrivacyRequestArgs extends PageArgs {
  @Field({ defaultValue: true, description: 'True for open requests; false for the others.' })
  isOpen!: boolean;
}

/** The requests with an answer, and those that people made by themselves. */
const REQUESTS = sql`
  select r.id, r.kind, r.status, r.text, r.person_id as "personId", p.full_name as "personName",
    r.requested_at as "requestedAt", r.due_at as "dueAt", r.decided_at as "decidedAt", r.answer, r.article
  from privacy_request r join person p on p.id = r.person_id
  union all
  select d.id, case d.kind when 'EXPORT' then 'COPY' else 'DELETION' end, 'AUTOMATIC', null, d.person_id, p.full_name,
    d.requested_at, null, d.finished_at, null, null
  from data_request d join person p on p.id = d.person_id where d.status <> 'CANCELLED'`;

const one = (id: string) =>
  derived(PrivacyRequestView, sql`select * from (${REQUESTS}) r where r.id = ${id}`, COMMAND_DECIDED);

const count = (...erasures: string[]): number =>
  new Set(personalData.flatMap(({ table, erasure }) => (erasures.includes(erasure) ? table : []))).size;

@Resolver(() => PrivacyRequest)
export class PrivacyRequestResolver {
  @Allow('account:secure', { viewAs: false })
  @MaxRows(20)
  @ReadQuery(() => [PrivacyRequest], {
    description: 'Requests of the viewer that an administrator answers, newest first; at most 20.',
  })
  myPrivacyRequests(@Ctx() context: Context) {
    return rows(PrivacyRequest, (r) => ({
      where: sql`${r.person} = ${signedIn(context).id}`,
      orderBy: sql`${r.requestedAt} desc, ${r.id} desc`,
    }));
  }

  @Allow('account:secure', { viewAs: false })
  @ReadMutation(() => PrivacyRequest, {
    description:
      'Requests something about the viewer’s personal data, which an administrator answers within two working days. BAD_INPUT: the text is too short or too long. CONFLICT: a request of the same kind is open.',
  })
  async sendPrivacyRequest(@Arg('input') input: SendPrivacyRequestInput, @Ctx() context: Context) {
    return resultRow(PrivacyRequest, await sendPrivacyRequest(context, input));
  }

  @Allow('privacy-request:read')
  @ReadQuery(() => PrivacyRequestPage, {
    description:
      'Requests about personal data: open ones by deadline, or the others, newest first, including those that people made by themselves.',
  })
  privacyRequests(@Args() { isOpen, page: number, limit }: PrivacyRequestArgs) {
    return page(
      PrivacyRequestView,
      (r) => ({
        where: sql`(${r.status} = 'OPEN') = ${isOpen}::boolean`,
        orderBy: sql`case when ${r.status} = 'OPEN' then ${r.dueAt} end, ${r.requestedAt} desc, ${r.id} desc`,
        page: number,
        limit,
      }),
      { from: REQUESTS, skipVisibility: 'The query requires a permission.' },
    );
  }

  @Allow('privacy-request:decide')
  @Query(() => PrivacyRequestEffects, {
    description: 'Effects of accepting an open request. NOT_FOUND: no such request.',
  })
  async privacyRequestEffects(
    @Arg('requestId', () => ID, { description: 'ID of a request that an administrator answers.' })
    requestId: string,
    @Ctx() { em, locale }: Context,
  ): Promise<PrivacyRequestEffects> {
    const { kind, person } = await getById(em, PrivacyRequest, requestId);
    const withdraws = kind === 'RESTRICTION' || kind === 'WITHDRAWAL';
    const consents = withdraws ? await readConsents(em, person.id, locale) : [];
    return {
      stops: consents.flatMap(({ isGiven, title }) => (isGiven ? title : [])),
      deletedRecords: kind === 'DELETION' ? count('delete', 'blank') : 0,
      keptRecords: kind === 'DELETION' ? count('keep') : 0,
      createsFile: kind === 'COPY',
    };
  }

  @Allow('privacy-request:decide')
  @ReadMutation(() => PrivacyRequestView, {
    description:
      'Accepts a request, applies its effects and sends the answer. NOT_FOUND: no such request. BAD_INPUT: the answer is too short or too long. CONFLICT: it was answered before, or the person has an open request of the same effect. POLICY: it is the viewer’s own request, or the account cannot be deleted now.',
  })
  async acceptPrivacyRequest(@Arg('input') input: AcceptPrivacyRequestInput, @Ctx() context: Context) {
    return one(await acceptPrivacyRequest(context, input));
  }

  @Allow('privacy-request:decide')
  @ReadMutation(() => PrivacyRequestView, {
    description:
      'Refuses a request with the article of the law and sends the answer. NOT_FOUND: no such request. BAD_INPUT: the answer or the article is too short or too long. CONFLICT: it was answered before. POLICY: it is the viewer’s own request.',
  })
  async refusePrivacyRequest(@Arg('input') input: RefusePrivacyRequestInput, @Ctx() context: Context) {
    return one(await refusePrivacyRequest(context, input));
  }
}
