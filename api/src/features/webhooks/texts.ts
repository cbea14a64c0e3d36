export const vi = {
  'permission.resource.webhook': 'Webhook',
  'webhooks.name': 'Tên cần từ 2 đến 60 ký tự.',
  'webhooks.kinds': 'Chọn ít nhất một loại sự kiện trong danh sách.',
  'webhooks.address.FORM':
    'Nhập địa chỉ đầy đủ, bắt đầu bằng https://, tối đa 500 ký tự, không có phần sau dấu #.',
  'webhooks.address.NOT_HTTPS':
    'Địa chỉ cần bắt đầu bằng https:// để nội dung không bị đọc trộm trên đường đi.',
  'webhooks.address.CREDENTIALS':
    'Bỏ tên đăng nhập và mật khẩu khỏi địa chỉ. Chữ ký cho biết tin đến từ {brand}.',
  'webhooks.address.PORT': 'Dùng cổng 443, hoặc một cổng từ 1024 trở lên.',
  'webhooks.address.PRIVATE': 'Địa chỉ này trỏ vào mạng riêng. Hãy dùng máy chủ mà Internet truy cập được.',
  'webhooks.address.UNKNOWN_HOST': 'Không tìm thấy máy chủ có tên này. Kiểm tra lại chính tả.',
  'webhooks.tooMany': 'Đã có {limit} webhook. Hãy xoá bớt một webhook không còn dùng.',
  'webhooks.isOff': 'Webhook đang tắt. Hãy bật trước khi gửi lại.',
  'webhooks.stillWaiting': 'Lượt gửi này còn đang chờ, {brand} sẽ tự gửi khi đến lượt.',
  'notification.WEBHOOK_OFF.FAILING.title': 'Đã tắt webhook “{name}”',
  'notification.WEBHOOK_OFF.FAILING.text':
    'Suốt ba ngày không lượt gửi nào tới nơi. Hãy kiểm tra ứng dụng nhận, gửi thử, rồi bật lại.',
  'notification.WEBHOOK_OFF.GONE.title': 'Đã tắt webhook “{name}”',
  'notification.WEBHOOK_OFF.GONE.text': 'Ứng dụng nhận trả lời 410 (không nhận nữa).',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.webhook': 'Webhooks',
  'webhooks.name': 'Enter a name of 2 to 60 characters.',
  'webhooks.kinds': 'Choose at least one kind of event from the list.',
  'webhooks.address.FORM':
    'Enter a full URL that starts with https://, of at most 500 characters and without a # part.',
  'webhooks.address.NOT_HTTPS':
    'The URL must start with https://, so that nobody can read the content in transit.',
  'webhooks.address.CREDENTIALS':
    'Remove the user name and password from the URL. The signature shows that a message is from {brand}.',
  'webhooks.address.PORT': 'Use port 443, or a port from 1024.',
  'webhooks.address.PRIVATE':
    'This URL points to a private network. Use a server reachable from the Internet.',
  'webhooks.address.UNKNOWN_HOST': 'Server not found. Check the spelling.',
  'webhooks.tooMany': 'There are {limit} webhooks. Delete one that is no longer used.',
  'webhooks.isOff': 'The webhook is turned off. Turn it on before sending again.',
  'webhooks.stillWaiting': 'This delivery is still waiting and will be sent automatically.',
  'notification.WEBHOOK_OFF.FAILING.title': 'The webhook “{name}” was turned off',
  'notification.WEBHOOK_OFF.FAILING.text':
    'No delivery succeeded for three days. Check the receiver, send a test, then turn it on again.',
  'notification.WEBHOOK_OFF.GONE.title': 'The webhook “{name}” was turned off',
  'notification.WEBHOOK_OFF.GONE.text': 'The receiver answered 410 Gone.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
