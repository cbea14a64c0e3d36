import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';
import { data } from './react-19/data.section.ts';
import { start } from './react-19/start.section.ts';
import { state } from './react-19/state.section.ts';

/** A complete course that builds a first application. */
export const REACT_19: CourseContent = {
  slug: 'react-19-tu-con-so-0',
  title: 'React 19 từ con số 0: xây một ứng dụng thật',
  subtitle: 'Từ dòng JSX đầu tiên đến sổ chi tiêu chạy trên mạng, mỗi bài một việc làm được ngay.',
  description: richText(`
Khoá học dành cho bạn đã biết chút JavaScript và muốn tự tay làm một ứng dụng web. Ta không học thuộc danh sách hàm; ta xây **một sổ chi tiêu** từ trang trắng đến lúc gửi được đường dẫn cho bạn bè, gặp vấn đề nào thì học khái niệm đó.

## Cách học

- Mười một bài đọc ngắn, mã nguồn chép chạy được.
- Cuối bài có một việc nhỏ để bạn tự làm.
- Những lỗi người mới hay gặp được làm hỏng trước mặt bạn, rồi sửa.

Học xong, bạn hiểu vì sao React vẽ lại, dữ liệu nên nằm ở đâu, và dùng được các công cụ mới của bản 19 như Actions, *use* và cập nhật lạc quan.
`),
  outcomes: [
    'Viết component, props và state mà không cần chép mẫu',
    'Vẽ danh sách đúng cách và hiểu vai trò của key',
    'Làm biểu mẫu có kiểm tra lỗi bằng Actions của React 19',
    'Gọi API, xử lý lúc chờ và lúc lỗi với use và Suspense',
    'Biết khi nào không cần useEffect',
    'Đưa ứng dụng lên mạng và tự kiểm tra trước khi gửi',
  ],
  requirements: [
    'Biết HTML, CSS và một ít JavaScript (biến, hàm, mảng)',
    'Máy tính cài được Node.js 20 trở lên',
  ],
  audience: [
    'Người tự học web muốn có ứng dụng đầu tiên',
    'Lập trình viên từ công nghệ khác chuyển sang React',
    'Sinh viên cần làm đồ án có giao diện',
  ],
  level: 'BEGINNER',
  language: 'vi',
  category: 'lap-trinh-web',
  teacher: 'nam',
  tags: ['react', 'typescript', 'frontend', 'vite'],
  price: 899_000,
  salePrice: 499_000,
  saleDays: 3,
  sections: [start, state, data],
};
