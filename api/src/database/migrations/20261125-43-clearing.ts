import { Migration } from '@mikro-orm/migrations';

/** Taxes paid to the office, and what teachers owe and will not pay back. */
export class Migration2026112543Clearing extends Migration {
  override up(): void {
    this.addSql(`
      create table tax_payment (
        id uuid primary key default uuidv7(),
        period text not null,
        reference text not null unique,
        vat_withheld bigint not null check (vat_withheld >= 0),
        pit_withheld bigint not null check (pit_withheld >= 0),
        vat_output bigint not null check (vat_output >= 0),
        paid_by uuid not null references person,
        at timestamptz not null default now(),
        check (vat_withheld + pit_withheld + vat_output > 0)
      )`);
    this.addSql(`create index on tax_payment (at desc, id desc)`);
    this.addSql(`create index on tax_payment (paid_by)`);
    this.addSql(`
      create table write_off (
        id uuid primary key default uuidv7(),
        teacher_id uuid not null references person,
        amount bigint not null check (amount > 0),
        reason text not null,
        state text not null default 'PROPOSED' check (state in ('PROPOSED', 'BOOKED', 'REJECTED')),
        proposed_by uuid not null references person,
        proposed_at timestamptz not null default now(),
        decided_by uuid references person,
        decided_at timestamptz,
        check ((state = 'PROPOSED') = (decided_by is null) and (decided_by is null) = (decided_at is null))
      )`);
    this.addSql(`create unique index write_off_proposed on write_off (teacher_id) where state = 'PROPOSED'`);
    this.addSql(`create index on write_off (proposed_at desc, id desc)`);
    this.addSql(`create index on write_off (teacher_id)`);
    this.addSql(`create index on write_off (proposed_by)`);
    this.addSql(`create index on write_off (decided_by) where decided_by is not null`);
  }
}
