/** Full-text search in lessons. */
export default {
  title: 'Tìm trong bài học',
  text: 'Tìm điều được nói trong video, viết trong bài hoặc trong ghi chú của bạn, ở mọi bài bạn đã mở. Gõ có dấu hay không dấu đều được.',
  label: 'Bạn nhớ câu nào?',
  firstTitle: 'Bạn muốn xem lại đoạn nào?',
  firstText:
    'Gõ vài từ bạn còn nhớ. {{brand}} tìm trong phụ đề video, nội dung bài và ghi chú của bạn, rồi đưa bạn tới đúng chỗ đó.',
  nothing: 'Không tìm thấy “{{search}}” trong các bài bạn đã mở',
  nothingText: 'Bạn thử ít từ hơn, hoặc gõ không dấu. {{brand}} không tìm trong những bài bạn chưa mở.',
  clear: 'Tìm lại từ đầu',
  failed: 'Không tìm được trong bài học',
  inText: 'Trong bài',
  note: 'Ghi chú',
  inCourse: 'Chỉ tìm trong “{{title}}”.',
  inAll: 'Tìm trong mọi khoá',
  more: 'Xem thêm kết quả',
} as const;
