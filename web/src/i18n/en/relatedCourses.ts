export default {
  related: 'Related courses',
  sameTeacher: 'More by {{name}}',
  allByTeacher_one: 'See {{count}} course',
  allByTeacher_other: 'See all {{count}} courses',
  near: 'Not quite right? Similar courses',
  nearText: 'The same topic, other teachers.',
  allInCategory: 'See the whole category',
};
