import type { EntityManager } from '@mikro-orm/postgresql';
import { IsEnum, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { RichText } from '../../graphql/scalars.ts';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { LegalDocumentKind } from '../accounts/index.ts';
import { cleanRichText, pictureIds, plainText } from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { placeholderNames } from './placeholders.ts';

@InputType({ description: 'Draft of the next version of a legal document, in one language.' })
export class SaveLegalDraftInput {
  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  kind!: LegalDocumentKind;
  @Field(() => Language, { description: 'Language of the draft.' })
  @IsEnum(Language, { message: 'validation.required' })
  locale!: Locale;
  @Field({ description: 'Heading of the document, 3 to 120 characters.' })
  @TrimmedLength(3, 120, { message: 'legal.title' })
  title!: string;
  @Field(() => RichText, {
    description:
      'Text without pictures. It may contain the placeholders of `legalPlaceholders`, for example `{{refundDays}}`.',
  })
  body!: unknown;
  @Field(() => Int, {
    nullable: true,
    description: 'Version of the draft that this one replaces. Omitted for the first one.',
  })
  @Min(1, { message: 'validation.invalid' })
  expectedVersion?: number | null;
}

/** @throws CONFLICT if another administrator has saved a newer draft */
export async function saveLegalDraft(context: Context, input: SaveLegalDraftInput): Promise<void> {
  const { kind, locale, expectedVersion } = input;
  const title = input.title.trim();
  const body = toBody(input.body);
  const viewer = signedIn(context);
  await context.em.transactional(async (em) => {
    const [saved] = await runSql<{ version: number }>(
      em,
      sql`insert into legal_draft as d (kind, locale, title, body, saved_by)
        select ${kind}, ${locale}, ${title}, ${JSON.stringify(body)}::jsonb, ${viewer.id}::uuid
        where ${expectedVersion ?? null}::int is null
          or exists (select 1 from legal_draft o where o.kind = ${kind} and o.locale = ${locale})
        on conflict (kind, locale) do update set title = excluded.title, body = excluded.body,
          version = d.version + 1, saved_by = excluded.saved_by, saved_at = now()
        where d.version = ${expectedVersion ?? null}::int
        returning version`,
    );
    if (!saved) throw conflict('STALE_VERSION', {}, 'legal.draftVersion');
    const targetId = await latestVersionId(em, kind);
    audit(em, context, {
      action: 'legal-document.save-draft',
      targetId,
      after: { kind, locale, title, version: saved.version },
    });
  });
}

/** The audit log names a document by its latest version, because drafts have no title of their own. */
const latestVersionId = (em: EntityManager, kind: LegalDocumentKind): Promise<string> =>
  getValue(
    em,
    sql`select d.id from legal_document d where d.kind = ${kind} order by d.number desc, d.locale desc limit 1`,
  );

/** @throws BAD_INPUT */
function toBody(value: unknown) {
  const body = cleanRichText(value);
  if (!body || pictureIds(body).length > 0) throw badInput('body', 'validation.richText');
  const text = plainText(body);
  if (!text.trim()) throw badInput('body', 'validation.required');
  const unknown = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name!);
  const wrong = unknown.find((name) => !placeholderNames.includes(name));
  if (wrong !== undefined) throw badInput('body', 'legal.placeholder', { name: `{{${wrong}}}` });
  return body;
}

@InputType({ description: 'Document whose drafts are deleted.' })
export class DiscardLegalDraftInput {
  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  kind!: LegalDocumentKind;
}

/** Deletes the drafts of a document in all languages. */
export function discardLegalDraft(context: Context, kind: LegalDocumentKind): Promise<number> {
  return context.em.transactional(async (em) => {
    const gone = await runSql(em, sql`delete from legal_draft where kind = ${kind} returning 1`);
    if (gone.length) {
      const targetId = await latestVersionId(em, kind);
      audit(em, context, { action: 'legal-document.discard-draft', targetId, after: { kind } });
    }
    return gone.length;
  });
}
