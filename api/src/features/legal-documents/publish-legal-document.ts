import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { defineDays } from '../../platform/settings/index.ts';
import { LegalDocumentKind } from '../accounts/index.ts';
import { audit } from '../operations/index.ts';

const DAY = 86_400_000;
const MAX_DAYS = 365;

/** Days between the publication of a version and the time from which it applies. */
export const TERMS_NOTICE_DAYS = defineDays('terms.noticeDays', { default: 5, least: 0, most: 60 });

@InputType({ description: 'Publication of the drafts of a legal document as its next version.' })
export class PublishLegalDocumentInput {
  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  kind!: LegalDocumentKind;
  @Field(() => DateTime, {
    description:
      'Time from which the version applies: after the notice period of the settings, and within a year.',
  })
  effectiveFrom!: Date;
  @Field({ description: 'Changes of this version, in one Vietnamese sentence of 3 to 120 characters.' })
  @TrimmedLength(3, 120, { message: 'legal.summary' })
  summaryVi!: string;
  @Field(() => String, { nullable: true, description: 'The same in English, for the English draft.' })
  @TrimmedLength(3, 120, { message: 'legal.summary' })
  summaryEn?: string | null;
  @Field({
    description: 'True if everyone whom the document concerns has to accept the version at the next sign-in.',
  })
  mustAccept!: boolean;
}

/**
 * Published versions never change. Readers of a language without a draft get the Vietnamese text.
 * @throws BAD_INPUT if the time is too early or too late
 * @throws CONFLICT if there is no Vietnamese draft, or a version was announced for a later time
 */
export function publishLegalDocument(context: Context, input: PublishLegalDocumentInput): Promise<string> {
  const viewer = signedIn(context);
  const { kind, effectiveFrom, mustAccept } = input;
  const noticeDays = context.services.settings.get(TERMS_NOTICE_DAYS);
  const wait = effectiveFrom.getTime() - Date.now();
  // An hour of grace, because the form is filled in before it is sent
  if (wait < noticeDays * DAY - 3_600_000)
    throw badInput('effectiveFrom', 'legal.tooEarly', { days: noticeDays });
  if (wait > MAX_DAYS * DAY) throw badInput('effectiveFrom', 'legal.tooLate', { max: MAX_DAYS });
  return context.em.transactional(async (em) => {
    const drafts = await runSql<{ locale: string }>(
      em,
      sql`select locale from legal_draft where kind = ${kind} order by locale for update`,
    );
    if (!drafts.some(({ locale }) => locale === 'vi')) throw conflict('LEGAL_DRAFT_MISSING');
    const [latest] = await runSql<{ number: number; announced: boolean }>(
      em,
      sql`select number, effective_from >= ${effectiveFrom} as announced from legal_document
        where kind = ${kind} order by number desc limit 1`,
    );
    if (latest?.announced) throw conflict('LEGAL_VERSION_ANNOUNCED');
    const number = (latest?.number ?? 0) + 1;
    const [published] = await runSql<{ id: string }>(
      em,
      sql`with published as (
          insert into legal_document (kind, locale, number, title, body, effective_from, summary, must_accept, published_by)
          select d.kind, d.locale, ${number}, d.title, d.body, ${effectiveFrom},
            case d.locale when 'en' then ${input.summaryEn?.trim() ?? null} else ${input.summaryVi.trim()} end,
            ${mustAccept}, ${viewer.id} from legal_draft d where d.kind = ${kind} returning id, locale),
        gone as (delete from legal_draft where kind = ${kind})
        select id from published where locale = 'vi'`,
    );
    audit(em, context, {
      action: 'legal-document.publish',
      targetId: published!.id,
      after: { kind, version: number, mustAccept, effectiveFrom: effectiveFrom.toISOString() },
      reason: input.summaryVi.trim(),
    });
    return published!.id;
  });
}
