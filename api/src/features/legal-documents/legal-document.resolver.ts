import { Arg, Args, ArgsType, Ctx, Field, Int, Resolver, Root } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { MaxRows, ReadField, ReadQuery, type Row, rows, sql } from '../../graphql/read/index.ts';
import { RichText } from '../../graphql/scalars.ts';
import { LegalDocumentKind } from '../accounts/index.ts';
import { LegalDocument } from './legal-document.entity.ts';
import { filledBody } from './placeholders.ts';

const MAX_VERSIONS = 100;

@ArgsType()
class LegalDocumentArgs {
  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  kind!: LegalDocumentKind;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of a version. Omitted: the latest version that applies.',
  })
  number?: number | null;
}

@Resolver(() => LegalDocument)
export class LegalDocumentResolver {
  @Public()
  // The response cache does not expire by date (effective_from)
  @ReadQuery(() => LegalDocument, {
    nullable: true,
    description:
      'A legal document in the language of the request, or in another one if it has no translation. Null if the version does not exist.',
  })
  legalDocument(@Args() { kind, number }: LegalDocumentArgs, @Ctx() { locale }: Context) {
    const version = number == null ? sql`l.effective_from <= now()` : sql`l.number = ${number}::int`;
    return rows(LegalDocument, (d) => ({
      where: sql`${d.id} = (select l.id from legal_document l where l.kind = ${kind} and ${version}
        order by l.number desc, (l.locale = ${locale}) desc, l.locale desc limit 1)`,
    }));
  }

  @Public()
  @MaxRows(MAX_VERSIONS)
  @ReadQuery(() => [LegalDocument], {
    cached: ['legal_document'],
    description:
      'Versions of a legal document in the language of the request, the latest first, including announced ones. At most 100.',
  })
  legalDocumentVersions(
    @Arg('kind', () => LegalDocumentKind, { description: 'Subject of the document.' })
    kind: LegalDocumentKind,
    @Ctx() { locale }: Context,
  ) {
    return rows(LegalDocument, (d) => ({
      where: sql`${d.id} in (select distinct on (l.number) l.id from legal_document l where l.kind = ${kind}
        order by l.number, (l.locale = ${locale}) desc, l.locale desc)`,
      orderBy: sql`${d.number} desc, ${d.id}`,
      limit: MAX_VERSIONS,
    }));
  }

  @ReadField(() => RichText, {
    description: 'Text of the document with the current values of the settings that it mentions.',
  })
  body(@Root() { body }: Row<LegalDocument>, @Ctx() { services }: Context) {
    return filledBody(body, services.settings);
  }

  @ReadField(() => RichText, {
    description: 'Text of the document with its placeholders, as a basis for the next version.',
  })
  source(@Root() { body }: Row<LegalDocument>) {
    return body;
  }
}
