import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { notify } from '../support/index.ts';
import type { Order, OrderLine } from './order.entity.ts';

type Sold = Pick<OrderLine, 'title' | 'course' | 'teacher'>;

/** Tells the buyer that the money came, and the teachers of their new student. */
export async function tellPaid(
  em: EntityManager,
  services: Services,
  { number, buyer }: Order,
  lines: readonly Sold[],
): Promise<void> {
  const [first, ...more] = lines;
  await notify(em, services, buyer.id, {
    kind: 'ORDER_PAID',
    params: { number, course: lines.map(({ title }) => title).join(', ') },
    link: more.length ? '/dashboard/courses' : `/learning/${first!.course.id}`,
  });
  await tellTeachers(em, services, lines);
}

/** Tells the buyer that a free course is theirs, and its teacher of the new student. */
export async function tellEnrolled(
  em: EntityManager,
  services: Services,
  buyerId: string,
  line: Sold,
): Promise<void> {
  await notify(em, services, buyerId, {
    kind: 'ENROLLED',
    params: { course: line.title },
    link: `/learning/${line.course.id}`,
  });
  await tellTeachers(em, services, [line]);
}

async function tellTeachers(em: EntityManager, services: Services, lines: readonly Sold[]): Promise<void> {
  for (const { teacher, title, course } of lines)
    await notify(em, services, teacher.id, {
      kind: 'COURSE_SOLD',
      params: { course: title },
      link: `/courses/${course.id}`,
    });
}
