export const vi = {
  'permission.resource.performance': 'Hiệu năng',
  'permission.resource.dead-letter': 'Việc hỏng',
  'permission.action.replay': 'Chạy lại',
  'permission.action.discard': 'Bỏ',
  'performance.reason': 'Lý do dài từ 3 đến 300 ký tự.',
  'setting.performance.catalogue': 'Hẹn của trang danh mục (ms)',
  'setting.performance.catalogue.help':
    '95 trong 100 lượt mở danh mục khoá học được trả lời trong chừng này.',
  'setting.performance.search': 'Hẹn của tìm khoá học (ms)',
  'setting.performance.search.help': '95 trong 100 lượt tìm được trả lời trong chừng này.',
  'setting.performance.course': 'Hẹn của trang khoá học (ms)',
  'setting.performance.course.help': '95 trong 100 lượt mở một khoá học được trả lời trong chừng này.',
  'setting.performance.progress': 'Hẹn của ghi tiến độ (ms)',
  'setting.performance.progress.help': '95 trong 100 lượt ghi tiến độ học được trả lời trong chừng này.',
  'setting.performance.dashboard': 'Hẹn của trang học viên (ms)',
  'setting.performance.dashboard.help': '95 trong 100 lượt mở trang học viên được trả lời trong chừng này.',
  'setting.performance.checkout': 'Hẹn của thanh toán (ms)',
  'setting.performance.checkout.help': '95 trong 100 lượt đặt hàng được trả lời trong chừng này.',
  'setting.performance.people': 'Hẹn của bảng người dùng (ms)',
  'setting.performance.people.help': '95 trong 100 lượt mở bảng người dùng được trả lời trong chừng này.',
  'setting.performance.any': 'Hẹn của thao tác khác (ms)',
  'setting.performance.any.help': 'Cho những thao tác không có hẹn riêng.',
  'setting.performance.failed': 'Yêu cầu lỗi nhiều nhất trong 10.000',
  'setting.performance.failed.help': 'Nhiều hơn thì trang Hiệu năng báo vượt hẹn.',
  'setting.performance.keepDays': 'Số ngày giữ số đo theo giờ',
  'setting.performance.keepDays.help': 'Số đo theo phút chỉ giữ 2 ngày.',
};

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
