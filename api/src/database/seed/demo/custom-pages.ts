import type { EntityManager } from '@mikro-orm/postgresql';
import { stableId } from './insert.ts';

const DAY = 86_400_000;

const words = (text: string, href?: string) => ({
  type: 'text',
  text,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [words(text)] });
const richText = (...content: object[]) => ({ kind: 'RICH_TEXT', texts: [{ type: 'doc', content }] });
const columns = (...texts: readonly (readonly [title: string, text: string])[]) => ({
  kind: 'COLUMNS',
  texts: texts.map(([title, text]) => ({ type: 'doc', content: [heading(title), paragraph(words(text))] })),
});
const courses = (title: string, courseIds: readonly string[]) => ({
  kind: 'COURSES',
  heading: title,
  courseIds,
  categoryId: null,
  courseCount: courseIds.length,
});

const SLUG = 'hoc-cung-dong-nghiep';

const page = (popular: readonly string[]) => [
  {
    language: 'vi',
    title: 'Học cùng đồng nghiệp',
    description:
      'Cách một nhóm ở cùng công ty học trên {{brand}}: nhóm học, thông tin xuất hoá đơn, chứng chỉ.',
    blocks: [
      richText(
        paragraph(
          words(
            'Học cùng một khoá với đồng nghiệp thì có người để hỏi, và dùng được ngay vào việc chung. Trên {{brand}}, mỗi người học bằng tài khoản của mình, theo nhịp của mình.',
          ),
        ),
      ),
      columns(
        ['Nhóm học', 'Tạo một nhóm rồi gửi mã cho đồng nghiệp: trao đổi, đặt mục tiêu và hẹn giờ học chung.'],
        [
          'Tên công ty trên hoá đơn',
          'Lúc đặt mua, bạn ghi tên công ty và mã số thuế. Lần sau không phải ghi lại.',
        ],
        [
          'Chứng chỉ tra cứu được',
          'Ai học xong khoá cũng có chứng chỉ kèm mã. Người khác tra mã đó để biết là thật.',
        ],
      ),
      courses('Nhiều người đang học', popular),
      richText(
        paragraph(
          words('Có điều cần hỏi trước khi cả nhóm bắt đầu? '),
          words('Gửi câu hỏi cho {{brand}}', '/contact'),
          words('.'),
        ),
      ),
    ],
  },
  {
    language: 'en',
    title: 'Learning with colleagues',
    description:
      'How people of one company learn on {{brand}}: groups, particulars for invoices, certificates.',
    blocks: [
      richText(
        paragraph(
          words(
            'If colleagues take the same course, they can ask each other and use it at work. On {{brand}}, everyone learns with an account of their own and at their own pace.',
          ),
        ),
      ),
      columns(
        [
          'Groups',
          'Create a group and send its code to your colleagues, to talk, set goals and plan sessions.',
        ],
        [
          'Company on the invoice',
          'State the company and its tax code when you order. They are kept for the next order.',
        ],
        [
          'Certificates to look up',
          'Everyone who completes a course gets a certificate with a code that others can check.',
        ],
      ),
      courses('Popular courses', popular),
      richText(
        paragraph(
          words('Questions before your group begins? '),
          words('Ask {{brand}}', '/contact'),
          words('.'),
        ),
      ),
    ],
  },
];

const homeSections = (short: readonly string[]) => [
  {
    language: 'vi',
    title: '',
    description: null,
    blocks: [
      courses('Khoá ngắn để bắt đầu', short),
      richText(
        paragraph(
          words('Công ty bạn muốn học cùng nhau? '),
          words('Xem cách học cùng đồng nghiệp', `/p/${SLUG}`),
          words('.'),
        ),
      ),
    ],
  },
  {
    language: 'en',
    title: '',
    description: null,
    blocks: [
      courses('Short courses to begin with', short),
      richText(
        paragraph(
          words('Would your company like to learn together? '),
          words('See how colleagues learn', `/p/${SLUG}`),
          words('.'),
        ),
      ),
    ],
  },
];

/** Seeds a page with its link in the footer, and a list of short courses on the home page. */
export async function seedCustomPages(em: EntityManager, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 9 * DAY);
  const [ids] = await em.execute<{ popular: string[]; short: string[] }[]>(
    `select array(select id::text from course where status = 'PUBLISHED' and visibility = 'PUBLIC'
        order by student_count desc, id limit 4) as popular,
      array(select id::text from course where status = 'PUBLISHED' and visibility = 'PUBLIC'
        order by duration_sec, id limit 4) as short`,
  );
  for (const [slug, translations] of [
    [SLUG, page(ids!.popular)],
    [null, homeSections(ids!.short)],
  ] as const) {
    const id = stableId(`custom page ${slug}`);
    await em.execute(
      `insert into custom_page (id, slug, version, published_version, published_at, created_at)
       values (?, ?, 1, 1, ?, ?)`,
      [id, slug, at, at],
    );
    await em.execute(
      `insert into custom_page_version (page_id, number, in_footer, above_courses, translations, saved_by, saved_at)
       select ?, 1, ?, false, ?::jsonb, p.id, ? from person p where p.email = 'admin@sen.test'`,
      [id, slug !== null, JSON.stringify(translations), at],
    );
  }
}
