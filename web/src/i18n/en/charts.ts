/** What every chart has: the switch to its table, and its file. */
export default {
  asTable: 'View as table',
  save: 'Download CSV',
  saveOf: 'Download CSV: {{title}}',
};
