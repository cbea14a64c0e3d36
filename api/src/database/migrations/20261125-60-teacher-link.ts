import { Migration } from '@mikro-orm/migrations';

/** A teacher’s own link to a course: how often it was followed, and which sales it brought. */
export class Migration2026112560TeacherLink extends Migration {
  override up(): void {
    this.addSql(`
      create table teacher_link (
        course_id uuid primary key references course on delete cascade,
        visits integer not null default 0 check (visits >= 0),
        last_visited_at timestamptz not null default now()
      )`);
    this.addSql(`alter table order_line add column link_course_id uuid references course on delete set null`);
    this.addSql(
      `create index order_line_by_link on order_line (link_course_id) where link_course_id is not null`,
    );
    // Offered to the ledger: the former columns, and whether a link brought the buyer
    this.addSql(`
      create or replace view sold_line as
        select l.id as line_id, l.order_id, o.number, l.buyer_id, l.teacher_id, l.course_id, l.title, l.list_price,
          l.discount, l.amount, l.promotion, l.attribution, l.seller_class, l.commission_bp, l.vat_bp, l.pit_bp,
          l.commission, l.vat_withheld, l.pit_withheld, l.teacher_share, l.state, l.hold_days, l.refund_days,
          l.refund_most_percent, o.paid_at, l.link_course_id is not null as is_by_link
        from order_line l join orders o on o.id = l.order_id
        where o.paid_at is not null and l.state in ('PAID', 'REFUNDED')`);
  }
}
