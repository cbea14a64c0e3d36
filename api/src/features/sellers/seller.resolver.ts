import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  createPageType,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { RejectSellerInput, rejectSeller, VerifySellerInput, verifySeller } from './decide-seller.ts';
import { SellerIdentity, SellerStatus, sellerStatusSql } from './seller.entity.ts';
import { readSellerEvidence, SellerEvidenceContent } from './seller-evidence-file.ts';
import { SubmitSellerIdentityInput, submitSellerIdentity } from './submit-seller-identity.ts';

const SellerIdentityPage = createPageType('SellerIdentityPage', () => SellerIdentity);
const SELLER_ID = { description: 'ID of the identity.' };

@ArgsType()
class SellerIdentityArgs extends PageArgs {
  @Field(() => SellerStatus, { nullable: true, description: 'Filter by state. Null lists all.' })
  status?: SellerStatus | null;
}

@Resolver(() => SellerIdentity)
export class SellerResolver {
  @Allow('teacher-profile:read')
  @ReadQuery(() => SellerIdentity, {
    nullable: true,
    description: 'Identity that the viewer has submitted as a seller. Null if there is none.',
  })
  mySellerIdentity(@Ctx() context: Context) {
    return rows(SellerIdentity, (s) => ({ where: sql`${s.person} = ${signedIn(context).id}` }));
  }

  @Allow('teacher-profile:update')
  @ReadMutation(() => SellerIdentity, {
    description:
      'Submits or replaces the viewer’s identity as a seller; a new one waits for an administrator again. BAD_INPUT: the number or a file is invalid. POLICY: an academy has no other sellers.',
  })
  async submitSellerIdentity(@Arg('input') input: SubmitSellerIdentityInput, @Ctx() context: Context) {
    return resultRow(SellerIdentity, await submitSellerIdentity(context, input));
  }

  @Allow('seller:read-any')
  @ReadQuery(() => SellerIdentityPage, { description: 'Identities of sellers, oldest submission first.' })
  sellerIdentities(@Args() { status, page: number, limit }: SellerIdentityArgs) {
    return page(SellerIdentity, (s) => ({
      where: all([!!status && sql`${sellerStatusSql(s)} = ${status}`]),
      orderBy: sql`${s.submittedAt}, ${s.id}`,
      page: number,
      limit,
    }));
  }

  @Allow('seller-evidence:read')
  @Mutation(() => SellerEvidenceContent, {
    description:
      'Opens the evidence of an identity, and records that in the audit log. NOT_FOUND: no such identity.',
  })
  readSellerEvidence(
    @Arg('sellerId', () => ID, SELLER_ID) sellerId: string,
    @Ctx() context: Context,
  ): Promise<SellerEvidenceContent> {
    return readSellerEvidence(context, sellerId);
  }

  @Allow('seller:decide')
  @ReadMutation(() => SellerIdentity, {
    description:
      'Verifies a pending identity. NOT_FOUND: no such identity. CONFLICT: it is not pending, or was submitted again. POLICY: it is the viewer’s own.',
  })
  async verifySeller(@Arg('input') input: VerifySellerInput, @Ctx() context: Context) {
    return resultRow(SellerIdentity, await verifySeller(context, input));
  }

  @Allow('seller:decide')
  @ReadMutation(() => SellerIdentity, {
    description:
      'Rejects a pending identity, or withdraws a verification. NOT_FOUND: no such identity. CONFLICT: it is neither pending nor verified. POLICY: it is the viewer’s own.',
  })
  async rejectSeller(@Arg('input') input: RejectSellerInput, @Ctx() context: Context) {
    return resultRow(SellerIdentity, await rejectSeller(context, input));
  }
}

@Resolver(() => SellerIdentity)
export class SellerFieldsResolver {
  @ReadField(() => SellerStatus, { description: 'State of the verification.' })
  status(@Root() s: Row<SellerIdentity>) {
    return sellerStatusSql(s);
  }

  @ReadField(() => ID, { description: 'User ID of the teacher.' })
  personId(@Root() { person }: Row<SellerIdentity>) {
    return person;
  }

  @ReadField(() => String, { description: 'Name of the teacher on the platform.' })
  personName(@Root() { person }: Row<SellerIdentity>) {
    return sql`(select p.full_name from person p where p.id = ${person})`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Name of the administrator who decided. Null while it is pending.',
  })
  decidedByName(@Root() { decidedBy }: Row<SellerIdentity>) {
    return sql`(select p.full_name from person p where p.id = ${decidedBy})`;
  }
}
