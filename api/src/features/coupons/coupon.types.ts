import { IsEnum, IsOptional, Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { Category, Course } from '../catalog/index.ts';
import { IdempotencyKey } from '../operations/index.ts';

export enum CouponScope {
  ALL = 'ALL',
  CATEGORY = 'CATEGORY',
  TEACHER = 'TEACHER',
  COURSE = 'COURSE',
}
registerEnumType(CouponScope, {
  name: 'CouponScope',
  description: 'For which courses a coupon holds.',
  valuesConfig: {
    ALL: { description: 'For every course; the platform’s own coupons only.' },
    CATEGORY: { description: 'For a category with what is below it; the platform’s own coupons only.' },
    TEACHER: { description: 'For every course of one teacher.' },
    COURSE: { description: 'For one course alone.' },
  },
});

export enum CouponState {
  ACTIVE = 'ACTIVE',
  SCHEDULED = 'SCHEDULED',
  USED_UP = 'USED_UP',
  ENDED = 'ENDED',
}
registerEnumType(CouponState, {
  name: 'CouponState',
  description: 'Where a coupon stands now.',
  valuesConfig: {
    ACTIVE: { description: 'Buyers can use it.' },
    SCHEDULED: { description: 'Its time has not begun.' },
    USED_UP: { description: 'It was used as often as it may be.' },
    ENDED: { description: 'Its time is over, or it was switched off.' },
  },
});

@ObjectType({ description: 'What takes something off the price for whoever types its code.' })
export class Coupon {
  @Field(() => ID, { description: 'Of the coupon: opaque, never changes.' })
  id!: string;
  @Field({ description: 'What buyers type, in capitals.' })
  code!: string;
  @Field(() => CouponState, { description: 'Where it stands now.' })
  state!: CouponState;
  @Field(() => Boolean, {
    description: 'True where the platform bears it: the teacher is paid as if nothing had been taken off.',
  })
  isPlatforms!: boolean;
  @Field(() => Int, { nullable: true, description: 'How many per cent it takes off; absent for an amount.' })
  percent?: number | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'How much it takes off an order in đồng; absent for a percentage.',
  })
  amount?: number | null;
  @Field(() => CouponScope, { description: 'For which courses it holds.' })
  scope!: CouponScope;
  @Field(() => Course, { nullable: true, description: 'The one course that it holds for.' })
  course?: Course | null;
  @Field(() => Category, { nullable: true, description: 'The category that it holds for.' })
  category?: Category | null;
  @Field(() => String, { nullable: true, description: 'The name of the teacher for whose courses it holds.' })
  teacherName?: string | null;
  @Field(() => DateTime, { description: 'From when on it can be used.' })
  startsAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'Until when; absent: until it is switched off.' })
  endsAt?: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How often it may be used in all; absent: without an end.',
  })
  maxUses?: number | null;
  @Field(() => Int, { description: 'How often one person may use it.' })
  maxUsesPerPerson!: number;
  @Field(() => Vnd, {
    description:
      'What the courses that it holds for have to cost together when they are ordered, in đồng; 0 for any. A later refund of some does not change the price of the others.',
  })
  leastAmount!: number;
  @Field(() => Int, { description: 'How many orders hold or have used it.' })
  uses!: number;
  @Field(() => Vnd, { description: 'What paid orders had taken off by it, in đồng.' })
  givenAway!: number;
  @Field(() => Int, { description: 'Rises with every change; changes name the one they were made on.' })
  version!: number;
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
}

export const CouponPage = pageOf('CouponPage', () => Coupon);

/** Fields shared by coupons of teachers and of the platform. */
@InputType()
abstract class CouponTerms {
  @Field({ description: '4 to 20 letters without accents and digits; no other coupon has it.' })
  @Length(1, 40, { message: 'billing.couponForm' })
  code!: string;
  @Field(() => Int, { nullable: true, description: 'How many per cent it takes off, 1 to 100; or `amount`.' })
  @IsOptional()
  @Min(1, { message: 'billing.percent' })
  @Max(100, { message: 'billing.percent' })
  percent?: number | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'How much it takes off an order, 1,000 to 50,000,000 ₫; or `percent`.',
  })
  @IsOptional()
  @Min(1000, { message: 'billing.couponAmount' })
  @Max(50_000_000, { message: 'billing.couponAmount' })
  amount?: number | null;
  @Field(() => DateTime, { nullable: true, description: 'From when on it can be used; left out: now.' })
  startsAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'Until when; left out: until it is switched off.' })
  endsAt?: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How often it may be used in all, 1 to 1,000,000; left out: without an end.',
  })
  @IsOptional()
  @Min(1, { message: 'billing.uses' })
  @Max(1_000_000, { message: 'billing.uses' })
  maxUses?: number | null;
  @Field(() => Int, { defaultValue: 1, description: 'How often one person may use it, 1 to 100.' })
  @Min(1, { message: 'billing.uses' })
  @Max(100, { message: 'billing.uses' })
  maxUsesPerPerson!: number;
  @Field(() => Vnd, {
    defaultValue: 0,
    description:
      'What the courses that it holds for have to cost together when they are ordered, in đồng. A later refund of some does not change the price of the others.',
  })
  @Min(0, { message: 'billing.couponAmount' })
  @Max(1_000_000_000, { message: 'billing.couponAmount' })
  leastAmount!: number;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({
  description: 'A coupon of the viewer’s for their own courses; it lowers the price that they sell at.',
})
export class CreateCouponInput extends CouponTerms {
  @Field(() => ID, { nullable: true, description: 'Of one course of theirs; left out: for all of them.' })
  courseId?: string | null;
}

@InputType({ description: 'A coupon that the platform bears.' })
export class CreatePlatformCouponInput extends CouponTerms {
  @Field(() => CouponScope, { description: 'For which courses it holds.' })
  @IsEnum(CouponScope, { message: 'validation.invalid' })
  scope!: CouponScope;
  @Field(() => ID, {
    nullable: true,
    description: 'Of the course, category or teacher that the scope names.',
  })
  subjectId?: string | null;
}

@InputType({ description: 'Switches a coupon on or off. Its terms never change: buyers have seen them.' })
export class SetCouponActiveInput {
  @Field(() => ID, { description: 'Of one’s own coupon, or with `coupon:create-any` of any.' })
  couponId!: string;
  @Field(() => Boolean, { description: 'Whether buyers may use it from now on.' })
  isActive!: boolean;
  @Field(() => Int, { description: 'The version that is changed; CONFLICT when another change was faster.' })
  expectedVersion!: number;
}
