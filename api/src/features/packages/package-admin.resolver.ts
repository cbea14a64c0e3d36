import { ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, InputType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  resultRow,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { PackageCode } from '../courses/index.ts';
import {
  CreatePackageVersionInput,
  createPackageVersion,
  ExtendPackageInput,
  extendPackage,
  GrantPackageInput,
  grantPackage,
} from './manage-packages.ts';
import { Package, PackageSubscription, PackageVersion } from './package.entity.ts';
import { SubscriptionState } from './package.enums.ts';
import { PackageSubscriptionPage } from './package.types.ts';

@InputType({ description: 'Filter of subscriptions. Omitted fields do not restrict the result.' })
export class PackageSubscriptionFilter {
  @SearchField('Prefix of the teacher’s email address, or words of the teacher’s name.')
  search?: string | null;
  @Field(() => SubscriptionState, { nullable: true, description: 'Only subscriptions in this state.' })
  state?: SubscriptionState | null;
  @Field(() => PackageCode, { nullable: true, description: 'Only subscriptions to this package.' })
  code?: PackageCode | null;
}

@ArgsType()
class PackageSubscriptionListArgs extends PageArgs {
  @Field(() => PackageSubscriptionFilter, {
    nullable: true,
    description: 'Filter of the subscriptions. Omitted: all of them.',
  })
  @ValidateNested()
  filter?: PackageSubscriptionFilter | null;
}

@Resolver()
export class PackageAdminResolver {
  @Allow('package:read-any')
  @MaxRows(5)
  @ReadQuery(() => [Package], {
    description: 'All packages, including the unsold one of the transition, smallest first.',
  })
  allPackages() {
    return rows(Package, (p) => ({ orderBy: sql`${p.position}` }));
  }

  @Allow('package:read-any')
  @ReadQuery(() => PackageSubscriptionPage, {
    description: 'Subscriptions of all teachers: current ones by end date, then the others, latest first.',
  })
  packageSubscriptions(@Args() { filter, page: number, limit }: PackageSubscriptionListArgs) {
    const words = filter?.search?.trim().replace(/[\\%_]/g, '\\$&');
    return page(PackageSubscription, (s) => ({
      where: all([
        filter?.state != null && sql`${s.state} = ${filter.state}`,
        filter?.code != null &&
          sql`exists (select 1 from package_version v join package p on p.id = v.package_id
            where v.id = ${s.version} and p.code = ${filter.code})`,
        !!words &&
          sql`exists (select 1 from person t where t.id = ${s.teacher} and (t.email::text like lower(${words}) || '%'
            or search_normal(${words}) <> '' and search_normal(t.full_name) like '%' || search_normal(${words}) || '%'))`,
      ]),
      orderBy: sql`${s.state} not in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE'),
        case when ${s.state} in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE') then ${s.endsOn} end,
        ${s.createdAt} desc, ${s.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('package:manage', { proof: 'always' })
  @ReadMutation(() => PackageVersion, {
    description:
      'Creates new terms of a package from a given time on. Subscribers keep theirs. NOT_FOUND: no such package, or it is not sold. BAD_INPUT: an invalid field, or the time is in the past or has a version. POLICY: it has reached its maximum of versions.',
  })
  async createPackageVersion(@Arg('input') input: CreatePackageVersionInput, @Ctx() context: Context) {
    const id = await createPackageVersion(context, input);
    return rows(PackageVersion, (v) => ({ where: sql`${v.id} = ${id}` }));
  }

  @Allow('package:manage', { proof: 'always' })
  @ReadMutation(() => PackageSubscription, {
    description:
      'Grants a teacher a package from today to a given day. NOT_FOUND: no such teacher or version. BAD_INPUT: an invalid field. POLICY: paid days of another package are left; extend that one.',
  })
  async grantPackage(@Arg('input') input: GrantPackageInput, @Ctx() context: Context) {
    return made(await grantPackage(context, input));
  }

  @Allow('package:manage', { proof: 'always' })
  @ReadMutation(() => PackageSubscription, {
    description:
      'Adds days to the end of a subscription. NOT_FOUND: no such subscription. BAD_INPUT: an invalid field. POLICY: it has ended; grant a new one.',
  })
  async extendPackage(@Arg('input') input: ExtendPackageInput, @Ctx() context: Context) {
    return made(await extendPackage(context, input));
  }
}

const made = (id: string) => resultRow(PackageSubscription, id);
