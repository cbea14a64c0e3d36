import { Migration } from '@mikro-orm/migrations';

/** Every price that a course was sold at, so that a sale is measured by what it really cost before. */
export class Migration2026112441CoursePrices extends Migration {
  override up(): void {
    this.addSql(`
      alter table course
        add column is_introductory boolean not null default false,
        add column introductory_at timestamptz`);
    this.addSql(`
      create table course_price_change (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        price bigint not null check (price >= 0),
        sale_price bigint check (sale_price >= 0),
        sale_ends_at timestamptz,
        valid_from timestamptz not null default now()
      )`);
    this.addSql(`create index on course_price_change (course_id, valid_from)`);
    // Sales end from now on; those of before end as if they had begun today
    this.addSql(`
      update course set sale_ends_at = now() + interval '14 days' where sale_price is not null and sale_ends_at is null`);
    this.addSql(`
      insert into course_price_change (course_id, price, valid_from)
        select id, price, coalesce(published_at, created_at) from course`);
    this.addSql(`
      insert into course_price_change (course_id, price, sale_price, sale_ends_at, valid_from)
        select id, price, sale_price, sale_ends_at,
          greatest(coalesce(published_at, created_at), least(now(), sale_ends_at - interval '14 days'))
        from course where sale_price is not null`);
    // Whatever changes a price: a command, a statement by hand, the release before
    this.addSql(`
      create function keep_course_price() returns trigger language plpgsql as $$
      begin
        insert into course_price_change (course_id, price, sale_price, sale_ends_at)
          values (new.id, new.price, new.sale_price, new.sale_ends_at);
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_course_price_update after update on course for each row
        when ((new.price, new.sale_price, new.sale_ends_at) is distinct from (old.price, old.sale_price, old.sale_ends_at))
        execute function keep_course_price()`);
    this.addSql(`
      create trigger keep_course_price_insert after insert on course for each row execute function keep_course_price()`);
    // Of catalog: what buyers paid from when to when, since the course was first sold
    this.addSql(`
      create view course_price_piece as
        select p.course_id, p.price as list_price, s.is_sale, s.amount,
          greatest(s.starts_at, c.published_at) as starts_at, s.ends_at
        from (select h.*, coalesce(lead(valid_from) over (partition by course_id order by valid_from, id), 'infinity') as valid_to
          from course_price_change h) p
        join course c on c.id = p.course_id
        cross join lateral (
          select true as is_sale, p.sale_price as amount, p.valid_from as starts_at,
            least(p.valid_to, coalesce(p.sale_ends_at, 'infinity')) as ends_at where p.sale_price is not null
          union all
          select false, p.price, case when p.sale_price is null then p.valid_from
            else greatest(p.valid_from, coalesce(p.sale_ends_at, 'infinity')) end, p.valid_to) s
        where s.ends_at > greatest(s.starts_at, c.published_at)`);
  }
}
