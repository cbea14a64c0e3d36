import type { EntityManager } from '@mikro-orm/postgresql';
import { IsEnum } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import { getById, runSql, sql, uuid } from '../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../platform/errors/errors.ts';
import { Between } from '../../platform/input/between.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { lockTeacher, PackageCode } from '../courses/index.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { beginDays } from './begin-package.ts';
import { addDays, daysBetween, toDay } from './days.ts';
import { findCurrentSubscription, findPeriods, toSpan } from './find-subscription.ts';
import { PACKAGES_PATH } from './notify-package.ts';
import { cancelChanges } from './open-package-orders.ts';
import { Package, PackageSubscription, PackageVersion } from './package.entity.ts';
import { Cycle, SubscriptionOrigin, SubscriptionState } from './package.enums.ts';
import { remainingWorth } from './price-change.ts';

export const MAX_VERSIONS = 100;
/** In đồng. Every gateway must accept the price. */
const MIN_PRICE = 10_000;
const MAX_DAYS = 366;

@InputType({ description: 'New terms of a package from a given time on. Subscribers keep theirs.' })
export class CreatePackageVersionInput {
  @Field(() => ID, { description: 'ID of the package with new terms.' })
  packageId!: string;
  @Field(() => Vnd, {
    description: 'Price of one cycle in đồng, tax included: 10,000 to 100,000,000, or 0 for FREE.',
  })
  @Between(0, 100_000_000, 'package.range')
  price!: number;
  @Field(() => Cycle, { description: 'Cycle that the price pays for.' })
  @IsEnum(Cycle, { message: 'validation.invalid' })
  cycle!: Cycle;
  @Field(() => Int, { description: 'Maximum number of courses on sale or in review, 1 to 10,000.' })
  @Between(1, 10_000, 'package.range')
  maxCourses!: number;
  @Field(() => Float, { description: 'Storage for the teacher’s files in bytes, 1 GB to 100 TB.' })
  @Between(2 ** 30, 100 * 2 ** 40, 'package.storage')
  storageBytes!: number;
  @Field(() => Int, {
    description: 'Maximum number of co-teachers who may be invited to the courses, 0 to 100.',
  })
  @Between(0, 100, 'package.range')
  maxCoTeachers!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of valid coupons at a time, 0 to 10,000. Null: no limit.',
  })
  @Between(0, 10_000, 'package.range')
  maxCoupons?: number | null;
  @Field(() => Int, { description: 'Assistant suggestions per month, 0 to 100,000.' })
  @Between(0, 100_000, 'package.range')
  aiCredits!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Platform commission on sales that the platform brought, in basis points. Null: the standard rate.',
  })
  @Between(0, 10_000, 'package.range')
  commissionBp?: number | null;
  @Field(() => Int, { description: 'Length of the trial in days, 0 to 90.' })
  @Between(0, 90, 'package.range')
  trialDays!: number;
  @Field(() => DateTime, { nullable: true, description: 'Time from which it is sold. Omitted: now.' })
  validFrom?: Date | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Grant of a package to a teacher.' })
