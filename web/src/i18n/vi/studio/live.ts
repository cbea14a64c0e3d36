/** The dialog when a course goes on sale. */
export default {
  title: '“{{course}}” đã mở bán',
  text: 'Gửi liên kết của bạn cho những học viên đầu tiên. Họ quét mã này bằng điện thoại cũng được.',
  qr: 'Mã QR của liên kết',
  open: 'Xem trang khoá học',
  facebook: 'Chia sẻ lên Facebook',
  email: 'Gửi email',
  send: 'Lời nhắn để gửi',
  message: 'Mình vừa mở khoá học “{{title}}” trên {{brand}}. Bạn xem thử nhé: {{url}}',
  copyText: 'Sao chép lời nhắn',
  next: 'Bước tiếp theo',
  coupon: 'Tạo mã giảm giá đầu tiên',
  package: 'Dùng thử gói giảng viên',
} as const;
