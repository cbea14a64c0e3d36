import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  createPageType,
  derived,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  resultRow,
  sql,
} from '../../graphql/read/index.ts';
import { LOCALES, type Locale } from '../../platform/i18n/messages/index.ts';
import { LegalDocumentKind } from '../accounts/index.ts';
import { Deleted } from '../operations/index.ts';
import { LegalDocument } from './legal-document.entity.ts';
import { LegalAcceptance, LegalAcceptanceFigures, LegalDraft } from './legal-draft.types.ts';
import { placeholderNames } from './placeholders.ts';
import { PublishLegalDocumentInput, publishLegalDocument } from './publish-legal-document.ts';
import {
  DiscardLegalDraftInput,
  discardLegalDraft,
  SaveLegalDraftInput,
  saveLegalDraft,
} from './save-legal-draft.ts';

const KIND = { description: 'Subject of the document.' };
const LegalAcceptancePage = createPageType('LegalAcceptancePage', () => LegalAcceptance);

@ArgsType()
class LegalVersionArgs {
  @Field(() => LegalDocumentKind, KIND)
  kind!: LegalDocumentKind;
  @Field(() => Int, { description: 'Number of the version.' })
  number!: number;
}

@ArgsType()
class LegalAcceptancesArgs extends PageArgs {
  @Field(() => LegalDocumentKind, KIND)
  kind!: LegalDocumentKind;
  @Field(() => Int, { description: 'Number of the version.' })
  number!: number;
}

const draftRows = (kind: LegalDocumentKind, locale: Locale | null = null) => sql`
  select ${kind}::text || '-' || l.locale as id, ${kind}::text as kind, l.locale, coalesce(d.title, v.title, '') as title,
    coalesce(d.body, v.body, '{"type":"doc","content":[]}') as body, v.body as "publishedBody", d.version,
    d.saved_at as "savedAt", p.full_name as "savedByName"
  from unnest(${LOCALES}::text[]) with ordinality l(locale, position)
  left join legal_draft d on d.kind = ${kind} and d.locale = l.locale
  left join person p on p.id = d.saved_by
  left join lateral (select v.title, v.body from legal_document v where v.kind = ${kind} and v.locale = l.locale
    order by v.number desc limit 1) v on true
  where ${locale}::text is null or l.locale = ${locale} order by l.position`;
const WHY_DRAFTS = 'Drafts contain no personal data except for the name of their author.';

@Resolver()
export class LegalDraftResolver {
  @Allow('legal-document:manage')
  @MaxRows(2)
  @ReadQuery(() => [LegalDraft], {
    description: 'Drafts of the next version of a document, one for each language.',
  })
  legalDrafts(@Arg('kind', () => LegalDocumentKind, KIND) kind: LegalDocumentKind) {
    return derived(LegalDraft, draftRows(kind), WHY_DRAFTS);
  }

  @Allow('legal-document:manage')
  @Query(() => [String], {
    description:
      'Names of the placeholders that a document may contain, for example `refundDays` for `{{refundDays}}`.',
  })
  legalPlaceholders(): readonly string[] {
    return placeholderNames;
  }

  @Allow('legal-document:manage')
  @ReadQuery(() => LegalAcceptanceFigures, {
    nullable: true,
    description: 'How many of the people whom a version concerns have accepted it.',
  })
  legalAcceptanceFigures(@Args() { kind, number }: LegalVersionArgs) {
    return derived(
      LegalAcceptanceFigures,
      sql`select count(*) filter (where exists (select 1 from legal_acceptance a
            where a.person_id = p.id and a.kind = ${kind} and a.number >= ${number}))::int as accepted,
          count(*)::int as total
        from person p where p.is_active and p.erased_at is null and (${kind} <> 'RULES' or 'TEACHER' = any(p.roles))`,
      'Only counts are read.',
    );
  }

  @Allow('legal-document:manage')
  @ReadQuery(() => LegalAcceptancePage, { description: 'Acceptances of a version, the latest first.' })
  legalAcceptances(@Args() { kind, number, page: pageNumber, limit }: LegalAcceptancesArgs) {
    return page(
      LegalAcceptance,
      (a) => ({ orderBy: sql`${a.acceptedAt} desc, ${a.personId}`, page: pageNumber, limit }),
      {
        from: sql`select a.person_id as "personId", p.full_name as name, a.accepted_at as "acceptedAt"
          from legal_acceptance a join person p on p.id = a.person_id where a.kind = ${kind} and a.number = ${number}`,
        skipVisibility: 'Administrators of legal documents may read who accepted which version.',
      },
    );
  }

  @Allow('legal-document:manage')
  @ReadMutation(() => LegalDraft, {
    description:
      'Stores a draft of the next version. BAD_INPUT: the title or the text is invalid. CONFLICT: a newer draft was saved.',
  })
  async saveLegalDraft(@Arg('input') input: SaveLegalDraftInput, @Ctx() context: Context) {
    await saveLegalDraft(context, input);
    return derived(LegalDraft, draftRows(input.kind, input.locale), WHY_DRAFTS);
  }

  @Allow('legal-document:manage')
  @Mutation(() => Deleted, {
    description:
      'Deletes the drafts of a document in all languages. BAD_INPUT: no such kind of document. Without drafts, nothing happens.',
  })
  async discardLegalDraft(
    @Arg('input') { kind }: DiscardLegalDraftInput,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    await discardLegalDraft(context, kind);
    return { id: kind };
  }

  @Allow('legal-document:manage')
  @ReadMutation(() => LegalDocument, {
    description:
      'Publishes the drafts of a document as its next version, which can’t be changed afterwards. BAD_INPUT: the time is too early or too late. CONFLICT: there is no Vietnamese draft, or a later version is announced.',
  })
  async publishLegalDocument(@Arg('input') input: PublishLegalDocumentInput, @Ctx() context: Context) {
    return resultRow(LegalDocument, await publishLegalDocument(context, input));
  }
}
