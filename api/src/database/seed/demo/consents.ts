import type { EntityManager } from '@mikro-orm/postgresql';
import { workingDaysAfter } from '../../../platform/i18n/dates.ts';

/** The share of people who consent to each purpose, in percent. */
const PURPOSES = { COURSE_SUGGESTIONS: 80, COURSE_OFFERS: 65, VIDEO_MEASUREMENT: 75 } as const;

/** Seeds the consents of most people, and withdrawals of some. The first student consents to everything. */
export async function seedConsents(em: EntityManager, now: Date, firstStudent: string): Promise<void> {
  await em.execute(
    `insert into consent (id, person_id, purpose, is_given, privacy_number, at)
     select md5('consent ' || p.email || c.purpose || n)::uuid, p.id, c.purpose, n = 1, 1,
       least(?::timestamptz, p.created_at + make_interval(hours => n * (1 + luck % 60)))
     from person p cross join jsonb_each_text(?::jsonb) c(purpose, percent)
       cross join lateral (select abs(hashtext(p.email || c.purpose)) as luck) l
       cross join lateral generate_series(1, case when luck % 17 = 0 and p.email <> ? then 2 else 1 end) n
     where p.erased_at is null and (luck % 100 < c.percent::int or p.email = ?)`,
    [now.toISOString(), JSON.stringify(PURPOSES), firstStudent, firstStudent],
  );
}

const HOUR = 3_600_000;

/** Requests about personal data, by the position of the person among the students. */
const REQUESTS = [
  [3, 'RESTRICTION', 5, 'Tôi không muốn dùng cách tôi xem bài để gợi ý khoá học nữa. Vẫn để tôi học tiếp.'],
  [5, 'CORRECTION', 3, 'Tên trên hoá đơn cũ của tôi sai dấu, xin sửa lại giúp.'],
] as const;

/** Seeds open requests that an administrator answers. */
export async function seedPrivacyRequests(
  em: EntityManager,
  now: Date,
  people: readonly { email: string }[],
): Promise<void> {
  for (const [position, kind, hours, text] of REQUESTS) {
    const at = new Date(now.getTime() - hours * HOUR);
    await em.execute(
      `insert into privacy_request (id, person_id, kind, text, requested_at, due_at)
       select md5('privacy request ' || p.email)::uuid, p.id, ?, ?, ?, ? from person p where p.email = ?`,
      [kind, text, at, workingDaysAfter(at, 2), people[position]!.email],
    );
  }
}
