import type { EntityManager } from '@mikro-orm/postgresql';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { students } from '../content/index.ts';
import { lessonId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

interface NotebookEntry {
  readonly course: string;
  /** Indexes of the section and of the lesson, from 0. */
  readonly lesson: readonly [number, number];
  readonly atSec?: number;
  readonly paragraph?: number;
}

const PYTHON = 'python-cho-nguoi-moi';
const REACT = 'react-19-tu-con-so-0';
const ENGLISH = 'tieng-anh-cong-so';

/** Notes of the demo student in the order in which they were written. */
const NOTES: readonly (NotebookEntry & { readonly text: string })[] = [
  {
    course: ENGLISH,
    lesson: [0, 0],
    paragraph: 2,
    text: 'Bốn câu: chào, lý do, việc cần làm, hạn. Email sáng nay mình viết tận tám câu.',
  },
  {
    course: PYTHON,
    lesson: [0, 2],
    atSec: 78,
    text: 'Biến là cái nhãn dán lên giá trị. b = a là dán thêm nhãn.',
  },
  {
    course: PYTHON,
    lesson: [0, 2],
    atSec: 245,
    text: 'Đổi giá trị số thì nhãn được dán sang chỗ khác, số cũ vẫn nguyên.',
  },
  {
    course: PYTHON,
    lesson: [0, 2],
    atSec: 252,
    text: 'Danh sách thì khác: hai nhãn cùng một danh sách, sửa một bên là thấy ở bên kia.',
  },
  {
    course: PYTHON,
    lesson: [0, 2],
    atSec: 590,
    text: 'Đặt tên bằng tiếng Anh, chữ thường, nối bằng gạch dưới.\nVí dụ: phi_giao_hang nên thành shipping_fee.',
  },
  { course: PYTHON, lesson: [1, 0], atSec: 412, text: 'elif xét từ trên xuống, gặp nhánh đúng là dừng.' },
  { course: PYTHON, lesson: [2, 2], atSec: 305, text: 'Mở CSV của kế toán phải có encoding="utf-8-sig".' },
  {
    course: REACT,
    lesson: [0, 0],
    paragraph: 2,
    text: 'Mô tả kết quả theo dữ liệu, không ra lệnh từng bước như jQuery.',
  },
  { course: REACT, lesson: [0, 0], paragraph: 7, text: 'Câu hỏi để dò lỗi: dữ liệu ở đâu, ai được đổi?' },
  { course: REACT, lesson: [0, 0], text: 'Làm bài tập cuối bài với ứng dụng ngân hàng.' },
];

/** Bookmarks of the demo student. */
const BOOKMARKS: readonly (NotebookEntry & { readonly label?: string })[] = [
  { course: ENGLISH, lesson: [0, 1], label: 'Mẫu câu từ chối' },
  { course: PYTHON, lesson: [0, 2], atSec: 150, label: 'Hình vẽ nhãn và hộp' },
  { course: PYTHON, lesson: [0, 2], atSec: 436 },
  { course: PYTHON, lesson: [1, 3] },
  { course: REACT, lesson: [0, 3], label: 'Đọc lại trước khi làm dự án' },
];

/** Creation time of a note or bookmark: two each evening in Vietnam, up to yesterday. */
function evening(now: Date, index: number, count: number): Date {
  const today = Math.floor((now.getTime() + VIETNAM_OFFSET_MS) / DAY) * DAY - VIETNAM_OFFSET_MS;
  const daysAgo = Math.ceil((count - index) / 2);
  return new Date(today - daysAgo * DAY + (20 * 60 + 10 + 4 * index) * MINUTE);
}

/** Seeds notes and bookmarks of the demo student. The last ones are from this week. */
export async function seedNotebook(em: EntityManager, now: Date): Promise<void> {
  const person = personId(students()[0]!.email);
  const getRows = (entries: readonly NotebookEntry[], name: string) =>
    entries.map(({ course, lesson: [section, lesson], atSec = null }, index) => ({
      id: stableId(`${name} ${index}`),
      person_id: person,
      lesson_id: lessonId(course, section, lesson),
      at_sec: atSec,
      created_at: evening(now, index, entries.length),
    }));
  await insertAll(
    em,
    'lesson_note',
    getRows(NOTES, 'note').map((row, index) => ({
      ...row,
      text: NOTES[index]!.text,
      paragraph: NOTES[index]!.paragraph ?? null,
    })),
  );
  await insertAll(
    em,
    'bookmark',
    getRows(BOOKMARKS, 'bookmark').map((row, index) => ({
      ...row,
      label: BOOKMARKS[index]!.label ?? null,
    })),
  );
}
