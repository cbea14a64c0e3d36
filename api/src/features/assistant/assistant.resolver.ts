import { Arg, Args, Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  Costs,
  createPageType,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { PackageCode } from '../courses/index.ts';
import { creditsUsedSql, THIS_MONTH } from './allowance.ts';
import { AssistantProvider } from './assistant.enums.ts';
import { AssistantRequest } from './assistant-request.entity.ts';
import { CreateSuggestionInput, createSuggestion } from './create-suggestion.ts';
import { providerKind } from './provider.ts';
import { recordAppliedDraft } from './record-applied-draft.ts';

const MAX_QUESTIONS = 5;
/** A picture has some hundred kilobytes, while a row has some hundred bytes. */
const PICTURE_COST = 100;
const AssistantRequestPage = createPageType('AssistantRequestPage', () => AssistantRequest);

@ObjectType({ description: 'A teacher’s monthly allowance for the assistant, and its provider.' })
export class AssistantAllowance {
  @Field(() => Int, { description: 'Monthly credits of the teacher’s package. Each draft uses one.' })
  credits!: number;
  @Field(() => Int, { description: 'Credits used this month, excluding refunded ones.' })
  used!: number;
  @Field(() => DateTime, {
    description: 'Start of the next month in Vietnam time, when the credits are renewed.',
  })
  renewsAt!: Date;
  @Field(() => PackageCode, { description: 'Package that includes the credits.' })
  package!: PackageCode;
  @Field(() => AssistantProvider, { description: 'Provider that writes the drafts.' })
  provider!: AssistantProvider;
  @Field({ description: 'True if the provider can also generate images.' })
  drawsPictures!: boolean;
}

@ObjectType({
  description: 'A quiz question drafted by the assistant. It is in no question bank until it is added.',
})
export class SuggestedQuestion {
  @Field({ description: 'Text of the question, as plain text.' })
  prompt!: string;
  @Field(() => [String], { description: 'Two to six choices, as plain text.' })
  choices!: string[];
  @Field(() => [Int], { description: 'Indexes of the correct choices, from 0.' })
  right!: number[];
  @Field({ description: 'Explanation of the correct choices, as plain text.' })
  explanation!: string;
}

@Resolver(() => AssistantRequest)
export class AssistantResolver {
  @Allow('assistant:use')
  @ReadQuery(() => AssistantAllowance, {
    nullable: true,
    description: 'Credits of the viewer for this month, and the provider of the drafts.',
  })
  assistantAllowance(@Ctx() context: Context) {
    const { id } = signedIn(context);
    const { assistant } = context.services.config;
    const provider = providerKind(assistant);
    const draws = !!assistant?.imageModel;
    return derived(
      AssistantAllowance,
      sql`select s.ai_credits as credits, ${creditsUsedSql(id)} as used, s.code as package, ${provider}::text as provider,
          ${draws}::boolean as "drawsPictures",
          (${THIS_MONTH} + interval '1 month') at time zone 'Asia/Ho_Chi_Minh' as "renewsAt"
        from seller_package s where s.teacher_id = ${id}`,
      'The query reads only the viewer’s own figures.',
    );
  }

  @Allow('assistant:use')
  @ReadQuery(() => AssistantRequestPage, {
    description: 'Requests of the viewer to the assistant, newest first.',
  })
  assistantRequests(@Args() { page: number, limit }: PageArgs) {
    return page(AssistantRequest, (r) => ({
      orderBy: sql`${r.createdAt} desc, ${r.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('assistant:use')
  @ReadQuery(() => AssistantRequest, {
    nullable: true,
    description: 'Request of the viewer by ID, for polling its state. Null for requests of others.',
  })
  assistantRequest(@Arg('id', () => ID, { description: 'ID of a request of the viewer.' }) id: string) {
    return rows(AssistantRequest, (r) => ({ where: sql`${r.id} = ${uuid(id)}` }));
  }

  @Allow('assistant:use')
  @ReadMutation(() => AssistantRequest, {
    description:
      'Uses one credit to request a draft, which is written asynchronously and never changes a course by itself. The credit is refunded if there is no draft. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. BAD_INPUT: the lesson is invalid. POLICY: there is no provider, the provider generates no images, no credits are left, too many drafts failed, or the lesson is too short. CONFLICT: the idempotencyKey was used with another input.',
  })
  async createSuggestion(@Arg('input') input: CreateSuggestionInput, @Ctx() context: Context) {
    const id = await createSuggestion(context, input);
    return resultRow(AssistantRequest, id);
  }

  @Allow('assistant:use')
  @ReadMutation(() => AssistantRequest, {
    description:
      'Records that the viewer applied a draft of texts or questions to the course, which then states that a model drafted a part of it (`hasAiText`). NOT_FOUND: no such finished draft of the viewer. FORBIDDEN: the viewer may no longer edit the course.',
  })
  async recordAppliedDraft(
    @Arg('requestId', () => ID, { description: 'ID of a finished request of the viewer.' }) requestId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(AssistantRequest, await recordAppliedDraft(context, requestId));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the lesson to which the request refers. Null if it refers to none.',
  })
  lessonId(@Root() { lesson }: Row<AssistantRequest>) {
    return lesson;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the lesson to which the request refers. Null if it refers to none.',
  })
  lessonTitle(@Root() { lesson }: Row<AssistantRequest>) {
    return sql`(select l.title from lesson l where l.id = ${lesson})`;
  }

  @ReadField(() => Int, { description: 'Credits used by the request. 0 if they were refunded.' })
  creditsTaken(@Root() { state, credits }: Row<AssistantRequest>) {
    return sql`case when ${state} = 'FAILED' then 0 else ${credits} end`;
  }

  @Costs(PICTURE_COST)
  @ReadField(() => String, {
    nullable: true,
    description:
      'Generated image of 1280 × 720 pixels, as a WebP `data:` URL. Null for other kinds, and after 30 days.',
  })
  picture(@Root() { id }: Row<AssistantRequest>) {
    return sql`(select 'data:image/webp;base64,' || a.picture from assistant_request a where a.id = ${id})`;
  }

  @MaxRows(MAX_QUESTIONS)
  @ReadField(() => [SuggestedQuestion], { description: 'Drafted quiz questions. Empty for other kinds.' })
  questions(@Root() { questions }: Row<AssistantRequest>) {
    return derived(
      SuggestedQuestion,
      sql`select q.value->>'prompt' as prompt, q.value->>'explanation' as explanation,
          array(select jsonb_array_elements_text(q.value->'choices')) as choices,
          array(select jsonb_array_elements_text(q.value->'right')::int) as "right"
        from jsonb_array_elements(${questions}) with ordinality q(value, place) order by q.place`,
      'Only the person who made the request sees it.',
    );
  }
}
