/** Lookup of a video's watermark code. */
export default {
  title: 'Codes on videos',
  crumb: 'Administration',
  sub: 'The code that moves over a video says who played which lesson, and when. Each look-up is written to the log.',
  code: 'Code seen in the recording',
  codeHelp: 'For instance GKS7-4M2X-9QTN, in capitals or not, with hyphens or without.',
  reason: 'Why you look it up',
  reasonHelp: '10 to 500 characters, for instance where you saw the recording.',
  queryFirst: 'Look up',
  found: 'Code {{code}}',
  person: 'Played by',
  beganAt: 'Began at',
  lesson: 'Lesson',
  course: 'Course',
  emptyTitle: 'No code looked up yet',
  emptyText: 'Enter a code and a reason, and the answer stands here. Codes are kept for a year.',
};
