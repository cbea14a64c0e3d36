import { richText } from '../../rich-text.ts';
import type { CourseContent } from '../../types.ts';
import { sections } from './pho-bo-nha-nau.lessons.ts';

/** A complete course. */
export const course: CourseContent = {
  slug: 'pho-bo-nha-nau',
  title: 'Phở bò nhà nấu: nước trong, ngọt xương, thơm quế hồi',
  subtitle:
    'Công thức quán Nam Định ba đời, cân lại cho nồi 10 lít và bếp gia đình, kể cả cách cứu khi hỏng.',
  description: richText(`
Nồi phở của quán nấu bằng kinh nghiệm; nồi phở ở nhà cần công thức. Khoá học cân lại công thức ba đời của nhà mình cho chiếc nồi mười lít: bao nhiêu xương, bao nhiêu quế hồi, lửa chừng nào, mấy giờ. Ta đi từ chọn xương ở chợ đến tô phở đủ tái, chín, nạm, gầu; rồi phở gà, phở cho người bận và cách trữ đông. Mỗi bài có bảng giờ và danh sách lỗi kèm cách cứu.
`),
  language: 'vi',
  outcomes: [
    'Chọn và xử lý xương cho nước trong',
    'Nướng gừng hành, rang gia vị đúng độ',
    'Giữ lửa và hớt bọt suốt sáu giờ',
    'Nêm theo ba lớp, không cần bột ngọt',
    'Thái thịt, trụng bánh, chan đúng nhiệt',
    'Trữ đông và hâm lại không mất vị',
  ],
  requirements: ['Nồi từ 8 lít', 'Một ngày rảnh cho nồi đầu tiên'],
  audience: ['Người mê phở xa quê', 'Người muốn mở quán nhỏ'],
  level: 'BEGINNER',
  category: 'am-thuc',
  teacher: 'hung',
  tags: ['phở', 'phở bò', 'nước dùng', 'nấu ăn', 'món Việt'],
  price: 349_000,
  sections,
};
