import type { EntityManager } from '@mikro-orm/postgresql';
import { students } from '../content/index.ts';
import { WISHLIST } from '../content/wishlist.ts';
import { courseId } from './ids.ts';
import { personId } from './people.ts';

/** Seeds the demo student's wishlist at the prices of the time. The student was notified of later changes. */
export async function seedWishlist(em: EntityManager, now: Date): Promise<void> {
  const saved = WISHLIST.map(([slug, days]) => ({ id: courseId(slug), days }));
  await em.execute(
    `insert into wishlist_item (person_id, course_id, added_at, title_then, price_then, closed_at,
       told_price, told_at, told_sale_end)
     select ?, c.id, s.added_at, c.title, coalesce(p.amount, c.price),
       case when c.status <> 'PUBLISHED' then c.updated_at end,
       case when c.sale_ends_at > ? then c.sale_price end,
       case when c.sale_ends_at > ? then c.sale_ends_at - interval '14 days' end,
       case when c.sale_ends_at > ? then c.sale_ends_at end
     from (select id, ?::timestamptz - make_interval(days => days) as added_at
       from jsonb_to_recordset(?::jsonb) as x(id uuid, days int)) s
     join course c on c.id = s.id
     left join lateral (select min(amount) as amount from course_price_piece
       where course_id = c.id and starts_at <= s.added_at and ends_at > s.added_at) p on true`,
    [personId(students()[0]!.email), now, now, now, now, JSON.stringify(saved)],
  );
}
