import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../../platform/db/index.ts';
import { ADMIN, students, TEACHERS } from '../content/index.ts';
import { personId } from './people.ts';

/** Maximum number of sale notifications of a demo teacher. The latest sales are used. */
const SALES = 24;

/** Seeds the notifications of the three demo accounts from the other rows. The newest ones are unread. */
export async function seedNotifications(em: EntityManager, now: Date): Promise<void> {
  const [student, teacher, admin] = [students()[0]!, TEACHERS[0]!, ADMIN].map(({ email }) => personId(email));
  await em.execute(
    `insert into notification (person_id, kind, params, link, created_at, read_at)
     select o.buyer_id, 'ORDER_PAID', jsonb_build_object('number', o.number, 'course', l.title),
       '/learning/' || l.course_id, o.paid_at, o.paid_at + interval '5 minutes'
     from orders o join order_line l on l.order_id = o.id where o.buyer_id = ? and o.status = 'PAID' and o.total > 0`,
    [student],
  );
  await em.execute(
    `insert into notification (person_id, kind, params, link, created_at, read_at)
     select ?, 'COURSE_SOLD', jsonb_build_object('course', title), '/courses/' || id, enrolled_at,
       case when place > 3 then enrolled_at + interval '2 hours' end
     from (select c.id, c.title, e.enrolled_at, row_number() over (order by e.enrolled_at desc, e.id) as place
       from enrolment e join course c on c.id = e.course_id where c.teacher_id = ?) sale where place <= ${SALES}`,
    [teacher, teacher],
  );
  await em.execute(
    `insert into notification (person_id, kind, params, link, created_at, read_at)
     select ?, 'COURSE_REVIEWED', jsonb_build_object('course', title, 'outcome', 'APPROVED'),
       '/teacher/courses/' || id || '/edit', published_at - interval '1 day', published_at
     from course where teacher_id = ? and status = 'PUBLISHED'`,
    [teacher, teacher],
  );
  await em.execute(
    `insert into notification (person_id, kind, params, link, created_at)
     select ?, 'COURSE_SUBMITTED', jsonb_build_object('course', c.title, 'teacher', p.full_name, 'teacherId', p.id),
       '/admin/courses/review', r.submitted_at
     from course_review r join course c on c.id = r.course_id join person p on p.id = c.teacher_id
     where r.decision = 'PENDING'`,
    [admin],
  );
  const news = {
    titleVi: 'Giờ bạn chọn được mình muốn nghe gì',
    titleEn: 'You now choose what you hear of',
    textVi: 'Từng loại thông báo có thể bật tắt riêng, trong ứng dụng và qua email.',
    textEn: 'Every kind of notification has its own switch, in the app and by mail.',
  };
  await em.execute(
    `insert into notification (person_id, kind, params, link, created_at)
     select id, 'ANNOUNCEMENT', ?::jsonb, '/dashboard/profile/notifications', ?::timestamptz - interval '3 hours'
     from unnest(?::uuid[]) as id`,
    [JSON.stringify(news), now, arrayText([student!, teacher!, admin!])],
  );
}
