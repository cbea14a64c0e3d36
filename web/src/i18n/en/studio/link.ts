/** The teacher's own link to a course. */
export default {
  open: 'Your link',
  title: 'Your link to “{{course}}”',
  text: 'Students who buy through this link were brought by you, so Sen keeps {{share}}% instead of {{usual}}%.',
  address: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'The browser does not allow copying. Select the link and copy it by hand.',
  visits: 'Times opened',
  sales: 'Courses sold',
  lasts_one: 'Counts for {{count}} day after a student opened it, in the same browser.',
  lasts_other: 'Counts for {{count}} days after a student opened it, in the same browser.',
  allCourses: 'Counts for every course of yours that the student buys in that time.',
  lastWins: 'Of several links, the one opened last counts.',
  failed: 'The link could not be loaded',
  missing: 'The course has not been on sale yet, so it has no link.',
};
