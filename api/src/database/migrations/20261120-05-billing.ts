import { Migration } from '@mikro-orm/migrations';

/** Orders, payment attempts, gateway notices, and the rates frozen on order lines. */
export class Migration2026112005Billing extends Migration {
  override up(): void {
    this.addSql(`create sequence order_number`);
    this.addSql(`
      create table orders (
        id uuid primary key default uuidv7(),
        number text not null unique,
        buyer_id uuid not null references person,
        status text not null default 'PENDING' check (status in ('PENDING', 'PAID', 'EXPIRED', 'CANCELLED', 'NEEDS_CHECK',
          'PARTIALLY_REFUNDED', 'REFUNDED')),
        total bigint not null check (total >= 0),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        paid_at timestamptz
      )`);
    this.addSql(`create index on orders (buyer_id, created_at desc)`);
    this.addSql(`create index on orders (expires_at) where status = 'PENDING'`);
    this.addSql(`
      create table order_line (
        id uuid primary key default uuidv7(),
        order_id uuid not null references orders,
        buyer_id uuid not null references person,
        course_id uuid not null references course,
        teacher_id uuid not null references person,
        title text not null,
        list_price bigint not null check (list_price >= 0),
        discount bigint not null default 0 check (discount between 0 and list_price),
        amount bigint not null check (amount = list_price - discount),
        attribution text not null check (attribution in ('PLATFORM', 'TEACHER')),
        seller_class text not null,
        commission_bp integer not null check (commission_bp between 0 and 10000),
        vat_bp integer not null check (vat_bp between 0 and 10000),
        pit_bp integer not null check (pit_bp between 0 and 10000),
        commission bigint not null check (commission >= 0),
        vat_withheld bigint not null check (vat_withheld >= 0),
        pit_withheld bigint not null check (pit_withheld >= 0),
        teacher_share bigint not null check (teacher_share >= 0),
        state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'CLOSED', 'REFUNDED')),
        check (commission + vat_withheld + pit_withheld + teacher_share = amount)
      )`);
    this.addSql(`create index on order_line (order_id)`);
    this.addSql(`create index on order_line (course_id)`);
    // A course can't be bought twice, whatever the order of the requests.
    this.addSql(`
      create unique index order_line_once on order_line (buyer_id, course_id) where state in ('OPEN', 'PAID')`);
    this.addSql(`
      create table payment_attempt (
        id uuid primary key default uuidv7(),
        order_id uuid not null references orders,
        gateway text not null check (gateway in ('VNPAY')),
        reference text not null unique,
        amount bigint not null check (amount > 0),
        status text not null default 'CREATED'
          check (status in ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'UNKNOWN')),
        pay_url text,
        gateway_transaction text,
        failure_code text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        settled_at timestamptz
      )`);
    this.addSql(`create index on payment_attempt (order_id, created_at)`);
    this.addSql(`
      create unique index payment_attempt_open on payment_attempt (order_id) where status in ('CREATED', 'PENDING')`);
    this.addSql(`
      create unique index payment_attempt_transaction on payment_attempt (gateway, gateway_transaction)
      where gateway_transaction is not null`);
    this.addSql(`
      create table payment_notice (
        id uuid primary key default uuidv7(),
        gateway text not null,
        kind text not null check (kind in ('NOTIFICATION', 'QUERY')),
        reference text,
        payload jsonb not null,
        outcome text not null,
        received_at timestamptz not null default now()
      )`);
    this.addSql(`create index on payment_notice (reference, received_at)`);
    this.addSql(`
      create table commission_rate (
        id uuid primary key default uuidv7(),
        attribution text not null check (attribution in ('PLATFORM', 'TEACHER')),
        basis_points integer not null check (basis_points between 0 and 10000),
        valid_from timestamptz not null,
        unique (attribution, valid_from)
      )`);
    this.addSql(`
      create table withholding_rate (
        id uuid primary key default uuidv7(),
        seller_class text not null check (seller_class in ('INDIVIDUAL', 'HOUSEHOLD', 'COMPANY')),
        vat_bp integer not null check (vat_bp between 0 and 10000),
        pit_bp integer not null check (pit_bp between 0 and 10000),
        valid_from timestamptz not null,
        unique (seller_class, valid_from)
      )`);
    // Decree 117/2025: platforms withhold 5 % VAT and 2 % PIT on services of resident individuals and households.
    this.addSql(`
      insert into withholding_rate (seller_class, vat_bp, pit_bp, valid_from) values
        ('INDIVIDUAL', 500, 200, '2025-07-01 00:00+07'),
        ('HOUSEHOLD', 500, 200, '2025-07-01 00:00+07'),
        ('COMPANY', 0, 0, '2025-07-01 00:00+07')`);
    this.addSql(`
      insert into commission_rate (attribution, basis_points, valid_from) values
        ('PLATFORM', 3000, '2025-07-01 00:00+07'),
        ('TEACHER', 1000, '2025-07-01 00:00+07')`);
  }
}