export class GrantPackageInput {
  @Field(() => ID, { description: 'ID of the teacher who receives the package.' })
  teacherId!: string;
  @Field(() => ID, { description: 'ID of the granted version, sold or not.' })
  versionId!: string;
  @Field(() => CalendarDate, {
    description: 'End date, from tomorrow to 366 days from today. The package is valid until the day before.',
  })
  endsOn!: string;
  @Field({
    description: 'Reason, visible to the teacher and recorded in the audit log. 3 to 300 characters.',
  })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Additional days of a package, free of charge.' })
export class ExtendPackageInput {
  @Field(() => ID, { description: 'ID of a subscription that has not ended.' })
  subscriptionId!: string;
  @Field(() => Int, { description: 'Number of additional days, 1 to 366.' })
  @Between(1, MAX_DAYS, 'package.range')
  days!: number;
  @Field({
    description: 'Reason, visible to the teacher and recorded in the audit log. 3 to 300 characters.',
  })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * @throws POLICY, TOO_MANY_VERSIONS
 */
export function createPackageVersion(context: Context, input: CreatePackageVersionInput): Promise<string> {
  const { idempotencyKey, packageId, ...terms } = input;
  return runOnce(
    context,
    idempotencyKey,
    { createPackageVersion: { packageId, ...terms } },
    async (em, { id: viewerId }) => {
      const found = await getById(em, Package, packageId);
      if (!found.isSold) throw notFound();
      // Serialises the numbering of versions
      await runSql(em, sql`select 1 from package where id = ${packageId} for no key update`);
      const validFrom = input.validFrom ?? new Date();
      if (validFrom.getTime() < Date.now() - 60_000) throw badInput('validFrom', 'package.validFrom');
      const isPriceValid = found.code === PackageCode.FREE ? terms.price === 0 : terms.price >= MIN_PRICE;
      if (!isPriceValid) throw badInput('price', 'package.price');
      const number = (await em.count(PackageVersion, { package: found })) + 1;
      if (number > MAX_VERSIONS) throw policy('TOO_MANY_VERSIONS', { limit: MAX_VERSIONS });
      if (await em.count(PackageVersion, { package: found, validFrom }))
        throw badInput('validFrom', 'package.validFrom');
      const version = em.create(PackageVersion, {
        ...terms,
        ...{ package: found, number, validFrom, createdById: viewerId },
      });
      await em.flush();
      audit(em, context, {
        action: 'package.change',
        targetId: found.id,
        after: { ...terms, number, validFrom: validFrom.toISOString() },
      });
      return version.id;
    },
  );
}

/**
 * Grants a teacher a package from today on.
 * @throws POLICY, PACKAGE_PAID_DAYS while paid days of another package are left
 */
export function grantPackage(context: Context, input: GrantPackageInput): Promise<string> {
  const { idempotencyKey, ...request } = input;
  const { teacherId, versionId, endsOn } = input;
  const reason = input.reason.trim();
  return runGrant(context, idempotencyKey, { grantPackage: request }, async (em) => {
    const version = isUuid(versionId)
      ? await em.findOne(PackageVersion, versionId, { populate: ['package'] })
      : null;
    const [teacher] = await runSql(
      em,
      sql`select 1 from teacher_profile where person_id = ${uuid(teacherId)}`,
    );
    if (!version || !teacher) throw notFound();
    const today = toDay(new Date());
    const days = daysBetween(today, endsOn);
    if (!(days >= 1 && days <= MAX_DAYS)) throw badInput('endsOn', 'package.endsOn');
    await lockTeacher(em, teacherId);
    const replaces = await findCurrentSubscription(em, teacherId);
    const paid = (await findPeriods(em, teacherId, today)).map(toSpan);
    if (paid.some((span) => remainingWorth(span, today) > 0)) throw policy('PACKAGE_PAID_DAYS');
    const subscription = em.create(PackageSubscription, {
      ...{ teacher: em.getReference(User, teacherId), version, note: reason },
      ...{ state: SubscriptionState.EXPIRED, origin: SubscriptionOrigin.GRANT },
    });
    const span = { from: today, to: endsOn, cycleDays: days, worth: 0 };
    await beginDays(em, context.services, { subscription, version, spans: [span], replaces });
    return { subscription, act: 'grant', reason };
  });
}

/**
 * Adds days to the end of a subscription.
 * @throws POLICY, PACKAGE_OVER if it has ended
 */
export function extendPackage(context: Context, input: ExtendPackageInput): Promise<string> {
  const { idempotencyKey, ...request } = input;
  const { subscriptionId, days } = input;
  const reason = input.reason.trim();
  return runGrant(context, idempotencyKey, { extendPackage: request }, async (em) => {
    const found = await getById(em, PackageSubscription, subscriptionId);
    await lockTeacher(em, found.teacher.id);
    const subscription = await findCurrentSubscription(em, found.teacher.id);
    if (subscription?.id !== found.id) throw policy('PACKAGE_OVER');
    subscription.note = reason;
    const from = subscription.endsOn!;
    const span = { from, to: addDays(from, days), cycleDays: days, worth: 0 };
    const version = subscription.nextVersion ?? subscription.version;
    await beginDays(em, context.services, { subscription, version, spans: [span] });
    return { subscription, act: 'extend', reason };
  });
}

interface GrantedDays {
  readonly subscription: PackageSubscription;
  readonly act: 'grant' | 'extend';
  readonly reason: string;
}

function runGrant(
  context: Context,
  key: string | null | undefined,
  request: unknown,
  work: (em: EntityManager) => Promise<GrantedDays>,
): Promise<string> {
  return runOnce(context, key, request, async (em, { id: viewerId }) => {
    const { subscription, act, reason } = await work(em);
    const { id, teacher, version, endsOn } = subscription;
    if (teacher.id === viewerId) throw policy('OWN_PACKAGE');
    await cancelChanges(em, teacher.id, act === 'grant' ? ['RENEWAL'] : []);
    audit(em, context, {
      action: `package.${act}`,
      targetType: 'package-subscription',
      targetId: id,
      after: { package: version.package.code, until: endsOn },
      reason,
    });
    await notify(em, context.services, teacher.id, {
      kind: 'PACKAGE_GIVEN',
      params: { package: version.package.code, until: addDays(endsOn!, -1), reason },
      link: PACKAGES_PATH,
    });
    return id;
  });
}
