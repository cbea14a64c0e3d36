import { richText } from '../../rich-text.ts';
import type { CourseContent } from '../../types.ts';
import { sections } from './excel-van-phong.lessons.ts';

/** A complete course. */
export const course: CourseContent = {
  slug: 'excel-van-phong',
  title: 'Excel cho dân văn phòng: lập bảng đúng, tính ít sai',
  subtitle: 'Bảng sạch, hàm dùng mỗi ngày, bảng tổng hợp và bảng kiểm lỗi: về đúng giờ ngày chốt tháng.',
  description: richText(`
Phần lớn giờ ngồi với Excel không phải để tính mà để dò xem sai ở đâu. Khoá học dạy lập bảng sao cho lỗi tự lộ ra: một dòng một việc, mỗi cột một kiểu, công thức đọc được thành lời. Bạn làm việc trên sổ bán hàng ba tháng của một cửa hàng vật liệu, từ dọn dữ liệu, tra cứu, tính có điều kiện đến bảng tổng hợp và trang báo cáo in vừa một tờ A4. Bài nào cũng có phần việc để làm ngay.
`),
  language: 'vi',
  outcomes: [
    'Lập bảng dữ liệu đúng chuẩn, lọc và tính được ngay',
    'Dọn ngày, số, khoảng trắng và dòng trùng',
    'Tra cứu bằng XLOOKUP, tính bằng SUMIFS',
    'Tóm tắt nghìn dòng bằng bảng tổng hợp',
    'Tự dựng bảng kiểm để lỗi hiện ra',
    'In báo cáo gọn trong một trang',
  ],
  requirements: ['Excel 2021 hoặc Microsoft 365 (Google Sheets cũng theo được phần lớn)'],
  audience: ['Nhân viên hành chính, kế toán, bán hàng', 'Sinh viên sắp đi làm'],
  level: 'BEGINNER',
  category: 'du-lieu-ai',
  teacher: 'quynh',
  tags: ['excel', 'bảng tính', 'tin học văn phòng', 'pivot', 'vlookup'],
  price: 399_000,
  salePrice: 249_000,
  saleDays: 11,
  sections,
};
