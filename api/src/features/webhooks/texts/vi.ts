export const vi = {
  'permission.resource.webhook': 'Webhook',
  'webhooks.name': 'Tên cần từ 2 đến 60 ký tự.',
  'webhooks.kinds': 'Chọn ít nhất một loại sự kiện trong danh sách.',
  'webhooks.address.FORM':
    'Nhập địa chỉ đầy đủ, bắt đầu bằng https://, tối đa 500 ký tự, không có phần sau dấu #.',
  'webhooks.address.NOT_HTTPS':
    'Địa chỉ cần bắt đầu bằng https:// để nội dung không bị đọc trộm trên đường đi.',
  'webhooks.address.CREDENTIALS':
    'Bỏ tên đăng nhập và mật khẩu khỏi địa chỉ. Chữ ký cho biết tin đến từ Sen.',
  'webhooks.address.PORT': 'Dùng cổng 443, hoặc một cổng từ 1024 trở lên.',
  'webhooks.address.PRIVATE': 'Địa chỉ này trỏ vào mạng riêng. Hãy dùng máy chủ mà Internet truy cập được.',
  'webhooks.address.UNKNOWN_HOST': 'Không tìm thấy máy chủ có tên này. Kiểm tra lại chính tả.',
  'webhooks.tooMany': 'Đã có {limit} webhook. Hãy xoá bớt một webhook không còn dùng.',
  'webhooks.isOff': 'Webhook đang tắt. Hãy bật trước khi gửi lại.',
  'webhooks.stillWaiting': 'Lượt gửi này còn đang chờ, Sen sẽ tự gửi khi đến lượt.',
  'notification.WEBHOOK_OFF.FAILING.title': 'Đã tắt webhook “{name}”',
  'notification.WEBHOOK_OFF.FAILING.text':
    'Suốt ba ngày không lượt gửi nào tới nơi. Hãy kiểm tra chương trình nhận, gửi thử, rồi bật lại.',
  'notification.WEBHOOK_OFF.GONE.title': 'Đã tắt webhook “{name}”',
  'notification.WEBHOOK_OFF.GONE.text': 'Chương trình nhận trả lời 410: nó không muốn nhận nữa.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
