import { Arg, Args, Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  Costs,
  derived,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { PackageCode } from '../courses/index.ts';
import { creditsUsed, THIS_MONTH } from './allowance.ts';
import { AssistantProvider } from './assistant.enums.ts';
import { AssistantRequest } from './assistant-request.entity.ts';
import { CreateSuggestionInput, createSuggestion } from './create-suggestion.ts';
import { providerKind } from './provider.ts';

const MAX_QUESTIONS = 5;
/** A picture has some hundred kilobytes, while a row has some hundred bytes. */
const PICTURE_COST = 100;
const AssistantRequestPage = pageOf('AssistantRequestPage', () => AssistantRequest);

@ObjectType({ description: 'How much of the assistant a teacher has this month, and who writes its drafts.' })
export class AssistantAllowance {
  @Field(() => Int, { description: 'Credits of the teacher’s package for a month; each draft takes one.' })
  credits!: number;
  @Field(() => Int, { description: 'Used this month, without those that were given back.' })
  used!: number;
  @Field(() => DateTime, { description: 'When the next month begins in Vietnam, and with it new credits.' })
  renewsAt!: Date;
  @Field(() => PackageCode, { description: 'The package that gives the credits.' })
  package!: PackageCode;
  @Field(() => AssistantProvider, { description: 'Who writes the drafts.' })
  provider!: AssistantProvider;
  @Field({ description: 'Whether the provider draws pictures as well.' })
  drawsPictures!: boolean;
}

@ObjectType({
  description: 'A quiz question as the assistant drafts it; it is in no bank until it is added.',
})
export class SuggestedQuestion {
  @Field({ description: 'What is asked, as plain text.' })
  prompt!: string;
  @Field(() => [String], { description: 'Its choices, two to six, as plain text.' })
  choices!: string[];
  @Field(() => [Int], { description: 'Which choices are right, counted from 0.' })
  right!: number[];
  @Field({ description: 'Why they are right, as plain text.' })
  explanation!: string;
}

@Resolver(() => AssistantRequest)
export class AssistantResolver {
  @Allow('assistant:use')
  @ReadQuery(() => AssistantAllowance, {
    nullable: true,
    description: 'The viewer’s credits of this month, and who writes drafts.',
  })
  assistantAllowance(@Ctx() context: Context) {
    const { id } = signedIn(context);
    const { assistant } = context.services.config;
    const provider = providerKind(assistant);
    const draws = !!assistant?.imageModel;
    return derived(
      AssistantAllowance,
      sql`select s.ai_credits as credits, ${creditsUsed(id)} as used, s.code as package, ${provider}::text as provider,
          ${draws}::boolean as "drawsPictures",
          (${THIS_MONTH} + interval '1 month') at time zone 'Asia/Ho_Chi_Minh' as "renewsAt"
        from seller_package s where s.teacher_id = ${id}`,
      'Only the viewer’s own figures are read.',
    );
  }

  @Allow('assistant:use')
  @ReadQuery(() => AssistantRequestPage, { description: 'What the viewer asked for, the latest first.' })
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
    description: 'One of the viewer’s requests, to see whether its draft is there; null for others.',
  })
  assistantRequest(@Arg('id', () => ID, { description: 'Of a request of the viewer’s own.' }) id: string) {
    return rows(AssistantRequest, (r) => ({ where: sql`${r.id} = ${uuid(id)}` }));
  }

  @Allow('assistant:use')
  @ReadMutation(() => AssistantRequest, {
    description:
      'Takes a credit and asks for a draft, which comes later and changes nothing by itself; it is given back where there is none. NOT_FOUND, FORBIDDEN: not a course that the viewer edits. BAD_INPUT: the lesson. POLICY: no provider, none that draws, no credits, too many that came to nothing, too short a lesson. CONFLICT: the idempotencyKey came with another input.',
  })
  async createSuggestion(@Arg('input') input: CreateSuggestionInput, @Ctx() context: Context) {
    const id = await createSuggestion(context, input);
    return rows(AssistantRequest, (r) => ({ where: sql`${r.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @ReadField(() => ID, { nullable: true, description: 'Of the lesson that was asked about; else absent.' })
  lessonId(@Root() { lesson }: Row<AssistantRequest>) {
    return lesson;
  }

  @ReadField(() => String, { nullable: true, description: 'Title of the lesson that was asked about.' })
  lessonTitle(@Root() { lesson }: Row<AssistantRequest>) {
    return sql`(select l.title from lesson l where l.id = ${lesson})`;
  }

  @ReadField(() => Int, { description: 'Credits that it took: 0 where they were given back.' })
  creditsTaken(@Root() { state, credits }: Row<AssistantRequest>) {
    return sql`case when ${state} = 'FAILED' then 0 else ${credits} end`;
  }

  @Costs(PICTURE_COST)
  @ReadField(() => String, {
    nullable: true,
    description:
      'The picture that was drawn, 1280 by 720, as a `data:` address of WebP; absent with other kinds, and after 30 days.',
  })
  picture(@Root() { id }: Row<AssistantRequest>) {
    return sql`(select 'data:image/webp;base64,' || a.picture from assistant_request a where a.id = ${id})`;
  }

  @MaxRows(MAX_QUESTIONS)
  @ReadField(() => [SuggestedQuestion], { description: 'The questions that were drafted; else none.' })
  questions(@Root() { questions }: Row<AssistantRequest>) {
    return derived(
      SuggestedQuestion,
      sql`select q.value->>'prompt' as prompt, q.value->>'explanation' as explanation,
          array(select jsonb_array_elements_text(q.value->'choices')) as choices,
          array(select jsonb_array_elements_text(q.value->'right')::int) as "right"
        from jsonb_array_elements(${questions}) with ordinality q(value, place) order by q.place`,
      'The request is visible to its asker alone.',
    );
  }
}
