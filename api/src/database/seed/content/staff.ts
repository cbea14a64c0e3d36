import type { PersonContent } from './types.ts';

/** A custom role of the demo platform, and the person who has it. */
export interface StaffRole {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly people: readonly PersonContent[];
}

/** Staff of the demo platform, without the administrator. */
export const STAFF: readonly StaffRole[] = [
  {
    name: 'Kiểm duyệt nội dung',
    description: 'Xem và duyệt khoá học mà giảng viên gửi lên, xử lý nội dung bị báo cáo.',
    permissions: ['comment:moderate', 'course:read-any', 'course:review'],
    people: [
      { fullName: 'Phan Thu Hà', email: 'phan.thu.ha@sen.test' },
      { fullName: 'Vũ Hoàng Long', email: 'vu.hoang.long@sen.test' },
      { fullName: 'Đặng Mai Chi', email: 'dang.mai.chi@sen.test' },
    ],
  },
  {
    name: 'Hỗ trợ học viên',
    description: 'Tra cứu học viên, đơn hàng và tiến độ để trả lời câu hỏi; không sửa tiền.',
    permissions: [
      'course:read-any',
      'enrolment:read-any',
      'order:read-any',
      'person:deactivate',
      'person:read',
      'person:update',
      'person:view-as',
      'ticket:answer',
      'ticket:read',
    ],
    people: [
      { fullName: 'Ngô Bích Phượng', email: 'ngo.bich.phuong@sen.test' },
      { fullName: 'Trịnh Quốc Bảo', email: 'trinh.quoc.bao@sen.test' },
      { fullName: 'Hồ Như Ý', email: 'ho.nhu.y@sen.test' },
      { fullName: 'Lương Tấn Phát', email: 'luong.tan.phat@sen.test' },
    ],
  },
  {
    name: 'Kế toán',
    description: 'Đối soát đơn hàng và kiểm tra ai đã làm gì.',
    permissions: ['audit:export', 'audit:read', 'order:read-any', 'person:read'],
    people: [
      { fullName: 'Bùi Thanh Vân', email: 'bui.thanh.van@sen.test' },
      { fullName: 'Đoàn Minh Tú', email: 'doan.minh.tu@sen.test' },
    ],
  },
];

/** Suspended students by index, with the reason, latest suspension first. */
export const SUSPENDED: readonly { readonly student: number; readonly reason: string }[] = [
  { student: 164, reason: 'Bình luận quảng cáo nhiều lần' },
  { student: 121, reason: 'Nghi bị chiếm tài khoản, chờ xác minh' },
  { student: 88, reason: 'Yêu cầu tạm khoá từ chính chủ' },
  { student: 57, reason: 'Đăng lại video khoá học lên mạng xã hội' },
  { student: 23, reason: 'Dùng chung tài khoản với nhiều người' },
];
