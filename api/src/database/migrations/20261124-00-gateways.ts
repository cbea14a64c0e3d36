import { Migration } from '@mikro-orm/migrations';

/** Four gateways; what simulated ones remember; and what a gateway said last of a payment, known to every process. */
export class Migration2026112400Gateways extends Migration {
  override up(): void {
    this.addSql(`alter table payment_attempt drop constraint payment_attempt_gateway_check`);
    this.addSql(`
      alter table payment_attempt
        add constraint payment_attempt_gateway_check check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY', 'VIETQR')),
        add column asked_at timestamptz,
        add column answered text check (answered in ('PAID', 'FAILED', 'PENDING', 'NOT_BEGUN', 'UNSURE', 'NO_ANSWER'))`);
    this.addSql(`
      create table sandbox_payment (
        gateway text not null,
        kind text not null check (kind in ('PAYMENT', 'REFUND')),
        reference text not null,
        state jsonb not null,
        created_at timestamptz not null default now(),
        primary key (gateway, kind, reference)
      )`);
    this.addSql(`create index on sandbox_payment using gin ((state->'captures') jsonb_path_ops)`);
  }
}
