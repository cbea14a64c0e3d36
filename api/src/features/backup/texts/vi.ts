export const vi = {
  'permission.resource.backup': 'Sao lưu',
  'permission.resource.outgoing': 'Gửi ra ngoài sau khôi phục',
  'permission.action.download': 'Tải về',
  'permission.action.release': 'Cho phép',
  'setting.backup.daily': 'Số bản sao lưu ngày',
  'setting.backup.daily.help': 'Giữ bản mới nhất của mỗi ngày, trong bấy nhiêu ngày có bản.',
  'setting.backup.weekly': 'Số bản sao lưu tuần',
  'setting.backup.weekly.help': 'Giữ thêm bản mới nhất của mỗi tuần, trong bấy nhiêu tuần có bản.',
  'setting.backup.leaveFree': 'Chỗ trống phải chừa lại (GiB)',
  'setting.backup.leaveFree.help':
    'Không sao lưu khi ổ đĩa sẽ còn ít hơn chừng này: đĩa đầy thì cả nền tảng dừng.',
  'backup.running': 'Đang sao lưu. Mỗi lúc chỉ có một bản được làm.',
  'backup.drillRunning': 'Đang khôi phục thử. Mỗi lúc chỉ có một lần thử.',
  'backup.notWhole': 'Bản này chưa trọn vẹn hoặc đã được xoá.',
  'backup.released': 'Phần này không bị giữ lại, hoặc vừa có người cho phép.',
  'backup.reason': 'Lý do dài từ 3 đến 300 ký tự.',
  'notification.BACKUP_FAILED.title': 'Sao lưu không thành công',
  'notification.BACKUP_FAILED.text': 'Bản sao lưu {at} chưa xong. Hãy xem lý do và làm lại.',
  'notification.DRILL_FAILED.title': 'Khôi phục thử không đạt',
  'notification.DRILL_FAILED.text':
    'Bản sao lưu {at} chưa khôi phục được. Hãy xem ngay, trước khi cần tới nó.',
};

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
