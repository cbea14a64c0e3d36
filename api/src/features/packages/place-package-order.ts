import type { EntityManager } from '@mikro-orm/postgresql';
import { getValue, sql } from '../../platform/db/index.ts';
import { type Locale, toLocale, translate } from '../../platform/i18n/messages/index.ts';
import { User } from '../accounts/index.ts';
import { createPackageOrder, type Order } from '../orders/index.ts';
import type { PackageSubscription, PackageVersion } from './package.entity.ts';
import { PackageOrder } from './package-sale.entity.ts';

export interface PackagePurchase {
  readonly kind: PackageOrder['kind'];
  readonly subscription: PackageSubscription;
  readonly version: PackageVersion;
  readonly listAmount: number;
  readonly credit: number;
  readonly replaces?: PackageSubscription | null;
  readonly expiresAt: Date;
}

/** A job expires it at its end. */
export async function placePackageOrder(
  em: EntityManager,
  teacherId: string,
  { kind, subscription, version, listAmount, credit, replaces, expiresAt }: PackagePurchase,
): Promise<Order> {
  const total = listAmount - credit;
  const order = await createPackageOrder(em, { buyer: em.getReference(User, teacherId), total, expiresAt });
  em.create(PackageOrder, {
    ...{ orderId: order.id, subscription, version, kind, listAmount, credit, amount: total },
    title: getTitle(await localeOfPerson(em, teacherId), version),
    renewsFrom: kind === 'RENEWAL' ? subscription.endsOn! : null,
    replaces: replaces ?? null,
    replacedUntil: replaces?.endsOn ?? null,
  });
  await em.flush();
  return order;
}

/** Title of the order, for example “Gói PRO, 1 tháng”. */
const getTitle = (locale: Locale, { package: { code }, cycle }: PackageVersion): string =>
  translate(locale, `package.title.${cycle}`, { package: code });

async function localeOfPerson(em: EntityManager, personId: string): Promise<Locale> {
  const locale = await getValue<string>(em, sql`select locale from person where id = ${personId}`);
  return toLocale(locale);
}
