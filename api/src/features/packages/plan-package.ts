import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { assertMarketplace } from '../../platform/access/assert-marketplace.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, policy } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { User } from '../accounts/index.ts';
import { lockTeacher } from '../courses/index.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { beginDays } from './begin-package.ts';
import { addDays, toDay } from './days.ts';
import { findCurrentSubscription, findSoldVersion } from './find-subscription.ts';
import { cancelChanges, packageOrders } from './open-package-orders.ts';
import { PackageSubscription } from './package.entity.ts';
import { PackageChangeKind, SubscriptionOrigin, SubscriptionState } from './package.enums.ts';
import { planChange } from './plan-change.ts';

/** Maximum number of courses that a teacher may choose to keep. */
const MAX_STORED = 1000;

@InputType()
abstract class KeptCoursesInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of own courses to keep on sale before the oldest ones if the smaller package has no room for all. Omitted: the oldest.',
  })
  @ArrayMaxSize(MAX_STORED, { message: validationMessage('package.keptCourses', { max: MAX_STORED }) })
  keptCourseIds?: string[] | null;
}

@InputType({ description: 'Smaller package that follows, and the courses to keep on sale then.' })
export class SchedulePackageChangeInput extends KeptCoursesInput {
  @Field(() => ID, { description: 'ID of the version that the smaller package is currently sold as.' })
  versionId!: string;
}

@InputType({ description: 'Courses to keep on sale after the package has ended.' })
export class CancelPackageInput extends KeptCoursesInput {}

@InputType({ description: 'Package to try for free.' })
export class StartPackageTrialInput {
  @Field(() => ID, { description: 'ID of a version with a trial.' })
  versionId!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

export const schedulePackageChange = (context: Context, input: SchedulePackageChangeInput): Promise<string> =>
  onOwnPackage(context, 'schedule', async (em, subscription) => {
    assertMarketplace(context.services.settings);
    const next = await findSoldVersion(em, input.versionId);
    const { kind } = await planChange(em, subscription.teacher.id, next, toDay(new Date()));
    if (kind !== PackageChangeKind.DOWNGRADE || next.price === 0) throw policy('PACKAGE_NOT_SMALLER');
    subscription.schedule(next);
    subscription.keptCourseIds = await ownCourses(em, subscription, input.keptCourseIds);
  });

/** Ends the package with its days; FREE follows. */
export const cancelPackage = (context: Context, input: CancelPackageInput): Promise<string> =>
  onOwnPackage(context, 'cancel', async (em, subscription) => {
    subscription.cancel();
    subscription.keptCourseIds = await ownCourses(em, subscription, input.keptCourseIds);
  });

export const resumePackage = (context: Context): Promise<string> =>
  onOwnPackage(context, 'resume', (_, subscription) => Promise.resolve(subscription.resume()));

async function onOwnPackage(
  context: Context,
  act: 'cancel' | 'resume' | 'schedule',
  change: (em: EntityManager, subscription: PackageSubscription) => Promise<void>,
): Promise<string> {
  const { id: teacherId } = signedIn(context);
  return context.em.transactional(async (em) => {
    await lockTeacher(em, teacherId);
    const subscription = await findCurrentSubscription(em, teacherId);
    if (!subscription) throw policy('NO_PACKAGE');
    const before = { state: subscription.state, next: subscription.nextVersion?.id ?? null };
    await change(em, subscription);
    // The next cycle has another package or none
    for (const order of await packageOrders(em, teacherId, ['RENEWAL'])) order.cancel();
    audit(em, context, {
      action: `package.${act}`,
      targetType: 'package-subscription',
      targetId: subscription.id,
      before,
      after: { state: subscription.state, next: subscription.nextVersion?.id ?? null },
    });
    await em.flush();
    return subscription.id;
  });
}

/**
 * Checks that the courses are the teacher's own.
 * @throws BAD_INPUT at `keptCourseIds`
 */
async function ownCourses(
  em: EntityManager,
  { teacher }: PackageSubscription,
  courseIds: readonly string[] | null | undefined,
): Promise<string[]> {
  const ids = [...new Set(courseIds ?? [])];
  const own = await runSql<{ id: string }>(
    em,
    sql`select id from course where teacher_id = ${teacher.id} and id = any(${ids.filter(isUuid)}::uuid[])`,
  );
  if (own.length < ids.length) throw badInput('keptCourseIds', 'package.keptUnknown');
  return ids;
}

/** Starts a trial, once per teacher. */
export function startPackageTrial(
  context: Context,
  { versionId, idempotencyKey }: StartPackageTrialInput,
): Promise<string> {
  assertMarketplace(context.services.settings);
  return runOnce(
    context,
    idempotencyKey,
    { startPackageTrial: { versionId } },
    async (em, { id: teacherId }) => {
      await lockTeacher(em, teacherId);
      const version = await findSoldVersion(em, versionId);
      if (version.trialDays === 0) throw policy('NO_TRIAL');
      if (await findCurrentSubscription(em, teacherId)) throw policy('TRIAL_WITH_PACKAGE');
      const { TRIAL, PURCHASE } = SubscriptionOrigin;
      const former = { teacher: teacherId, origin: { $in: [TRIAL, PURCHASE] }, beganOn: { $ne: null } };
      if (await em.count(PackageSubscription, former)) throw policy('TRIAL_USED');
      const subscription = em.create(PackageSubscription, {
        ...{ teacher: em.getReference(User, teacherId), version },
        ...{ state: SubscriptionState.EXPIRED, origin: SubscriptionOrigin.TRIAL },
      });
      const from = toDay(new Date());
      const { trialDays } = version;
      const span = { from, to: addDays(from, trialDays), cycleDays: trialDays, worth: 0 };
      await beginDays(em, context.services, { subscription, version, spans: [span] });
      await cancelChanges(em, teacherId);
      audit(em, context, {
        action: 'package.try',
        targetType: 'package-subscription',
        targetId: subscription.id,
        after: { until: subscription.endsOn },
      });
      return subscription.id;
    },
  );
}
