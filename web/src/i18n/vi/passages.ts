/** Full-text search in lessons. */
export default {
  title: 'Tìm trong bài học',
  text: 'Tìm điều được nói trong video, viết trong bài hoặc trong ghi chú của bạn, ở mọi bài bạn đã mở. Có dấu hay không dấu đều được.',
  label: 'Bạn nhớ câu nào?',
  firstTitle: 'Bạn muốn nghe lại đoạn nào?',
  firstText:
    'Gõ vài chữ bạn còn nhớ. Sen tìm trong phụ đề video, nội dung bài và ghi chú của bạn, rồi đưa bạn tới đúng chỗ ấy.',
  nothing: 'Chưa thấy “{{search}}” trong các bài bạn đã mở',
  nothingText: 'Bạn thử ít chữ hơn, hoặc bỏ dấu. Những bài chưa mở không nằm trong kết quả.',
  clear: 'Tìm lại từ đầu',
  failed: 'Chưa tìm được trong bài học',
  inText: 'Trong bài',
  note: 'Ghi chú',
  inCourse: 'Chỉ tìm trong “{{title}}”.',
  inAll: 'Tìm trong mọi khoá',
  more: 'Xem thêm kết quả',
};
