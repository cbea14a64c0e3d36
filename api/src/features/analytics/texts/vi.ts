export const vi = {
  'permission.resource.analytics': 'Phân tích khoá học',
  'analytics.column.fullName': 'Học viên',
  'analytics.column.courseTitle': 'Khoá học',
  'analytics.column.state': 'Trạng thái',
  'analytics.column.percentage': 'Tiến độ (%)',
  'analytics.column.averageScore': 'Điểm trung bình',
  'analytics.column.enrolledAt': 'Ghi danh',
  'analytics.column.lastStudiedAt': 'Học lần cuối',
  'analytics.column.completedAt': 'Xong cả khoá',
  'analytics.column.risk': 'Vì sao cần để ý',
  'analytics.state.NOT_BEGUN': 'Chưa bắt đầu',
  'analytics.state.STUDYING': 'Đang học',
  'analytics.state.COMPLETED': 'Đã xong',
  'analytics.state.ENDED': 'Hết quyền học',
  'analytics.risk.NOT_BEGUN': 'Có khoá học {count} ngày, chưa bắt đầu',
  'analytics.risk.STOPPED': 'Đã {count} ngày không học',
  'analytics.risk.QUIZ_FAILED': 'Làm {count} lần chưa đạt: {lesson}',
  'analytics.risk.DEADLINE_MISSED': 'Quá hạn {count} ngày, chưa nộp: {lesson}',
};

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
