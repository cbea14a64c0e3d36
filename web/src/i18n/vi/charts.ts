/** What every chart has: the switch to its table, and its file. */
export default {
  asTable: 'Xem dạng bảng',
  save: 'Tải CSV',
  saveOf: 'Tải CSV: {{title}}',
};
