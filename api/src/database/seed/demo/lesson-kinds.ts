import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { makePdf } from '../../../platform/pdf.ts';
import type { Storage } from '../../../platform/storage.ts';
import { COURSES } from '../content/index.ts';
import { courseId, lessonId, mediaId, teacherIdOf } from './ids.ts';
import { insertAll, stableId, VIETNAM_MS } from './insert.ts';

const DAY = 86_400_000;

interface DemoFile {
  readonly name: string;
  readonly type: 'PDF' | 'TEXT' | 'AUDIO';
  readonly contentType: string;
  readonly content: Buffer | Promise<Buffer>;
}

/** A lesson beside the required ones: further material, which no certificate waits for. */
interface DemoLesson {
  readonly title: string;
  readonly kind: 'FILE' | 'LIVE' | 'EMBED';
  readonly minutes: number;
  readonly words: string;
  readonly embed?: string;
  /** Days from today until a live lesson, at 20:00 in Vietnam, and where it is held. */
  readonly live?: { readonly days: number; readonly url: string; readonly recording?: string };
  readonly files?: readonly DemoFile[];
  /** Opens so many days after enrolling, or from today on at 08:00. */
  readonly opens?: { readonly after: number } | { readonly in: number };
}

/** A handout of one page. */
const pdf = (name: string, title: string, lines: readonly string[]): DemoFile => ({
  name,
  type: 'PDF',
  contentType: 'application/pdf',
  content: makePdf(title, 'vi', (page) => {
    page.font('heavy').fontSize(24).text(title).moveDown();
    page.font('regular').fontSize(12);
    for (const line of lines) page.text(line, { lineGap: 4 }).moveDown(0.5);
    // The moment of its making would differ from seeding to seeding
    page.info.CreationDate = new Date(0);
  }),
});
const text = (name: string, lines: readonly string[]): DemoFile => ({
  name,
  type: 'TEXT',
  contentType: 'text/plain; charset=utf-8',
  content: Buffer.from(`${lines.join('\n')}\n`),
});
/** Three notes, one second each: 8,000 samples of one byte a second. */
function tones(name: string): DemoFile {
  const samples = Buffer.from(
    Array.from({ length: 24_000 }, (_, at) => {
      const pitch = [262, 330, 392][Math.floor(at / 8000)]!;
      return 128 + Math.round(60 * Math.sin((2 * Math.PI * pitch * at) / 8000));
    }),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36, 'latin1');
  return { name, type: 'AUDIO', contentType: 'audio/wav', content: Buffer.concat([head, samples]) };
}

const SECTION = 'Tài liệu và buổi học trực tiếp';
const LESSONS: Readonly<Record<string, readonly DemoLesson[]>> = {
  'react-19-tu-con-so-0': [
    {
      title: 'Sổ tay React 19',
      kind: 'FILE',
      minutes: 10,
      words: 'Những điều hay quên nhất, gói trong một trang để bạn in ra và dán cạnh màn hình.',
      files: [
        pdf('So-tay-React-19.pdf', 'Sổ tay React 19', [
          'State là trí nhớ của component. Đổi state thì React vẽ lại, đổi biến thường thì không.',
          'Effect chạy sau khi trình duyệt đã vẽ. Cần dọn dẹp thì trả về một hàm.',
          'Key nói với React phần tử nào là phần tử nào. Đừng dùng chỉ số khi danh sách có thể đổi thứ tự.',
          'useActionState giữ trạng thái của form: đang gửi, lỗi, và kết quả lần gửi trước.',
        ]),
        text('useDem.js', [
          "import { useState } from 'react';",
          '',
          'export function useDem(batDau = 0) {',
          '  const [so, datSo] = useState(batDau);',
          '  return { so, tang: () => datSo((cu) => cu + 1) };',
          '}',
        ]),
      ],
    },
    {
      title: 'Thử ngay: cờ ca-rô bằng React',
      kind: 'EMBED',
      minutes: 15,
      words: 'Bạn sửa thẳng trong khung và xem kết quả đổi theo. Thử thêm một nút chơi lại nhé.',
      embed: 'https://codepen.io/gaearon/embed/gWWZgR?default-tab=result',
    },
    {
      title: 'Gỡ lỗi trực tiếp cùng giảng viên',
      kind: 'LIVE',
      minutes: 90,
      words: 'Bạn mang theo một lỗi đang vướng. Cả lớp cùng đọc và tìm nguyên nhân.',
      live: { days: 5, url: 'https://meet.google.com/sen-demo-lop' },
    },
    {
      title: 'Bài tập tổng hợp',
      kind: 'FILE',
      minutes: 45,
      words: 'Mở sau khi bạn đã học hai tuần, để có đủ kiến thức làm trọn bài.',
      opens: { after: 14 },
      files: [
        text('bai-tap-tong-hop.md', [
          '# Bài tập tổng hợp',
          '',
          '1. Viết sổ chi tiêu có thêm, sửa, xoá.',
          '2. Lọc theo tháng mà không tải lại trang.',
        ]),
      ],
    },
    {
      title: 'Đề ôn cuối khoá',
      kind: 'FILE',
      minutes: 60,
      words: 'Mở cùng một lúc cho cả lớp.',
      opens: { in: 3 },
      files: [pdf('De-on-cuoi-khoa.pdf', 'Đề ôn cuối khoá', ['Câu 1. Vì sao danh sách cần key?'])],
    },
  ],
  'tieng-anh-giao-tiep': [
    {
      title: 'Mẫu email và bài nghe',
      kind: 'FILE',
      minutes: 15,
      words: 'Bạn nghe, đọc to theo, rồi viết lại email bằng lời của mình.',
      files: [
        tones('Bai-nghe-ngan.wav'),
        pdf('Mau-email.pdf', 'Mẫu email công sở', [
          'Dear Ms Lan, thank you for your quick reply.',
          'Could you please send the report by Friday?',
          'Best regards, Minh',
        ]),
      ],
    },
    {
      title: 'Luyện nói trực tiếp: họp ngắn buổi sáng',
      kind: 'LIVE',
      minutes: 60,
      words: 'Buổi này đã diễn ra. Bạn xem lại rồi tự luyện theo.',
      live: {
        days: -9,
        url: 'https://meet.google.com/sen-demo-noi',
        recording: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      },
    },
  ],
};
/** What goes with the first lesson of a course, whatever its kind. */
const ATTACHED: Readonly<Record<string, DemoFile>> = {
  'react-19-tu-con-so-0': text('ghi-chu-bai-1.md', ['# Ghi chú bài 1', '', '- Cài Node.js bản mới nhất.']),
};

