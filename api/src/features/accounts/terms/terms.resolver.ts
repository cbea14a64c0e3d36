import { Arg, Ctx, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  sql,
} from '../../../graphql/read/index.ts';
import { User } from '../user.entity.ts';
import { AcceptTermsInput, acceptTerms, TERMS_GRACE_DAYS } from './accept-terms.ts';
import { pendingTermsSql } from './terms.sql.ts';
import { LegalDocumentKind, PendingTerms } from './terms.types.ts';

@Resolver(() => User)
export class TermsResolver {
  @Allow('account:secure', { viewAs: false })
  @MaxRows(Object.keys(LegalDocumentKind).length)
  @ReadQuery(() => [PendingTerms], {
    description: 'New versions of legal documents that the viewer has to accept. Empty if there are none.',
  })
  myPendingTerms(@Ctx() context: Context) {
    const { services, locale } = context;
    return derived(
      PendingTerms,
      sql`select v.id, p.kind, p.number, v.title, v.summary, v.effective_from as "effectiveFrom",
          p.accepted as "acceptedNumber",
          p.since + make_interval(days => ${services.settings.get(TERMS_GRACE_DAYS)}) as deadline
        from (${pendingTermsSql(sql`${signedIn(context).id}::uuid`)}) p
        cross join lateral (select v.* from legal_document v where v.kind = p.kind and v.number = p.number
          order by (v.locale = ${locale}) desc, v.locale desc limit 1) v
        order by p.kind <> 'TERMS', p.kind`,
      'Legal documents are public; the acceptances are those of the viewer.',
    );
  }

  @Allow('account:secure', { viewAs: false })
  @ReadMutation(() => User, {
    description:
      'Records that the viewer accepts versions of legal documents. CONFLICT: a newer version applies, which the viewer has to read first.',
  })
  async acceptTerms(@Arg('input') input: AcceptTermsInput, @Ctx() context: Context) {
    return resultRow(User, await acceptTerms(context, input));
  }

  @ReadField(() => Boolean, {
    description: 'True if the user has to accept a new version of a legal document (`myPendingTerms`).',
  })
  mustAcceptTerms(@Root() user: Row<User>) {
    return sql`exists (${pendingTermsSql(sql`${user.id}`)})`;
  }
}
