/** Texts of the areas with a sidebar, and of their tables. */
export default {
  role: { USER: 'Student', TEACHER: 'Instructor', ADMIN: 'Admin' },
  nav: {
    sections: 'Các mục',
    studio: 'Xưởng khoá học',
    overview: 'Tổng quan',
    teacherProfile: 'Hồ sơ giảng viên',
    advanced: 'Nâng cao',
    taughtCourses: 'Khoá học của tôi',
    createCourse: 'Tạo khoá học',
    people: 'Con người',
    permissions: 'Phân quyền',
    auditLog: 'Nhật ký',
    users: 'Người dùng',
    content: 'Nội dung',
    courseReview: 'Duyệt khoá học',
  },
  table: {
    columns: 'Cột',
    chooseColumns: 'Các cột hiển thị',
    selection: 'Các dòng đã chọn',
    clearSelection: 'Bỏ chọn tất cả',
    selectPage: 'Chọn mọi dòng của trang này',
    select: 'Chọn {{row}}',
    sortBy: 'Sắp xếp theo {{column}}',
    empty: 'Chưa có dòng nào',
  },
};