/** Further lessons of two courses at the centre: of files, held live, and of embedded pages, some of which open later. */
export async function seedLessonKinds(em: EntityManager, storage: Storage, now: Date): Promise<void> {
  const today = Math.floor((now.getTime() + VIETNAM_MS) / DAY) * DAY - VIETNAM_MS;
  const at = (days: number, hour: number) => new Date(today + days * DAY + hour * 3_600_000);
  const files: { lesson: string; owner: string; file: DemoFile }[] = [];
  for (const [slug, lessons] of Object.entries(LESSONS)) {
    const course = COURSES.find((each) => each.slug === slug)!;
    const owner = teacherIdOf(course.teacher);
    const section = stableId(`section ${slug} kinds`);
    const place = { course_id: courseId(slug), position: course.sections.length };
    await insertAll(em, 'section', [
      { id: section, title: SECTION, ...place, lesson_count: 0, duration_sec: 0 },
    ]);
    await insertAll(
      em,
      'lesson',
      lessons.map(({ title, kind, minutes, words, embed, live, opens }, position) => ({
        id: stableId(`lesson ${slug} kinds ${position}`),
        course_id: courseId(slug),
        section_id: section,
        ...{ title, kind, minutes, position, is_preview: false, is_required: false, version: 1 },
        rule: kind === 'EMBED' ? 'DWELL' : 'MANUAL',
        duration_sec: minutes * 60,
        body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
        embed_url: embed ?? null,
        live_url: live?.url ?? null,
        live_starts_at: live ? at(live.days, 20) : null,
        recording_url: live?.recording ?? null,
        drip: !opens ? 'NONE' : 'after' in opens ? 'RELATIVE' : 'DATE',
        drip_days: opens && 'after' in opens ? opens.after : null,
        drip_at: opens && 'in' in opens ? at(opens.in, 8) : null,
        created_at: now,
        updated_at: now,
      })),
    );
    for (const [position, lesson] of lessons.entries())
      for (const file of lesson.files ?? [])
        files.push({ lesson: stableId(`lesson ${slug} kinds ${position}`), owner, file });
    const attached = ATTACHED[slug];
    if (attached) files.push({ lesson: lessonId(slug, 0, 0), owner, file: attached });
    // Lessons that are added later lower the share; what was completed stays so
    await em.execute(
      'update enrolment e set percentage = 100 * completed_lessons / c.lesson_count from course c where c.id = e.course_id and c.id = ?',
      [courseId(slug)],
    );
  }
  await keep(em, storage, files, now);
}

async function keep(
  em: EntityManager,
  storage: Storage,
  files: readonly { lesson: string; owner: string; file: DemoFile }[],
  now: Date,
): Promise<void> {
  const idOf = (name: string) => mediaId(`file ${name}`);
  const contents = await Promise.all(files.map(({ file }) => file.content));
  for (const [n, { file }] of files.entries())
    await storage.write(`media/${idOf(file.name)}`, Readable.from([contents[n]!]));
  await insertAll(
    em,
    'media',
    files.map(({ owner, file }, n) => ({
      id: idOf(file.name),
      owner_id: owner,
      kind: 'FILE',
      storage_key: `media/${idOf(file.name)}`,
      files: [],
      content_type: file.contentType,
      size_bytes: contents[n]!.length,
      created_at: now,
    })),
  );
  await insertAll(
    em,
    'lesson_file',
    files.map(({ lesson, file: { name, type } }) => ({
      id: stableId(`lesson file ${name}`),
      lesson_id: lesson,
      media_id: idOf(name),
      ...{ name, type, created_at: now },
    })),
  );
}
