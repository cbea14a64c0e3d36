import type { EntityManager } from '@mikro-orm/postgresql';
import { insertAll, stableId } from './insert.ts';

const DAY = 86_400_000;

/** Announcements of the demo platform: an active one, a planned one and some of the previous months. */
const ANNOUNCED = [
  {
    name: 'course week',
    kind: 'PROMOTION',
    audience: 'STUDENTS',
    from: -1,
    days: 6,
    titleVi: 'Tuần lễ học cùng nhau',
    titleEn: 'A week of learning together',
    textVi: 'Nhiều khoá học giảm giá đến hết tuần này.',
    textEn: 'Many courses cost less until the end of this week.',
    link: { url: '/courses', vi: 'Chọn khoá của bạn', en: 'Choose your course' },
    readers: 0.4,
  },
  {
    name: 'bank night',
    kind: 'MAINTENANCE',
    audience: 'EVERYONE',
    from: 3,
    days: 1,
    titleVi: 'Bảo trì cổng MoMo trong đêm',
    titleEn: 'MoMo maintenance at night',
    textVi:
      'Từ 00:00 đến 02:00, bạn chưa trả tiền bằng MoMo được. VNPAY, ZaloPay và VietQR dùng bình thường.',
    textEn: 'From 00:00 to 02:00 payments by MoMo do not work. VNPAY, ZaloPay and VietQR do.',
    readers: 0,
  },
  {
    name: 'review rules',
    kind: 'INFO',
    audience: 'TEACHERS',
    from: -60,
    days: 14,
    titleVi: 'Quy trình xét duyệt mới',
    titleEn: 'How courses are reviewed now',
    textVi: 'Mỗi khoá được xem theo một danh sách rõ ràng, và bạn thấy từng mục đạt hay cần sửa.',
    textEn:
      'Each course is reviewed against a clear list, and you see which points pass and which need work.',
    readers: 0.9,
  },
  {
    name: 'refund words',
    kind: 'INFO',
    audience: 'STUDENTS',
    from: -150,
    days: 21,
    titleVi: 'Hoàn tiền dễ hiểu hơn',
    titleEn: 'Refunds are easier to understand',
    textVi: 'Trang hoàn tiền giờ nói rõ từng bước và ngày bạn nhận lại tiền.',
    textEn: 'The refund page now names each step and the day on which the money is back.',
    readers: 0.7,
  },
] as const;

const ROLES = { EVERYONE: 'true', TEACHERS: "'TEACHER' = any(roles)", STUDENTS: "roles = '{USER}'" } as const;

/** Seeds announcements in both languages, with the users who have seen and dismissed them. */
export async function seedAnnouncements(em: EntityManager, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  await insertAll(
    em,
    'announcement',
    ANNOUNCED.map(({ name, kind, audience, from, days, titleVi, titleEn, textVi, textEn, ...more }) => ({
      id: stableId(`announcement ${name}`),
      kind,
      title_vi: titleVi,
      title_en: titleEn,
      text_vi: textVi,
      text_en: textEn,
      link_url: 'link' in more ? more.link.url : null,
      link_label_vi: 'link' in more ? more.link.vi : null,
      link_label_en: 'link' in more ? more.link.en : null,
      audience,
      starts_at: at(from),
      ends_at: at(from + days),
      is_dismissible: kind !== 'MAINTENANCE',
      version: 1,
      created_at: at(Math.min(from - 2, -1)),
    })),
  );
  for (const { name, audience, from, readers } of ANNOUNCED.filter(
    (announcement) => announcement.readers > 0,
  ))
    await em.execute(
      `insert into announcement_reader (announcement_id, person_id, read_at, dismissed_at)
       select ?::uuid, id, greatest(?::timestamptz, created_at),
         case when hashtext(id::text || 'away') % 3 = 0 then greatest(?::timestamptz, created_at) end
       from person where is_active and ${ROLES[audience]} and created_at < ?::timestamptz
         and email not in ('student@sen.test', 'admin@sen.test', 'teacher@sen.test')
         and abs(hashtext(id::text || ?)) % 100 < ?`,
      [stableId(`announcement ${name}`), at(from), at(from), now, name, readers * 100],
    );
}
