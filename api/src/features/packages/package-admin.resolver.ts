import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, InputType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
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

@InputType({ description: 'Narrows the subscriptions; what is left out does not.' })
export class PackageSubscriptionFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Beginning of the teacher’s e-mail address, or words of their name.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => SubscriptionState, { nullable: true, description: 'Subscriptions in this state only.' })
  state?: SubscriptionState | null;
  @Field(() => PackageCode, { nullable: true, description: 'Subscriptions to this package only.' })
  code?: PackageCode | null;
}

@ArgsType()
class PackageSubscriptionListArgs extends PageArgs {
  @Field(() => PackageSubscriptionFilter, {
    nullable: true,
    description: 'Narrows the subscriptions; left out: all of them.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: PackageSubscriptionFilter | null;
}

@Resolver()
export class PackageAdminResolver {
  @Allow('package:read-any')
  @MaxRows(5)
  @ReadQuery(() => [Package], {
    description: 'All packages, also the one of the transition, which is not sold; the smallest first.',
  })
  allPackages() {
    return rows(Package, (p) => ({ orderBy: sql`${p.position}` }));
  }

  @Allow('package:read-any')
  @ReadQuery(() => PackageSubscriptionPage, {
    description:
      'Subscriptions of everyone: those that hold, by the day on which they end; then the others, latest first.',
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
      'Gives a package new terms from a moment on; subscribers keep theirs. NOT_FOUND: no such package, or one that is not sold. BAD_INPUT: a field at fault, a moment that has passed or has a version. POLICY: it has as many versions as it may.',
  })
  async createPackageVersion(@Arg('input') input: CreatePackageVersionInput, @Ctx() context: Context) {
    const id = await createPackageVersion(context, input);
    return rows(PackageVersion, (v) => ({ where: sql`${v.id} = ${id}` }));
  }

  @Allow('package:manage', { proof: 'always' })
  @ReadMutation(() => PackageSubscription, {
    description:
      'Gives a teacher a package from today to a day. NOT_FOUND: no such teacher or version. BAD_INPUT: a field at fault. POLICY: days of another package are paid; extend that one.',
  })
  async grantPackage(@Arg('input') input: GrantPackageInput, @Ctx() context: Context) {
    return made(await grantPackage(context, input));
  }

  @Allow('package:manage', { proof: 'always' })
  @ReadMutation(() => PackageSubscription, {
    description:
      'Gives a subscription more days after those that it has. NOT_FOUND: no such subscription. BAD_INPUT: a field at fault. POLICY: it is over; grant one.',
  })
  async extendPackage(@Arg('input') input: ExtendPackageInput, @Ctx() context: Context) {
    return made(await extendPackage(context, input));
  }
}

const made = (id: string) =>
  rows(PackageSubscription, (s) => ({ where: sql`${s.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
