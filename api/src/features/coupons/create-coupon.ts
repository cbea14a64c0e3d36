import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql, uuid } from '../../platform/db/index.ts';
import { badInput, conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { audit, runOnce } from '../operations/index.ts';
import {
  CouponScope,
  type CreateCouponInput,
  type CreatePlatformCouponInput,
  type SetCouponActiveInput,
} from './coupon.types.ts';
import { normalizedCode } from './find-coupon.ts';

interface CouponSubject {
  readonly ownerId: string | null;
  readonly scope: CouponScope;
  readonly subjectId: string | null;
}

const CODE = /^[A-Z0-9]{4,20}$/;

/** Creates a teacher's coupon for one or all of their own courses. */
export const createCoupon = (context: Context, input: CreateCouponInput): Promise<string> =>
  create(context, input, async (em) => {
    const { id } = signedIn(context);
    const { courseId } = input;
    if (!courseId) return { ownerId: id, scope: CouponScope.TEACHER, subjectId: id };
    const [own] = await runSql(
      em,
      sql`select 1 from course where id = ${uuid(courseId)} and teacher_id = ${id}`,
    );
    if (!own) throw badInput('courseId', 'billing.couponSubject');
    return { ownerId: id, scope: CouponScope.COURSE, subjectId: courseId };
  });

/** Creates a coupon that the platform bears. */
export const createPlatformCoupon = (context: Context, input: CreatePlatformCouponInput): Promise<string> =>
  create(context, input, async (em) => {
    const { scope, subjectId } = input;
    if (scope === CouponScope.ALL) return { ownerId: null, scope, subjectId: null };
    if (!subjectId) throw badInput('subjectId', 'billing.couponSubject');
    const found = {
      [CouponScope.COURSE]: sql`select 1 from course where id = ${uuid(subjectId)}`,
      [CouponScope.CATEGORY]: sql`select 1 from category where id = ${uuid(subjectId)}`,
      [CouponScope.TEACHER]: sql`select 1 from teacher_profile where person_id = ${uuid(subjectId)}`,
    };
    const [subject] = await runSql(em, found[scope]);
    if (!subject) throw badInput('subjectId', 'billing.couponSubject');
    return { ownerId: null, scope, subjectId };
  });

function create(
  context: Context,
  input: CreateCouponInput | CreatePlatformCouponInput,
  findSubject: (em: EntityManager) => Promise<CouponSubject>,
): Promise<string> {
  const { idempotencyKey, ...request } = input;
  return runOnce(context, idempotencyKey, request, async (em) => {
    const code = validateTerms(input);
    const { ownerId, scope, subjectId } = await findSubject(em);
    if (ownerId) await assertCouponQuota(em, ownerId);
    const of = (which: CouponScope) => (scope === which ? subjectId : null);
    const [made] = await runSql<{ id: string }>(
      em,
      sql`insert into coupon (code, owner_id, percent, amount, scope, category_id, teacher_id, course_id, starts_at,
          ends_at, max_uses, max_uses_per_person, least_amount)
        values (${code}, ${ownerId}, ${input.percent ?? null}, ${input.amount ?? null}, ${scope},
          ${of(CouponScope.CATEGORY)}, ${of(CouponScope.TEACHER)}, ${of(CouponScope.COURSE)},
          ${input.startsAt ?? new Date()}, ${input.endsAt ?? null}, ${input.maxUses ?? null},
          ${input.maxUsesPerPerson}, ${input.leastAmount})
        on conflict (code) do nothing returning id`,
    );
    if (!made) throw badInput('code', 'billing.couponTaken');
    audit(em, context, {
      action: 'coupon.create',
      targetId: made.id,
      after: { code, percent: input.percent ?? null, amount: input.amount ?? null, scope },
    });
    return made.id;
  });
}

/** @throws POLICY, COUPON_QUOTA if the teacher's package allows no further valid coupon */
async function assertCouponQuota(em: EntityManager, teacherId: string): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('coupons ' || ${teacherId}, 0))`);
  const [quota] = await runSql<{ code: string; limit: number | null; used: number }>(
    em,
    sql`select s.code, s.max_coupons as "limit", (select count(*)::int from coupon k where k.owner_id = s.teacher_id
        and k.is_active and (k.ends_at is null or k.ends_at > now())) as used
      from seller_package s where s.teacher_id = ${teacherId}`,
  );
  const { code, limit, used } = quota!;
  if (limit !== null && used >= limit) throw policy('COUPON_QUOTA', { package: code, limit, value: used });
}

/** Validates the terms. */
function validateTerms({
  code: typed,
  percent,
  amount,
  startsAt,
  endsAt,
}: CreateCouponInput | CreatePlatformCouponInput): string {
  const code = normalizedCode(typed);
  if (!CODE.test(code)) throw badInput('code', 'billing.couponForm');
  if ((percent == null) === (amount == null)) throw badInput('percent', 'billing.couponValue');
  if (endsAt && (endsAt <= new Date() || endsAt <= (startsAt ?? new Date())))
    throw badInput('endsAt', 'billing.couponEnd');
  return code;
}

/** Activates or deactivates a coupon. Orders that use it keep their price. */
export function setCouponActive(context: Context, input: SetCouponActiveInput): Promise<string> {
  const viewer = signedIn(context);
  const { couponId, isActive, expectedVersion } = input;
  return context.em.transactional(async (em) => {
    const [coupon] = await runSql<{
      code: string;
      version: number;
      is_active: boolean;
      owner_id: string | null;
    }>(
      em,
      sql`select code, version, is_active, owner_id from coupon where id = ${uuid(couponId)} for no key update`,
    );
    if (!coupon || !(coupon.owner_id === viewer.id || viewer.may('coupon:create-any'))) throw notFound();
    if (isActive && !coupon.is_active && coupon.owner_id) await assertCouponQuota(em, coupon.owner_id);
    if (coupon.version !== expectedVersion) throw conflict('STALE_VERSION', { version: coupon.version });
    await runSql(
      em,
      sql`update coupon set is_active = ${isActive}, version = version + 1 where id = ${couponId}`,
    );
    audit(em, context, {
      action: isActive ? 'coupon.switch-on' : 'coupon.switch-off',
      targetId: couponId,
      before: { isActive: coupon.is_active },
      after: { isActive },
    });
    return couponId;
  });
}
