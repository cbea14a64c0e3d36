import { Migration } from '@mikro-orm/migrations';

/**
 * In an academy, packages have no effect: teachers have no limits, and the whole revenue belongs to the academy. The
 * view that all limits and rates come from says so, so that nothing else has to know the mode.
 */
export class Migration2027030101Academy extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view seller_package as
        select s.id as subscription_id, t.id as teacher_id, p.code, v.id as version_id,
          case when m.is_academy then 1000000 else v.max_courses end as max_courses,
          case when m.is_academy then 1125899906842624 else v.storage_bytes end as storage_bytes,
          case when m.is_academy then 1000000 else v.max_co_teachers end as max_co_teachers,
          case when not m.is_academy then v.max_coupons end as max_coupons,
          v.ai_credits,
          case when m.is_academy then 10000 else v.commission_bp end as commission_bp,
          s.ends_on, s.ends_on::timestamp at time zone 'Asia/Ho_Chi_Minh' as period_end, m.is_academy
        from person t
        cross join (select coalesce((select value = 'true'::jsonb from setting_value where key = 'site.academy'
          order by version desc limit 1), false) as is_academy) m
        left join package_subscription s on s.teacher_id = t.id and s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')
        join package_version v on v.id = coalesce(s.version_id, (
          select f.id from package_version f join package k on k.id = f.package_id
          where k.code = 'FREE' and f.valid_from <= now() order by f.valid_from desc limit 1))
        join package p on p.id = v.package_id`);
  }
}
