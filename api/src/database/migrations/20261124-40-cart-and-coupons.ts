import { Migration } from '@mikro-orm/migrations';

/** Carts, orders of several lines with a coupon, who brought the buyer, and whose name stands on the bill. */
export class Migration2026112440CartAndCoupons extends Migration {
  override up(): void {
    this.#coupons();
    this.#carts();
    this.#orders();
    // Of learning: also what a student's access is, so that a cart can say why a course is not for sale to them
    this.addSql(`
      create or replace view course_student as
        select course_id, student_id, access = 'ACTIVE' as may_study, access from enrolment`);
  }

  #coupons(): void {
    this.addSql(`
      create table coupon (
        id uuid primary key default uuidv7(),
        code text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
        owner_id uuid references person,
        percent integer check (percent between 1 and 100),
        amount bigint check (amount between 1000 and 50000000),
        scope text not null check (scope in ('ALL', 'CATEGORY', 'TEACHER', 'COURSE')),
        category_id uuid references category,
        teacher_id uuid references person,
        course_id uuid references course,
        starts_at timestamptz not null,
        ends_at timestamptz check (ends_at > starts_at),
        max_uses integer check (max_uses > 0),
        max_uses_per_person integer not null default 1 check (max_uses_per_person > 0),
        least_amount bigint not null default 0 check (least_amount >= 0),
        uses integer not null default 0 check (uses >= 0),
        is_active boolean not null default true,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        check (num_nonnulls(percent, amount) = 1),
        check ((category_id is not null) = (scope = 'CATEGORY')),
        check ((teacher_id is not null) = (scope = 'TEACHER')),
        check ((course_id is not null) = (scope = 'COURSE')),
        check (owner_id is null or scope = 'COURSE' or scope = 'TEACHER' and teacher_id = owner_id)
      )`);
    this.addSql(`create index on coupon (owner_id, created_at desc)`);
    this.addSql(`create index on coupon (course_id) where course_id is not null`);
    this.addSql(`create index on coupon (code text_pattern_ops)`);
    // An order holds its use from the moment it is made, so that the last one can't be had twice
    this.addSql(`
      create table coupon_use (
        id uuid primary key default uuidv7(),
        coupon_id uuid not null references coupon,
        order_id uuid not null unique references orders,
        person_id uuid not null references person,
        state text not null check (state in ('RESERVED', 'TAKEN', 'RETURNED')),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on coupon_use (coupon_id, person_id) where state <> 'RETURNED'`);
    this.addSql(`create index on coupon_use (person_id)`);
    // Whatever moves an order moves its use with it: a payment, the clock, a refund
    this.addSql(`
      create function move_coupon_use() returns trigger language plpgsql as $$
      declare moved uuid;
      begin
        if new.status in ('CANCELLED', 'EXPIRED', 'REFUNDED') then
          update coupon_use set state = 'RETURNED' where order_id = new.id and state <> 'RETURNED'
            returning coupon_id into moved;
          update coupon set uses = uses - 1 where id = moved;
        elsif new.status = 'PAID' then
          update coupon_use set state = 'TAKEN' where order_id = new.id and state = 'RETURNED'
            returning coupon_id into moved;
          update coupon set uses = uses + 1 where id = moved;
          update coupon_use set state = 'TAKEN' where order_id = new.id and state = 'RESERVED';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger move_coupon_use after update of status on orders
      for each row when (new.status is distinct from old.status) execute function move_coupon_use()`);
  }

  #carts(): void {
    this.addSql(`
      create table cart (
        person_id uuid primary key references person on delete cascade,
        coupon_id uuid references coupon
      )`);
    this.addSql(`
      create table cart_item (
        person_id uuid not null references cart on delete cascade,
        course_id uuid not null references course on delete cascade,
        added_at timestamptz not null default now(),
        price_seen bigint not null check (price_seen >= 0),
        primary key (person_id, course_id)
      )`);
    this.addSql(`create index on cart_item (course_id)`);
  }

  #orders(): void {
    this.addSql(`
      alter table orders
        add column coupon_id uuid references coupon,
        add column coupon_code text,
        add column bill_name text,
        add column bill_tax_code text,
        add column bill_address text,
        add column invoice_series text,
        add column invoice_number text,
        add column invoice_date date`);
    this.addSql(`create index on orders (coupon_id) where coupon_id is not null`);
    this.addSql(`
      alter table order_line
        add column coupon_discount bigint not null default 0,
        add constraint order_line_coupon check (coupon_discount between 0 and discount)`);
    this.addSql(`
      alter table payment_attempt drop constraint payment_attempt_doubt_check,
        add constraint payment_attempt_doubt_check check (doubt in ('WRONG_AMOUNT', 'AMOUNT_MISSING', 'GATEWAY_UNSURE',
          'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE', 'COUPON_USED_UP'))`);
    // What a buyer wants on bills, remembered for the next one
    this.addSql(`
      create table bill_details (
        person_id uuid primary key references person on delete cascade,
        name text not null,
        tax_code text,
        address text,
        updated_at timestamptz not null default now()
      )`);
  }
}
