/** Lookup of a video's watermark code. */
export default {
  title: 'Tra mã trên video',
  crumb: 'Quản trị',
  sub: 'Mã chạy trên video cho biết ai đã phát bài nào, lúc nào. Mỗi lần tra cứu đều được ghi vào nhật ký.',
  code: 'Mã thấy trong bản quay',
  codeHelp: 'Ví dụ GKS7-4M2X-9QTN. Viết hoa hay thường, có gạch hay không đều được.',
  reason: 'Lý do tra',
  reasonHelp: '10 đến 500 ký tự, ví dụ nơi bạn thấy bản quay.',
  lookUp: 'Tra mã',
  found: 'Mã {{code}}',
  person: 'Người phát',
  beganAt: 'Bắt đầu phát',
  lesson: 'Bài học',
  course: 'Khoá học',
  emptyTitle: 'Chưa tra mã nào',
  emptyText: 'Nhập mã và lý do, kết quả hiện ở đây. Mã được lưu một năm.',
} as const;
