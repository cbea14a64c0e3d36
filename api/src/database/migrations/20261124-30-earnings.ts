import { Migration } from '@mikro-orm/migrations';

/**
 * Every posting of a marketplace: what each paid order line earned its teacher, which of its entries are whose, the terms
 * of a purchase frozen on its line, and the rates of value added tax on what the platform sells.
 */
export class Migration2026112430Earnings extends Migration {
  override up(): void {
    this.addSql(`
      alter table order_line
        add column promotion bigint not null default 0 check (promotion between 0 and discount),
        add column hold_days integer not null default 14 check (hold_days >= 0),
        add column refund_days integer not null default 7 check (refund_days >= 0),
        add column refund_most_percent integer not null default 30 check (refund_most_percent between 0 and 100)`);
    // What a coupon of the platform took off is the platform's loss: the parts are of what the course was worth
    this.addSql(`
      do $$ declare old text; begin
        select conname into strict old from pg_constraint
        where conrelid = 'order_line'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%teacher_share) = amount%';
        execute format('alter table order_line drop constraint %I', old);
      end $$`);
    this.addSql(`
      alter table order_line add constraint order_line_parts
        check (commission + vat_withheld + pit_withheld + teacher_share = amount + promotion)`);
    // Offered to the ledger: lines whose money came
    this.addSql(`
      create view sold_line as
        select l.id as line_id, l.order_id, o.number, l.buyer_id, l.teacher_id, l.course_id, l.title, l.list_price,
          l.discount, l.amount, l.promotion, l.attribution, l.seller_class, l.commission_bp, l.vat_bp, l.pit_bp,
          l.commission, l.vat_withheld, l.pit_withheld, l.teacher_share, l.state, l.hold_days, l.refund_days,
          l.refund_most_percent, o.paid_at
        from order_line l join orders o on o.id = l.order_id
        where o.paid_at is not null and l.state in ('PAID', 'REFUNDED')`);
    this.addSql(`
      create table earning (
        line_id uuid primary key references order_line,
        order_id uuid not null references orders,
        teacher_id uuid not null references person,
        amount bigint not null check (amount >= 0),
        promotion bigint not null check (promotion >= 0),
        commission bigint not null check (commission >= 0),
        vat_withheld bigint not null check (vat_withheld >= 0),
        pit_withheld bigint not null check (pit_withheld >= 0),
        teacher_share bigint not null check (teacher_share >= 0),
        refunded bigint not null default 0 check (refunded between 0 and amount),
        share_left bigint not null check (share_left between 0 and teacher_share),
        commission_left bigint not null check (commission_left between 0 and commission),
        status text not null default 'HELD' check (status in ('HELD', 'AVAILABLE', 'REVERSED')),
        earned_at timestamptz not null,
        held_until timestamptz not null,
        freezes text[] not null default '{}',
        released_at timestamptz,
        service_vat_bp integer,
        check (commission + vat_withheld + pit_withheld + teacher_share = amount + promotion),
        check ((released_at is null) = (service_vat_bp is null)),
        check (status <> 'AVAILABLE' or released_at is not null),
        check (status <> 'REVERSED' or (refunded = amount and share_left = 0 and commission_left = 0))
      )`);
    this.addSql(`create index earning_due on earning (held_until, line_id) where status = 'HELD'`);
    this.addSql(`create index earning_of_teacher on earning (teacher_id, earned_at desc, line_id)`);
    this.addSql(
      `create index earning_released on earning (teacher_id, released_at, line_id) where released_at is not null`,
    );
    this.addSql(`create index on earning (order_id)`);
    this.addSql(`alter table ledger_entry add column line_id uuid references order_line`);
    // Nothing was released before today: what teachers are held adds up to what their lines earned them
    this.addSql(`
      insert into earning (line_id, order_id, teacher_id, amount, promotion, commission, vat_withheld, pit_withheld,
        teacher_share, share_left, commission_left, earned_at, held_until)
      select s.line_id, s.order_id, s.teacher_id, s.amount, s.promotion, s.commission, s.vat_withheld, s.pit_withheld,
        s.teacher_share, s.teacher_share, s.commission, s.paid_at, s.paid_at + make_interval(days => s.hold_days)
      from sold_line s where s.state = 'PAID' and s.amount > 0`);
    this.addSql(`
      create table service_vat_rate (
        id uuid primary key default uuidv7(),
        basis_points integer not null check (basis_points between 0 and 10000),
        valid_from timestamptz not null unique
      )`);
    // 10 %, lowered to 8 % from 1 July 2025 to 31 December 2026 (Resolution 204/2025)
    this.addSql(`
      insert into service_vat_rate (basis_points, valid_from) values
        (1000, '2009-01-01 00:00+07'), (800, '2025-07-01 00:00+07'), (1000, '2027-01-01 00:00+07')`);
  }
}
