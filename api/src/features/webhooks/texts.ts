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

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.webhook': 'Webhooks',
  'webhooks.name': 'The name takes 2 to 60 characters.',
  'webhooks.kinds': 'Choose at least one kind of event from the list.',
  'webhooks.address.FORM':
    'Enter a whole address that begins with https://, of at most 500 characters, without anything after a #.',
  'webhooks.address.NOT_HTTPS':
    'The address has to begin with https://, so that no one reads along on the way.',
  'webhooks.address.CREDENTIALS':
    'Leave user name and password out of the address. The signature shows that a message is from Sen.',
  'webhooks.address.PORT': 'Use port 443, or one from 1024 on.',
  'webhooks.address.PRIVATE':
    'This address leads into a private network. Use a server that the Internet can reach.',
  'webhooks.address.UNKNOWN_HOST': 'There is no server of this name. Check the spelling.',
  'webhooks.tooMany': 'There are {limit} webhooks. Delete one that is no longer used.',
  'webhooks.isOff': 'The webhook is switched off. Switch it on before sending again.',
  'webhooks.stillWaiting': 'This delivery still waits, and Sen sends it when its turn comes.',
  'notification.WEBHOOK_OFF.FAILING.title': 'The webhook “{name}” was switched off',
  'notification.WEBHOOK_OFF.FAILING.text':
    'For three days nothing has reached it. Check the program that receives, send a test, then switch it on again.',
  'notification.WEBHOOK_OFF.GONE.title': 'The webhook “{name}” was switched off',
  'notification.WEBHOOK_OFF.GONE.text': 'The program that receives answered 410: it wants no more.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
