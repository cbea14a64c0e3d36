import { IsEnum, Length } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { Between } from '../../platform/input/between.ts';
import { Category } from '../categories/index.ts';
import { Course } from '../courses/index.ts';
import { IdempotencyKey } from '../operations/index.ts';

export const CouponScope = defineEnum('CouponScope', 'Set of courses for which a coupon is valid.', {
  ALL: 'Every course; only for the platform’s own coupons.',
  CATEGORY: 'A category and its subcategories; only for the platform’s own coupons.',
  TEACHER: 'Every course of one teacher.',
  COURSE: 'One course only, named by `course`.',
});
export type CouponScope = keyof typeof CouponScope;

export const CouponState = defineEnum('CouponState', 'Current state of a coupon.', {
  ACTIVE: 'Buyers can use it.',
  SCHEDULED: 'Its validity has not begun.',
  USED_UP: 'All of its uses are taken.',
  ENDED: 'It expired or was deactivated.',
});
export type CouponState = keyof typeof CouponState;

@ObjectType({ description: 'A discount for buyers who enter its code.' })
export class Coupon {
  @Field(() => ID, { description: 'Unique coupon ID. Immutable.' })
  id!: string;
  @Field({ description: 'Code that buyers enter, in capitals.' })
  code!: string;
  @Field(() => CouponState, { description: 'Current state of the coupon.' })
  state!: CouponState;
  @Field(() => Boolean, {
    description: 'True if the platform bears the discount and the teacher is paid as if there were none.',
  })
  isPlatforms!: boolean;
  @Field(() => Int, { nullable: true, description: 'Discount in per cent. Null for an amount.' })
  percent?: number | null;
  @Field(() => Vnd, { nullable: true, description: 'Discount on an order in đồng. Null for a percentage.' })
  amount?: number | null;
  @Field(() => CouponScope, { description: 'Courses for which the coupon is valid.' })
  scope!: CouponScope;
  @Field(() => Course, {
    nullable: true,
    description: 'The course of a coupon for one course. Otherwise null.',
  })
  course?: Course | null;
  @Field(() => Category, {
    nullable: true,
    description: 'The category of a coupon for a category. Otherwise null.',
  })
  category?: Category | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the teacher of a coupon for one teacher’s courses. Otherwise null.',
  })
  teacherName?: string | null;
  @Field(() => DateTime, { description: 'Time from which the coupon can be used.' })
  startsAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the coupon can be used. Null: until it is deactivated.',
  })
  endsAt?: Date | null;
  @Field(() => Int, { nullable: true, description: 'Maximum number of uses in total. Null if unlimited.' })
  maxUses?: number | null;
  @Field(() => Int, { description: 'Maximum number of uses per buyer.' })
  maxUsesPerPerson!: number;
  @Field(() => Vnd, {
    description:
      'Minimum total of the eligible courses at the time of the order, in đồng; 0 if there is none. A later refund of some courses does not change the price of the others.',
  })
  leastAmount!: number;
  @Field(() => Int, { description: 'Number of orders that have reserved or used the coupon.' })
  uses!: number;
  @Field(() => Vnd, { description: 'Total discount that the coupon gave in paid orders, in đồng.' })
  givenAway!: number;
  @Field(() => Int, {
    description: 'Version of the coupon, for `expectedVersion`. Every change increases it.',
  })
  version!: number;
  @Field(() => DateTime, { description: 'Time at which the coupon was created.' })
  createdAt!: Date;
}

export const CouponPage = createPageType('CouponPage', () => Coupon);

/** Fields shared by coupons of teachers and of the platform. */
@InputType()
abstract class CouponTerms {
  @Field({ description: 'Code of 4 to 20 letters without accents and digits. Must be unique.' })
  @Length(1, 40, { message: 'billing.couponForm' })
  code!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Discount in per cent, 1 to 100. Alternative to `amount`.',
  })
  @Between(1, 100, 'billing.percent')
  percent?: number | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'Discount on an order, 1,000 to 50,000,000 ₫. Alternative to `percent`.',
  })
  @Between(1000, 50_000_000, 'billing.couponAmount')
  amount?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time from which the coupon can be used. Omitted: now.',
  })
  startsAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the coupon can be used. Omitted: until it is deactivated.',
  })
  endsAt?: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of uses in total, 1 to 1,000,000. Omitted: unlimited.',
  })
  @Between(1, 1_000_000, 'billing.uses')
  maxUses?: number | null;
  @Field(() => Int, { defaultValue: 1, description: 'Maximum number of uses per buyer, 1 to 100.' })
  @Between(1, 100, 'billing.uses')
  maxUsesPerPerson!: number;
  @Field(() => Vnd, {
    defaultValue: 0,
    description:
      'Minimum total of the eligible courses at the time of the order, in đồng. A later refund of some courses does not change the price of the others.',
  })
  @Between(0, 1_000_000_000, 'billing.couponAmount')
  leastAmount!: number;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A coupon for the viewer’s own courses. It reduces their selling price.' })
export class CreateCouponInput extends CouponTerms {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of one of the viewer’s courses. Omitted: all of their courses.',
  })
  courseId?: string | null;
}

@InputType({ description: 'A coupon that the platform bears.' })
export class CreatePlatformCouponInput extends CouponTerms {
  @Field(() => CouponScope, { description: 'Courses for which the coupon is valid.' })
  @IsEnum(CouponScope, { message: 'validation.invalid' })
  scope!: CouponScope;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the course, category or teacher of the scope. Omitted for ALL.',
  })
  subjectId?: string | null;
}

@InputType({
  description: 'Activates or deactivates a coupon. Its terms never change, because buyers have seen them.',
})
export class SetCouponActiveInput {
  @Field(() => ID, { description: 'ID of an own coupon, or of any coupon with `coupon:create-any`.' })
  couponId!: string;
  @Field(() => Boolean, { description: 'True if buyers may use the coupon.' })
  isActive!: boolean;
  @Field(() => Int, { description: 'Current version of the coupon. CONFLICT: another change came first.' })
  expectedVersion!: number;
}
