/** The public page of a teacher. */
export default {
  about: 'About',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  courses: 'Courses by {{name}}',
  noCourses: 'No courses on sale right now',
  now: 'now',
  since: 'On {{brand}} since {{date}}',
  failed: 'Couldn’t load the teacher’s page',
  description: 'Courses and profile of {{name}}, teacher on {{brand}}.',
};
