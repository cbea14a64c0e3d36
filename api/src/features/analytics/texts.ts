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

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.analytics': 'Course analytics',
  'analytics.column.fullName': 'Student',
  'analytics.column.courseTitle': 'Course',
  'analytics.column.state': 'State',
  'analytics.column.percentage': 'Progress (%)',
  'analytics.column.averageScore': 'Average score',
  'analytics.column.enrolledAt': 'Enrolled',
  'analytics.column.lastStudiedAt': 'Studied last',
  'analytics.column.completedAt': 'Completed',
  'analytics.column.risk': 'Why at risk',
  'analytics.state.NOT_BEGUN': 'Not begun',
  'analytics.state.STUDYING': 'Studying',
  'analytics.state.COMPLETED': 'Complete',
  'analytics.state.ENDED': 'Access ended',
  'analytics.risk.NOT_BEGUN': 'Not begun, days with the course: {count}',
  'analytics.risk.STOPPED': 'Days without study: {count}',
  'analytics.risk.QUIZ_FAILED': 'Not passed, tries: {count}, {lesson}',
  'analytics.risk.DEADLINE_MISSED': 'Not handed in, days late: {count}, {lesson}',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
