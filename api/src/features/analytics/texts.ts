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
  'analytics.risk.NOT_BEGUN': 'Có khoá học đã {count} ngày, chưa bắt đầu',
  'analytics.risk.STOPPED': '{count} ngày chưa học lại',
  'analytics.risk.QUIZ_FAILED': 'Làm {count} lần chưa đạt: {lesson}',
  'analytics.risk.DEADLINE_MISSED': 'Quá hạn {count} ngày, chưa nộp: {lesson}',
};

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.analytics': 'Course analytics',
  'analytics.column.fullName': 'Student',
  'analytics.column.courseTitle': 'Course',
  'analytics.column.state': 'Status',
  'analytics.column.percentage': 'Progress (%)',
  'analytics.column.averageScore': 'Average score',
  'analytics.column.enrolledAt': 'Enrolled',
  'analytics.column.lastStudiedAt': 'Last studied',
  'analytics.column.completedAt': 'Completed',
  'analytics.column.risk': 'Why at risk',
  'analytics.state.NOT_BEGUN': 'Not started',
  'analytics.state.STUDYING': 'In progress',
  'analytics.state.COMPLETED': 'Completed',
  'analytics.state.ENDED': 'Access ended',
  'analytics.risk.NOT_BEGUN': 'Not started, days enrolled: {count}',
  'analytics.risk.STOPPED': 'Days without studying: {count}',
  'analytics.risk.QUIZ_FAILED': 'Not passed, attempts: {count}, {lesson}',
  'analytics.risk.DEADLINE_MISSED': 'Not submitted, days late: {count}, {lesson}',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
