import type { EntityManager } from '@mikro-orm/postgresql';
import {
  newReference,
  Order,
  OrderLine,
  PaymentGateway,
  priceLine,
} from '../../../features/billing/index.ts';
import { Course } from '../../../features/catalog/index.ts';
import { postSale } from '../../../features/ledger/index.ts';
import { COURSES, type CourseContent, pickRating, shelfOf, students } from '../content/index.ts';
import { ageOf, courseId, lessonId, teacherIdOf } from './catalog.ts';
import { generator, insertAll, stableId } from './insert.ts';
import { joinedDaysAgo, personId } from './people.ts';

const DAY = 86_400_000;
/** Vietnam is seven hours ahead, all year. */
const VIETNAM_MS = 7 * 3_600_000;
/** What the demo student has, and how far they are: the rest is left for whoever tries the shop. */
const DEMO_STUDENT: Readonly<Record<string, number>> = {
  'react-19-tu-con-so-0': 0.36,
  'doc-hieu-so-lieu': 0.12,
};

interface Place {
  readonly course: CourseContent;
  readonly email: string;
  readonly at: Date;
  /** Share of the lessons that are complete. */
  readonly share: number;
}

/** Enrolments with the orders that paid for them, progress and ratings. */
export async function seedLearning(em: EntityManager, now: Date): Promise<void> {
  const places = choosePlaces(now);
  await seedOrders(em, places);
  await seedProgress(em, places);
  await seedRatings(em, places, now);
}

/** Some courses are loved, most are young; people study at all speeds. */
function choosePlaces(now: Date): Place[] {
  const random = generator(20_261_120);
  const people = students();
  const published = COURSES.filter(({ status }) => (status ?? 'PUBLISHED') === 'PUBLISHED');
  return published.flatMap((course) => {
    const share = shelfOf(course.slug).students / 1400;
    return people.flatMap(({ email }, i): Place[] => {
      const chance = random();
      const pace = random();
      const day = random();
      // Since both are there, less the hour that is taken off below
      const span = Math.max(0, Math.min(ageOf(course.slug) - 1, joinedDaysAgo(i) - 0.1));
      const at = new Date(now.getTime() - Math.floor(day * span * DAY) - 3_600_000);
      if (i === 0)
        return course.slug in DEMO_STUDENT
          ? [{ course, email, at: new Date(now.getTime() - 3 * DAY), share: DEMO_STUDENT[course.slug]! }]
          : [];
      return chance < share ? [{ course, email, at, share: pace < 0.2 ? 0 : pace > 0.8 ? 1 : pace }] : [];
    });
  });
}

async function seedOrders(em: EntityManager, places: readonly Place[]): Promise<void> {
  const prices = new Map((await em.find(Course, {})).map((course) => [course.id, course]));
  const sorted = [...places].sort((a, b) => a.at.getTime() - b.at.getTime());
  const orders: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  const attempts: Record<string, unknown>[] = [];
  const sales: Parameters<typeof postSale>[1][] = [];
  const columns = em.getMetadata(OrderLine).properties;
  const known = new Map<string, Awaited<ReturnType<typeof priceLine>>>();
  for (const place of sorted) {
    const id = stableId(`order ${place.course.slug} ${place.email}`);
    const course = prices.get(courseId(place.course.slug))!;
    const buyer = personId(place.email);
    const total = course.salePrice ?? course.price;
    let line = known.get(course.id);
    if (!line) {
      line = await priceLine(em, em.getReference(Order, id), course, total, place.at);
      known.set(course.id, line);
    }
    orders.push({
      id,
      number: await numberOf(em, place.at),
      buyer_id: buyer,
      status: 'PAID',
      total,
      created_at: place.at,
      expires_at: new Date(place.at.getTime() + DAY),
      paid_at: place.at,
    });
    const frozen = Object.fromEntries(
      (
        [
          'title',
          'listPrice',
          'discount',
          'amount',
          'attribution',
          'sellerClass',
          'commissionBp',
          'vatBp',
          'pitBp',
          'commission',
          'vatWithheld',
          'pitWithheld',
          'teacherShare',
        ] as const
      ).map((name) => [columns[name].fieldNames[0]!, line[name]]),
    );
    const teacherId = teacherIdOf(place.course.teacher);
    lines.push({
      id: stableId(`line ${id}`),
      order_id: id,
      buyer_id: buyer,
      course_id: course.id,
      teacher_id: teacherId,
      state: 'PAID',
      ...frozen,
    });
    if (!total) continue;
    attempts.push({
      id: stableId(`attempt ${id}`),
      order_id: id,
      gateway: PaymentGateway.VNPAY,
      reference: newReference(),
      amount: total,
      status: 'SUCCEEDED',
      gateway_transaction: `DEMO${attempts.length + 10_000_000}`,
      created_at: place.at,
      expires_at: new Date(place.at.getTime() + 900_000),
      settled_at: place.at,
    });
    sales.push({
      orderId: id,
      gateway: PaymentGateway.VNPAY,
      total,
      occurredAt: place.at,
      lines: [
        {
          teacherId,
          commission: line.commission,
          vatWithheld: line.vatWithheld,
          pitWithheld: line.pitWithheld,
          teacherShare: line.teacherShare,
        },
      ],
    });
  }
  await insertAll(em, 'orders', orders);
  await insertAll(em, 'order_line', lines);
  await insertAll(em, 'payment_attempt', attempts);
  for (const sale of sales) await postSale(em, sale);
  em.clear();
}

