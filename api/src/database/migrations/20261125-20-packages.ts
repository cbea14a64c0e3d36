import { Migration } from '@mikro-orm/migrations';

/** Teacher packages: what is sold, who has which until when, orders of them, and what they let their teachers do. */
export class Migration2026112520Packages extends Migration {
  override up(): void {
    this.#versions();
    this.#subscriptions();
    this.#orders();
    this.#periods();
    this.#courses();
    this.#todaysSellers();
  }

  #versions(): void {
    this.addSql(`
      create table package (
        id uuid primary key default uuidv7(),
        code text not null unique check (code in ('FREE', 'BASIC', 'PRO', 'STUDIO', 'TRANSITION')),
        position integer not null unique,
        is_sold boolean not null
      )`);
    this.addSql(`
      insert into package (code, position, is_sold) values
        ('FREE', 0, true), ('BASIC', 1, true), ('PRO', 2, true), ('STUDIO', 3, true), ('TRANSITION', 9, false)`);
    this.addSql(`
      create table package_version (
        id uuid primary key default uuidv7(),
        package_id uuid not null references package,
        number integer not null check (number > 0),
        price bigint not null check (price between 0 and 100000000),
        cycle text not null check (cycle in ('MONTH', 'YEAR')),
        max_courses integer not null check (max_courses >= 0),
        storage_bytes bigint not null check (storage_bytes >= 0),
        max_co_teachers integer not null check (max_co_teachers >= 0),
        max_coupons integer check (max_coupons >= 0),
        ai_credits integer not null check (ai_credits >= 0),
        commission_bp integer check (commission_bp between 0 and 10000),
        trial_days integer not null default 0 check (trial_days between 0 and 90),
        valid_from timestamptz not null,
        created_by_id uuid references person,
        created_at timestamptz not null default now(),
        unique (package_id, number),
        unique (package_id, valid_from)
      )`);
    // Storage, co-teachers, coupons and AI credits are the platform's own choice (ADR 16)
    this.addSql(`
      insert into package_version (package_id, number, price, cycle, max_courses, storage_bytes, max_co_teachers, max_coupons,
        ai_credits, commission_bp, trial_days, valid_from)
      select p.id, 1, v.price, 'MONTH', v.courses, v.gigabytes * 1073741824::bigint, v.co_teachers, v.coupons, v.credits,
        v.commission, v.trial, '2026-01-01 00:00+07'
      from (values ('FREE', 0, 1, 5, 0, 0, 10, null::int, 0), ('BASIC', 199000, 5, 30, 1, 5, 50, null, 14),
          ('PRO', 499000, 20, 100, 3, 20, 200, null, 14), ('STUDIO', 1490000, 100, 500, 10, null, 1000, 2500, 0))
        as v(code, price, courses, gigabytes, co_teachers, coupons, credits, commission, trial)
      join package p on p.code = v.code`);
  }

  #subscriptions(): void {
    this.addSql(`
      create table package_subscription (
        id uuid primary key default uuidv7(),
        teacher_id uuid not null references person,
        version_id uuid not null references package_version,
        state text not null check (state in
          ('PENDING_PAYMENT', 'ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE', 'EXPIRED', 'SUPERSEDED')),
        origin text not null check (origin in ('PURCHASE', 'TRIAL', 'GRANT', 'TRANSITION')),
        began_on date,
        ends_on date check (ends_on >= began_on),
        grace_until date,
        next_version_id uuid references package_version,
        kept_course_ids uuid[] not null default '{}',
        reminded integer,
        note text,
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        check ((began_on is null) = (ends_on is null)),
        check (began_on is not null or state in ('PENDING_PAYMENT', 'EXPIRED')),
        check ((state = 'PAST_DUE') = (grace_until is not null))
      )`);
    // One that counts for each teacher, and one more that waits for its money
    this.addSql(`
      create unique index package_subscription_living on package_subscription (teacher_id)
        where state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')`);
    this.addSql(`
      create unique index package_subscription_pending on package_subscription (teacher_id)
        where state = 'PENDING_PAYMENT'`);
    this.addSql(`create index on package_subscription (teacher_id, created_at desc)`);
    this.addSql(`create index on package_subscription (version_id)`);
    this.addSql(`create index on package_subscription (next_version_id) where next_version_id is not null`);
    this.addSql(`
      create index package_subscription_due on package_subscription (ends_on)
        where state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')`);
    this.addSql(`
      create table package_event (
        id uuid primary key default uuidv7(),
        subscription_id uuid not null references package_subscription,
        at timestamptz not null default now(),
        state text not null,
        version_id uuid not null references package_version,
        ends_on date,
        note text
      )`);
    this.addSql(`create index on package_event (subscription_id, at)`);
    this.addSql(`create index on package_event (version_id)`);
    // Whatever changes a subscription, its history knows
    this.addSql(`
      create function keep_package_event() returns trigger language plpgsql as $$
      begin
        insert into package_event (subscription_id, state, version_id, ends_on, note)
          values (new.id, new.state, new.version_id, new.ends_on, new.note);
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_package_event_insert after insert on package_subscription
        for each row execute function keep_package_event()`);
    this.addSql(`
      create trigger keep_package_event_update after update on package_subscription for each row
        when ((new.state, new.version_id, new.ends_on, new.next_version_id) is distinct from
          (old.state, old.version_id, old.ends_on, old.next_version_id))
        execute function keep_package_event()`);
  }

  #orders(): void {
    this.addSql(`
      alter table orders add column kind text not null default 'COURSES' check (kind in ('COURSES', 'PACKAGE'))`);
    // What an order of a package is of; its course lines are none
    this.addSql(`
      create table package_order (
        order_id uuid primary key references orders,
        subscription_id uuid not null references package_subscription,
        version_id uuid not null references package_version,
        kind text not null check (kind in ('START', 'RENEWAL', 'UPGRADE')),
        title text not null,
        list_amount bigint not null check (list_amount > 0),
        credit bigint not null default 0 check (credit >= 0),
        amount bigint not null check (amount > 0),
        renews_from date,
        replaces_id uuid references package_subscription,
        replaced_until date,
        check (amount = list_amount - credit),
        check ((renews_from is not null) = (kind = 'RENEWAL')),
        check (kind <> 'UPGRADE' or replaces_id is not null)
      )`);
    this.addSql(`create index on package_order (subscription_id)`);
    this.addSql(`create index on package_order (version_id)`);
    this.addSql(`create index on package_order (replaces_id) where replaces_id is not null`);
    // Whatever gives an order up: the buyer, the clock, people who return its money
    this.addSql(`
      create function end_pending_package() returns trigger language plpgsql as $$
      begin
        update package_subscription set state = 'EXPIRED', ended_at = now()
          where id = (select subscription_id from package_order where order_id = new.id) and state = 'PENDING_PAYMENT';
        return null;
      end $$`);
    this.addSql(`
      create trigger end_pending_package after update of status on orders for each row
        when (new.kind = 'PACKAGE' and new.status is distinct from old.status
          and new.status in ('CANCELLED', 'EXPIRED', 'REFUNDED'))
        execute function end_pending_package()`);
    this.addSql(`
      alter table payment_attempt drop constraint payment_attempt_doubt_check,
        add constraint payment_attempt_doubt_check check (doubt in ('WRONG_AMOUNT', 'AMOUNT_MISSING', 'GATEWAY_UNSURE',
          'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE', 'COUPON_USED_UP', 'PACKAGE_CHANGED'))`);
    this.addSql(`
      alter table suspense_item drop constraint suspense_item_reason_check,
        add constraint suspense_item_reason_check check (reason in ('WRONG_AMOUNT', 'PAID_TWICE', 'COURSE_OWNED',
          'NOT_ON_SALE', 'COUPON_USED_UP', 'UNKNOWN_REFERENCE', 'REST', 'PACKAGE_CHANGED'))`);
  }

  #periods(): void {
    // What a teacher has of a package from a day to the day before another; its money is earned day by day
    this.addSql(`
      create table package_period (
        id uuid primary key default uuidv7(),
        subscription_id uuid not null references package_subscription,
        teacher_id uuid not null references person,
        version_id uuid not null references package_version,
        order_id uuid references orders,
        from_day date not null,
        to_day date not null check (to_day > from_day),
        cycle_days integer not null check (cycle_days >= to_day - from_day),
        closed_on date check (closed_on between from_day and to_day),
        worth bigint not null default 0 check (worth >= 0),
        net bigint not null default 0 check (net >= 0),
        earned bigint not null default 0 check (earned >= 0),
        earned_days integer not null default 0 check (earned_days between 0 and to_day - from_day),
        moved bigint not null default 0 check (moved >= 0),
        check (earned + moved <= net),
        check (moved = 0 or closed_on is not null)
      )`);
    this.addSql(`create index on package_period (subscription_id, from_day)`);
    this.addSql(`create index on package_period (teacher_id, from_day)`);
    this.addSql(`create index on package_period (version_id)`);
    this.addSql(`create index on package_period (order_id) where order_id is not null`);
    this.addSql(
      `create index package_period_unearned on package_period (from_day) where earned + moved < net`,
    );
    // Offered to catalog: what each person may do as a seller; without a package of their own, what FREE lets them
    this.addSql(`
      create view seller_package as
        select s.id as subscription_id, t.id as teacher_id, p.code, v.id as version_id, v.max_courses, v.storage_bytes,
          v.max_co_teachers, v.max_coupons, v.ai_credits, v.commission_bp, s.ends_on,
          s.ends_on::timestamp at time zone 'Asia/Ho_Chi_Minh' as period_end
        from person t
        left join package_subscription s on s.teacher_id = t.id and s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')
        join package_version v on v.id = coalesce(s.version_id, (
          select f.id from package_version f join package k on k.id = f.package_id
          where k.code = 'FREE' and f.valid_from <= now() order by f.valid_from desc limit 1))
        join package p on p.id = v.package_id`);
  }

  #courses(): void {
    this.addSql(`
      alter table course add column suspended_for text check (suspended_for in ('QUOTA', 'ADMINISTRATOR'))`);
    this.addSql(`update course set suspended_for = 'ADMINISTRATOR' where status = 'SUSPENDED'`);
    this.addSql(`
      create index course_counted on course (teacher_id) where status in ('PUBLISHED', 'PENDING_REVIEW', 'SUSPENDED')`);
  }

  /** Who sells more than FREE allows goes on selling as much, for twelve months. */
  #todaysSellers(): void {
    this.addSql(`
      insert into package_version (package_id, number, price, cycle, max_courses, storage_bytes, max_co_teachers, max_coupons,
        ai_credits, trial_days, valid_from)
      select p.id, t.number, 0, 'YEAR', greatest(t.courses, t.least), 500 * 1073741824::bigint, 10, null, 10, 0,
        '2026-01-01 00:00+07'::timestamptz + make_interval(secs => t.number)
      from package p cross join (values (1, 5, 0), (2, 20, 0), (3, 100, 0), (4, 1000, (
        select coalesce(max(n), 0)::int from (select count(*) as n from course
          where status in ('PUBLISHED', 'PENDING_REVIEW') group by teacher_id) c))) as t(number, courses, least)
      where p.code = 'TRANSITION'`);
    this.addSql(`
      insert into package_subscription (teacher_id, version_id, state, origin, began_on, ends_on)
      select c.teacher_id, (select v.id from package_version v join package p on p.id = v.package_id
          where p.code = 'TRANSITION' and v.max_courses >= c.n order by v.max_courses limit 1),
        'ACTIVE', 'TRANSITION', d.today, (d.today + interval '12 months')::date
      from (select teacher_id, count(*) as n from course where status in ('PUBLISHED', 'PENDING_REVIEW')
          group by teacher_id having count(*) > 1) c
      cross join (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today) d`);
    this.addSql(`
      insert into package_period (subscription_id, teacher_id, version_id, from_day, to_day, cycle_days)
      select id, teacher_id, version_id, began_on, ends_on, ends_on - began_on from package_subscription`);
  }
}
