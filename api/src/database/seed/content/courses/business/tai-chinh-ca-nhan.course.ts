import { richText } from '../../rich-text.ts';
import type { CourseContent } from '../../types.ts';
import { sections } from './tai-chinh-ca-nhan.lessons.ts';

/** A complete course. */
export const course: CourseContent = {
  slug: 'tai-chinh-ca-nhan',
  title: 'Tài chính cá nhân: tiền lương đi đâu, giữ lại thế nào',
  subtitle: 'Ngân sách dễ giữ, trả nợ có thứ tự, quỹ dự phòng và bước đầu tích luỹ cho người đi làm.',
  description: richText(`
Lương về ngày mùng năm, ngày hai mươi đã hết, mà chẳng nhớ mua gì lớn. Khoá học giúp bạn nhìn thấy đường đi của tiền, không phải để tự trách mà để chọn lại. Ta theo một gia đình thật ở Thủ Đức thu nhập hai mươi lăm triệu: lập ngân sách, trả hai khoản nợ thẻ, xây quỹ dự phòng, mua bảo hiểm vừa đủ và bắt đầu tích luỹ dài hạn. Mỗi bài kết thúc bằng một việc làm trong mười lăm phút.
`),
  language: 'vi',
  outcomes: [
    'Biết chính xác tiền đi đâu mỗi tháng',
    'Lập ngân sách giữ được quá ba tháng',
    'Trả nợ theo thứ tự có tính toán',
    'Xây quỹ dự phòng từ con số nhỏ',
    'Nhận ra bẫy lãi suất và lời mời đầu tư',
    'Viết kế hoạch tiền một trang',
  ],
  requirements: ['Sao kê ba tháng gần nhất'],
  audience: ['Người đi làm 1–10 năm', 'Vợ chồng trẻ muốn nói chuyện tiền'],
  level: 'BEGINNER',
  category: 'kinh-doanh',
  teacher: 'an',
  tags: ['tài chính cá nhân', 'tiết kiệm', 'ngân sách', 'trả nợ', 'quản lý tiền'],
  price: 299_000,
  sections,
};
