import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { ACADEMY } from '../../platform/settings/index.ts';
import { lockTeacher } from '../courses/index.ts';
import { notify } from '../support/index.ts';
import { advanceVersion } from './begin-package.ts';
import { addDays, type Day, daysBetween, toDay } from './days.ts';
import { findCurrentSubscription } from './find-subscription.ts';
import { applyFree, fitCourses, PACKAGES_PATH } from './notify-package.ts';
import { cancelChanges } from './open-package-orders.ts';
import type { PackageSubscription } from './package.entity.ts';
import { SubscriptionState } from './package.enums.ts';
import { isRenewable, renewalOrder } from './renew-package.ts';
import {
  PACKAGE_GRACE_DAYS,
  PACKAGE_REMIND_FIRST_DAYS,
  PACKAGE_REMIND_LAST_DAYS,
  PACKAGE_REMIND_SECOND_DAYS,
} from './settings.ts';

/** Advances packages with the calendar: reminders, the end of the paid days, the grace period, and the end. */
export const advancePackages = defineJob({
  name: 'packages.turn',
  schedule: '*/10 * * * *',
  async handle(services) {
    await advanceAll(services, toDay(new Date()));
  },
});

/** Processes each subscription separately. A failure does not affect others and is retried. */
export async function advanceAll(services: Services, today: Day): Promise<void> {
  const em = services.orm.em.fork();
  const soon = services.settings.get(PACKAGE_REMIND_FIRST_DAYS);
  const due = await runSql<{ id: string; teacher_id: string }>(
    em,
    sql`select s.id, s.teacher_id from package_subscription s
      where s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE') and (s.ends_on <= ${today}::date + ${soon}::int
        or s.next_version_id is not null) order by s.ends_on, s.id`,
  );
  for (const { id, teacher_id: teacherId } of due)
    try {
      await services.orm.em.fork().transactional((inner) => advance(inner, services, teacherId, today));
    } catch (error) {
      services.log.error(
        { err: error, subscription: id },
        'a subscription could not be advanced to the current day; the next run retries it',
      );
    }
}

async function advance(em: EntityManager, services: Services, teacherId: string, today: Day): Promise<void> {
  await lockTeacher(em, teacherId);
  const subscription = await findCurrentSubscription(em, teacherId);
  if (!subscription) return;
  if (await advanceVersion(em, subscription, today)) await fitCourses(em, services, subscription);
  if (subscription.endsOn! > today) await remind(em, services, subscription, today);
  else await end(em, services, subscription, today);
  await em.flush();
}

/**
 * After the paid days: begins the grace period, or ends the package, and FREE applies. After a downtime both may
 * happen in one run.
 */
async function end(
  em: EntityManager,
  services: Services,
  subscription: PackageSubscription,
  today: Day,
): Promise<void> {
  const { code } = subscription.version.package;
  const teacherId = subscription.teacher.id;
  if (subscription.state === SubscriptionState.ACTIVE) {
    const until = addDays(subscription.endsOn!, services.settings.get(PACKAGE_GRACE_DAYS));
    subscription.beginGrace(until);
    if (until > today && !services.settings.get(ACADEMY))
      await notify(em, services, teacherId, {
        kind: 'PACKAGE_PAST_DUE',
        params: { package: code, until },
        link: PACKAGES_PATH,
      });
  }
  if (subscription.state === SubscriptionState.PAST_DUE && subscription.graceUntil! > today) return;
  subscription.expire();
  await em.flush();
  await cancelChanges(em, teacherId);
  await applyFree(em, services, subscription);
}

/**
 * Reminds a teacher of the end, once at each configured time. The first reminder creates the renewal order. In an
 * academy, packages end silently, because they have no effect.
 */
async function remind(
  em: EntityManager,
  services: Services,
  subscription: PackageSubscription,
  today: Day,
): Promise<void> {
  if (services.settings.get(ACADEMY)) return;
  const left = daysBetween(today, subscription.endsOn!);
  const time = [PACKAGE_REMIND_LAST_DAYS, PACKAGE_REMIND_SECOND_DAYS, PACKAGE_REMIND_FIRST_DAYS]
    .map((setting) => services.settings.get(setting))
    .sort((a, b) => a - b)
    .find((days) => left <= days);
  if (time === undefined || (subscription.reminded != null && subscription.reminded <= time)) return;
  subscription.reminded = time;
  const ends = subscription.state === SubscriptionState.CANCELS_AT_PERIOD_END;
  const renews = !ends && isRenewable(subscription);
  if (renews) await renewalOrder(em, services, subscription);
  await notify(em, services, subscription.teacher.id, {
    kind: 'PACKAGE_ENDS',
    params: {
      package: subscription.version.package.code,
      days: left,
      until: subscription.endsOn!,
      outlook: ends ? 'ENDS' : renews ? 'RENEW' : 'CHOOSE',
    },
    link: PACKAGES_PATH,
  });
}
