/** The public page of a teacher. */
export default {
  about: 'Giới thiệu',
  skills: 'Kỹ năng',
  experience: 'Kinh nghiệm',
  education: 'Học vấn',
  courses: 'Khoá học của {{name}}',
  noCourses: 'Chưa có khoá học nào đang mở',
  now: 'nay',
  since: 'Dạy trên {{brand}} từ {{date}}',
  failed: 'Không tải được trang giảng viên',
  description: 'Khoá học và giới thiệu của giảng viên {{name}} trên {{brand}}.',
} as const;
