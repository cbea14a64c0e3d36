import type { EntityManager } from '@mikro-orm/postgresql';
import type { Day } from './days.ts';
import { isFree, livingOf, periodsOf, spanOf, type Version } from './find-subscription.ts';
import type { PackageSubscription } from './package.entity.ts';
import { PackageChangeKind, SubscriptionState } from './package.enums.ts';
import type { PackagePeriod } from './package-sale.entity.ts';
import { type Change, priceChange } from './price-change.ts';

/** What choosing a version would be for a teacher, and what it would cost today. */
export interface PlannedChange extends Change {
  readonly kind: PackageChangeKind;
  readonly living: PackageSubscription | null;
  readonly periods: readonly PackagePeriod[];
}

/** The teacher is locked by the caller, if it is more than a look. */
export async function planChange(
  em: EntityManager,
  teacherId: string,
  next: Version,
  today: Day,
): Promise<PlannedChange> {
  const living = await livingOf(em, teacherId);
  const periods = await periodsOf(em, teacherId, today);
  const change = priceChange(today, periods.map(spanOf), next);
  return { ...change, kind: kindOf(living, next, change), living, periods };
}

/**
 * A smaller package follows when the days of the present one are over, so that nothing that was paid or given is lost;
 * any other one begins at once.
 */
function kindOf(
  living: PackageSubscription | null,
  next: Version,
  { credit, amount }: Change,
): PackageChangeKind {
  if (!living) return isFree(next) ? PackageChangeKind.NONE : PackageChangeKind.START;
  if (living.version.id === next.id) return PackageChangeKind.NONE;
  if (living.state === SubscriptionState.PAST_DUE)
    return isFree(next) ? PackageChangeKind.DOWNGRADE : PackageChangeKind.START;
  if (isFree(next) || next.maxCourses < living.version.maxCourses) return PackageChangeKind.DOWNGRADE;
  if (credit === 0) return PackageChangeKind.START;
  return amount > 0 ? PackageChangeKind.UPGRADE : PackageChangeKind.DOWNGRADE;
}
