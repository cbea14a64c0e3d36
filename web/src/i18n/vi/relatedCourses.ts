/** Other courses at the end of a course page. */
export default {
  related: 'Khoá học liên quan',
  sameTeacher: '{{name}} còn dạy',
  allByTeacher_other: 'Xem cả {{count}} khoá',
  near: 'Chưa hợp? Gần giống khoá này',
  nearText: 'Cùng chủ đề, khác giảng viên.',
  allInCategory: 'Xem cả danh mục',
} as const;
