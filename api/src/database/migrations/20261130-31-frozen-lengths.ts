import { Migration } from '@mikro-orm/migrations';

/**
 * The release before knows nothing of how long a course is sold for, and still sells while this one takes over: what a
 * sale leaves unsaid is frozen here, from the course as it is sold and from the sale as it is paid.
 */
export class Migration2026113031FrozenLengths extends Migration {
  override up(): void {
    this.addSql(`
      create function access_end(days integer) returns timestamptz language sql stable parallel safe
      return ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 1 + days)::timestamp at time zone 'Asia/Ho_Chi_Minh'`);
    this.addSql(`
      create function freeze_access_length() returns trigger language plpgsql as $$
      begin
        new.access_days := (select c.access_days from course c where c.id = new.course_id);
        return new;
      end $$`);
    this.addSql(`
      create trigger freeze_access_length before insert on order_line
        for each row when (new.access_days is null) execute function freeze_access_length()`);
    this.addSql(`
      create function freeze_access_end() returns trigger language plpgsql as $$
      declare sold record;
      begin
        select l.access_days into sold from order_line l where l.buyer_id = new.student_id
          and l.course_id = new.course_id and l.state = 'PAID' and l.ended_at is null;
        if found then new.expires_at := access_end(sold.access_days); end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger freeze_access_end before insert on enrolment
        for each row when (new.access = 'ACTIVE' and new.expires_at is null) execute function freeze_access_end()`);
    // Bought anew by a release that leaves the end as it was
    this.addSql(`
      create trigger freeze_access_end_anew before update of access on enrolment for each row
        when (new.access = 'ACTIVE' and old.access in ('REVOKED', 'EXPIRED')
          and new.expires_at is not distinct from old.expires_at) execute function freeze_access_end()`);
  }
}
