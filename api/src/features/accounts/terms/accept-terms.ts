import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getValue, runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import type { Services } from '../../../platform/process/services.ts';
import { defineDays } from '../../../platform/settings/index.ts';
import { auditPerson } from '../audit-person.ts';
import { pendingTermsSql } from './terms.sql.ts';
import { LegalDocumentKind } from './terms.types.ts';

/** Days for which a person may postpone the acceptance of a new version. */
export const TERMS_GRACE_DAYS = defineDays('terms.graceDays', { default: 14, least: 0, most: 90 });

@InputType({ description: 'Version of a legal document that the viewer has read.' })
export class AcceptedVersionInput {
  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  kind!: LegalDocumentKind;
  @Field(() => Int, { description: 'Version that the viewer has read, as in `PendingTerms.number`.' })
  number!: number;
}

@InputType({ description: 'Versions of legal documents that the viewer accepts.' })
export class AcceptTermsInput {
  @Field(() => [AcceptedVersionInput], {
    description: 'Versions of `myPendingTerms`. At most one of each kind.',
  })
  @ArrayMinSize(1, { message: 'validation.required' })
  @ArrayMaxSize(Object.keys(LegalDocumentKind).length, { message: 'validation.invalid' })
  @ValidateNested({ each: true })
  documents!: AcceptedVersionInput[];
}

/** @throws CONFLICT if a newer version applies than the viewer has read */
export function acceptTerms(context: Context, { documents }: AcceptTermsInput): Promise<string> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const pending = await runSql<{ kind: string; number: number }>(em, pendingTermsSql(sql`${id}::uuid`));
    const numbers = new Map(pending.map(({ kind, number }) => [kind, number]));
    const accepted = documents.filter(({ kind }) => numbers.has(kind));
    for (const { kind, number } of accepted)
      if (numbers.get(kind) !== number) throw conflict('TERMS_CHANGED', { version: numbers.get(kind)! });
    for (const { kind, number } of accepted) {
      await runSql(
        em,
        sql`insert into legal_acceptance (person_id, kind, number) values (${id}, ${kind}, ${number}) on conflict do nothing`,
      );
      auditPerson(em, context, 'person.accept-terms', id, { after: { kind, version: number } });
    }
    return id;
  });
}

/** Records that a person accepts the current versions, as the form that they have sent says. */
export const recordCurrentTerms = (
  em: EntityManager,
  personId: string,
  kinds: readonly LegalDocumentKind[],
): Promise<unknown> =>
  runSql(
    em,
    sql`insert into legal_acceptance (person_id, kind, number)
      select ${personId}::uuid, d.kind, max(d.number) from legal_document d
      where d.kind = any(${[...kinds]}::text[]) and d.effective_from <= now() group by d.kind
      on conflict do nothing`,
  );

/** True if a person has postponed the acceptance of a new version for too long. */
export const hasOverdueTerms = ({ settings }: Services, person: Sql): Sql =>
  sql`exists (select 1 from (${pendingTermsSql(person)}) d
    where d.since + make_interval(days => ${settings.get(TERMS_GRACE_DAYS)}) <= now())`;

/** @throws POLICY if {@link hasOverdueTerms} */
export async function assertTermsAccepted(
  em: EntityManager,
  services: Services,
  personId: string,
): Promise<void> {
  const isOverdue = await getValue<boolean>(
    em,
    sql`select ${hasOverdueTerms(services, sql`${personId}::uuid`)}`,
  );
  if (isOverdue) throw policy('TERMS_NOT_ACCEPTED');
}
