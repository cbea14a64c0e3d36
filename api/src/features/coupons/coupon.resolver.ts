import { Arg, Args, ArgsType, Ctx, Field, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  type Condition,
  page,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import {
  Coupon,
  CouponPage,
  CouponState,
  CreateCouponInput,
  CreatePlatformCouponInput,
  SetCouponActiveInput,
} from './coupon.types.ts';
import { createCoupon, createPlatformCoupon, setCouponActive } from './create-coupon.ts';
import { normalizedCode } from './find-coupon.ts';

@ArgsType()
class CouponListArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Prefix of the coupon code.' })
  @AtMost(40)
  search?: string | null;
  @Field(() => CouponState, { nullable: true, description: 'Only coupons in this state.' })
  state?: CouponState | null;
}

@ArgsType()
class AllCouponsArgs extends CouponListArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for coupons of the platform, false for those of teachers. Omitted: both.',
  })
  isPlatforms?: boolean | null;
}

const COUPONS = sql`select k.id, k.code, k.percent, k.amount, k.scope, k.course_id as course, k.category_id as category,
    t.full_name as "teacherName", k.starts_at as "startsAt", k.ends_at as "endsAt", k.max_uses as "maxUses",
    k.max_uses_per_person as "maxUsesPerPerson", k.least_amount as "leastAmount", k.uses, k.version,
    k.created_at as "createdAt", k.owner_id is null as "isPlatforms", k.owner_id,
    case when not k.is_active or k.ends_at <= now() then 'ENDED' when k.starts_at > now() then 'SCHEDULED'
      when k.uses >= k.max_uses then 'USED_UP' else 'ACTIVE' end as state,
    (select coalesce(sum(l.coupon_discount), 0)::bigint from orders o join order_line l on l.order_id = o.id
      where o.coupon_id = k.id and l.state in ('PAID', 'REFUNDED')) as "givenAway"
  from coupon k left join person t on t.id = k.teacher_id`;

const coupons = ({ search, state, page: number, limit }: CouponListArgs, whose: Condition) =>
  page(
    Coupon,
    (k) => ({
      where: all([
        !!search?.trim() && beginsWith(k, normalizedCode(search)),
        state != null && sql`${k.state} = ${state}`,
      ]),
      orderBy: sql`${k.createdAt} desc, ${k.id}`,
      page: number,
      limit,
    }),
    {
      from: sql`select * from (${COUPONS}) c where ${all([whose])}`,
      skipVisibility: 'The condition of the query selects the owner of the coupons.',
    },
  );

const beginsWith = (k: Row<Coupon>, words: string): Sql =>
  sql`${k.code} like ${words.replace(/[\\%_]/g, '\\$&')} || '%'`;

const made = (id: string) =>
  rows(Coupon, (k) => ({ where: sql`${k.id} = ${id}` }), {
    from: COUPONS,
    skipVisibility: 'The mutation has checked that the viewer may see its result.',
  });

@Resolver()
export class CouponResolver {
  @Allow('coupon:create')
  @ReadQuery(() => CouponPage, { description: 'The viewer’s own coupons, latest first.' })
  myCoupons(@Args() args: CouponListArgs, @Ctx() context: Context) {
    return coupons(args, sql`c.owner_id = ${signedIn(context).id}`);
  }

  @Allow('coupon:create-any')
  @ReadQuery(() => CouponPage, { description: 'Coupons of the platform and of teachers, latest first.' })
  coupons(@Args() args: AllCouponsArgs) {
    return coupons(args, args.isPlatforms != null && sql`(c.owner_id is null) = ${args.isPlatforms}`);
  }

  @Allow('coupon:create')
  @ReadMutation(() => Coupon, {
    description:
      'Creates a coupon for the viewer’s own courses. It reduces their selling price, and buyers who use it count as brought by the viewer. BAD_INPUT: an invalid field, or the code is taken.',
  })
  async createCoupon(@Arg('input') input: CreateCouponInput, @Ctx() context: Context) {
    return made(await createCoupon(context, input));
  }

  @Allow('coupon:create-any')
  @ReadMutation(() => Coupon, {
    description:
      'Creates a coupon that the platform bears. BAD_INPUT: an invalid field, or the code is taken.',
  })
  async createPlatformCoupon(@Arg('input') input: CreatePlatformCouponInput, @Ctx() context: Context) {
    return made(await createPlatformCoupon(context, input));
  }

  @Allow('coupon:update')
  @ReadMutation(() => Coupon, {
    description:
      'Activates or deactivates a coupon. Orders that use it keep their price. NOT_FOUND: no coupon of the viewer’s. CONFLICT: another change came first.',
  })
  async setCouponActive(@Arg('input') input: SetCouponActiveInput, @Ctx() context: Context) {
    return made(await setCouponActive(context, input));
  }
}
