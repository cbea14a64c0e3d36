import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';
import { email } from './office-english/email.section.ts';
import { meetings } from './office-english/meetings.section.ts';
import { reports } from './office-english/reports.section.ts';

/** A complete course with model sentences for situations at work. */
export const OFFICE_ENGLISH: CourseContent = {
  slug: 'tieng-anh-cong-so',
  title: 'Tiếng Anh công sở: email, họp và báo cáo',
  subtitle: 'Khung câu dùng được ngay cho mười tình huống đi làm, giải thích bằng tiếng Việt, có bài tập.',
  description: richText(`
Bạn đọc tài liệu tiếng Anh được, nhưng viết một email mất nửa tiếng, còn vào họp thì im lặng? Khoá học này dành cho bạn. Thay vì học thêm ngữ pháp, ta học **khung câu cho tình huống thật**: nhờ vả, nhắc hạn, xin lỗi khách, chen vào cuộc họp, chốt việc, tả con số, trình bày năm phút.

- Mỗi bài một tình huống, có câu mẫu, lỗi hay gặp và bài tập.
- Giải thích sắc thái bằng tiếng Việt, để bạn biết câu nào hợp với ai.
- Có kế hoạch ba mươi ngày để giữ nhịp sau khi học xong.
`),
  outcomes: [
    'Viết email rõ việc, rõ hạn trong bốn câu',
    'Nhắc, từ chối và xin lỗi mà không mất lòng',
    'Hỏi lại đúng chỗ khi nghe không kịp',
    'Nêu ý kiến và phản đối lịch sự trong cuộc họp',
    'Chốt việc và gửi biên bản trong năm phút',
    'Trình bày năm phút bằng sáu câu nối',
  ],
  requirements: [
    'Đọc hiểu được đoạn tiếng Anh ngắn (khoảng A2 trở lên)',
    'Mỗi ngày mười phút để làm bài tập',
  ],
  audience: [
    'Nhân viên văn phòng làm việc với đối tác nước ngoài',
    'Người sắp phỏng vấn vào công ty quốc tế',
  ],
  level: 'INTERMEDIATE',
  language: 'vi',
  category: 'tieng-anh',
  teacher: 'linh',
  tags: ['tiếng anh', 'email', 'giao tiếp', 'công sở'],
  price: 599_000,
  salePrice: 349_000,
  saleDays: 3,
  sections: [email, meetings, reports],
};