async function numberOf(em: EntityManager, at: Date): Promise<string> {
  const [row] = await em.execute<{ number: string }[]>(
    `select 'S' || to_char(?::timestamptz at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || lpad(nextval('order_number')::text, 6, '0') as number`,
    [at],
  );
  return row!.number;
}

async function seedProgress(em: EntityManager, places: readonly Place[]): Promise<void> {
  const enrolments: Record<string, unknown>[] = [];
  const progress: Record<string, unknown>[] = [];
  const days = new Map<string, { enrolment_id: string; day: string; seconds: number }>();
  for (const { course, email, at, share } of places) {
    const enrolment = stableId(`enrolment ${course.slug} ${email}`);
    const lessons = course.sections.flatMap((section, s) =>
      section.lessons.map((lesson, l) => ({ ...lesson, id: lessonId(course.slug, s, l) })),
    );
    const done = Math.floor(lessons.length * share);
    const last = new Date(Math.min(at.getTime() + done * 0.7 * DAY, Date.now() - 1_800_000));
    enrolments.push({
      id: enrolment,
      student_id: personId(email),
      course_id: courseId(course.slug),
      access: 'ACTIVE',
      source: course.price === 0 ? 'FREE' : 'PURCHASE',
      enrolled_at: at,
      completed_lessons: done,
      percentage: Math.floor((100 * done) / lessons.length),
      highest_percentage: Math.floor((100 * done) / lessons.length),
      completed_at: done === lessons.length ? last : null,
      last_lesson_id: done ? lessons[Math.min(done, lessons.length - 1)]!.id : null,
      last_studied_at: done ? last : null,
    });
    for (const [index, lesson] of lessons.slice(0, done).entries()) {
      const completed = new Date(Math.min(at.getTime() + (index + 1) * 0.7 * DAY, last.getTime()));
      const day = new Date(completed.getTime() + VIETNAM_MS).toISOString().slice(0, 10);
      const key = `${enrolment} ${day}`;
      const before = days.get(key)?.seconds ?? 0;
      days.set(key, { enrolment_id: enrolment, day, seconds: before + Math.round(lesson.durationSec) });
      const seconds = lesson.kind === 'VIDEO' ? Math.round(lesson.durationSec) : 30;
      progress.push({
        id: stableId(`progress ${enrolment} ${lesson.id}`),
        enrolment_id: enrolment,
        lesson_id: lesson.id,
        watched: lesson.kind === 'VIDEO' ? `{[0,${seconds})}` : '{}',
        done_sec: seconds,
        position_sec: 0,
        reached_at: new Date(completed.getTime() - 600_000),
        reported_at: completed,
        completed_at: completed,
      });
    }
  }
  await insertAll(em, 'enrolment', enrolments);
  await insertAll(em, 'lesson_progress', progress);
  await insertAll(em, 'study_day', [...days.values()]);
  await em.execute(`
    insert into earned_achievement (person_id, code, earned_at)
    select e.student_id, a.code, case when a.metric = 'LESSONS' then min(p.completed_at) else max(p.completed_at) end from achievement a, enrolment e join lesson_progress p on p.enrolment_id = e.id
    where a.metric = 'LESSONS' or (a.metric = 'COURSES' and e.completed_at is not null)
    group by e.student_id, a.code, a.metric, a.threshold
    having case a.metric when 'LESSONS' then count(*) else count(distinct e.id) end >= a.threshold`);
}

async function seedRatings(em: EntityManager, places: readonly Place[], now: Date): Promise<void> {
  const random = generator(7);
  const given = new Map<string, number>();
  // The newest ones are what visitors read first, so they get the words
  const latestFirst = [...places].sort((a, b) => b.at.getTime() - a.at.getTime());
  const ratings = latestFirst.flatMap(({ course, email, at, share }) => {
    if (email === students()[0]!.email || share < 0.3 || random() > 0.55) return [];
    const index = given.get(course.slug) ?? 0;
    given.set(course.slug, index + 1);
    const { stars, text } = pickRating(course.slug, index);
    return [
      {
        id: stableId(`rating ${course.slug} ${email}`),
        course_id: courseId(course.slug),
        author_id: personId(email),
        enrolment_id: stableId(`enrolment ${course.slug} ${email}`),
        stars,
        text: index < 14 ? text : null,
        teacher_reply: null,
        status: 'PUBLISHED',
        created_at: new Date(Math.min(at.getTime() + 5 * DAY, now.getTime() - 600_000)),
      },
    ];
  });
  await insertAll(em, 'rating', ratings);
}
