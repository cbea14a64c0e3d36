/** Lookup of a video's watermark code. */
export default {
  title: 'Video codes',
  crumb: 'Administration',
  sub: 'The moving code on a video identifies who played which lesson, and when. Every lookup is recorded in the audit log.',
  code: 'Code seen in the recording',
  codeHelp: 'For example GKS7-4M2X-9QTN. Capitals and hyphens are optional.',
  reason: 'Reason for the lookup',
  reasonHelp: '10 to 500 characters, for example where you saw the recording.',
  lookUp: 'Look up',
  found: 'Code {{code}}',
  person: 'Played by',
  beganAt: 'Started at',
  lesson: 'Lesson',
  course: 'Course',
  emptyTitle: 'No lookups yet',
  emptyText: 'Enter a code and a reason to see the result here. Codes are stored for a year.',
};
