import type { EntityManager } from '@mikro-orm/postgresql';
import type { Day } from './days.ts';
import { findCurrentSubscription, findPeriods, isFree, toSpan, type Version } from './find-subscription.ts';
import type { PackageSubscription } from './package.entity.ts';
import { PackageChangeKind, SubscriptionState } from './package.enums.ts';
import type { PackagePeriod } from './package-sale.entity.ts';
import { type Change, priceChange } from './price-change.ts';

export interface PlannedChange extends Change {
  readonly kind: PackageChangeKind;
  readonly current: PackageSubscription | null;
  readonly periods: readonly PackagePeriod[];
}

/** The caller has locked the teacher, except for a preview. */
export async function planChange(
  em: EntityManager,
  teacherId: string,
  next: Version,
  today: Day,
): Promise<PlannedChange> {
  const current = await findCurrentSubscription(em, teacherId);
  const periods = await findPeriods(em, teacherId, today);
  const change = priceChange(today, periods.map(toSpan), next);
  return { ...change, kind: getKind(current, next, change), current, periods };
}

/**
 * A smaller package follows after the current days, so that no paid or granted day is lost. Any other one begins
 * immediately.
 */
function getKind(
  current: PackageSubscription | null,
  next: Version,
  { credit, amount }: Change,
): PackageChangeKind {
  if (!current) return isFree(next) ? PackageChangeKind.NONE : PackageChangeKind.START;
  if (current.version.id === next.id) return PackageChangeKind.NONE;
  if (current.state === SubscriptionState.PAST_DUE)
    return isFree(next) ? PackageChangeKind.DOWNGRADE : PackageChangeKind.START;
  if (isFree(next) || next.maxCourses < current.version.maxCourses) return PackageChangeKind.DOWNGRADE;
  if (credit === 0) return PackageChangeKind.START;
  return amount > 0 ? PackageChangeKind.UPGRADE : PackageChangeKind.DOWNGRADE;
}
