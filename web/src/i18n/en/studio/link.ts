/** The teacher's own link to a course. */
export default {
  open: 'Your link',
  title: 'Your link to “{{course}}”',
  text: 'When students buy through this link, {{brand}} keeps only {{share}}% instead of {{usual}}%.',
  address: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Your browser doesn’t allow copying. Select the link and copy it yourself.',
  visits: 'Visits',
  sales: 'Courses sold',
  lasts_one: 'Valid for {{count}} day after a student opens it, in the same browser.',
  lasts_other: 'Valid for {{count}} days after a student opens it, in the same browser.',
  allCourses: 'Applies to every course of yours that the student buys in that time.',
  lastWins: 'If a student opens several links, the last one counts.',
  failed: 'Couldn’t load the link',
  missing: 'The course isn’t on sale yet, so it has no link.',
};
