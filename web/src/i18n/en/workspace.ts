/** Texts of the areas with a sidebar, and of their tables. */
export default {
  role: { USER: 'Student', TEACHER: 'Instructor', ADMIN: 'Admin' },
  nav: {
    sections: 'Sections',
    studio: 'Course Studio',
    overview: 'Overview',
    teacherProfile: 'Teacher profile',
    advanced: 'Advanced',
    taughtCourses: 'My courses',
    createCourse: 'Create a course',
    people: 'People',
    permissions: 'Permissions',
    auditLog: 'Audit log',
    users: 'Users',
    content: 'Content',
    courseReview: 'Course review',
  },
  table: {
    columns: 'Columns',
    chooseColumns: 'Columns shown',
    selection: 'Selected rows',
    clearSelection: 'Clear the selection',
    selectPage: 'Select all rows of this page',
    select: 'Select {{row}}',
    sortBy: 'Sort by {{column}}',
    empty: 'No rows yet',
  },
};
