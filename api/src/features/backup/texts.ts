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

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.backup': 'Backups',
  'permission.resource.outgoing': 'Sending after a restore',
  'permission.action.download': 'Download',
  'permission.action.release': 'Release',
  'setting.backup.daily': 'Daily backups kept',
  'setting.backup.daily.help': 'The latest of each day is kept, of so many days that have one.',
  'setting.backup.weekly': 'Weekly backups kept',
  'setting.backup.weekly.help': 'The latest of each week is kept besides, of so many weeks that have one.',
  'setting.backup.leaveFree': 'Room to leave free (GiB)',
  'setting.backup.leaveFree.help':
    'No backup is made where the disk would have less: a full one stops the whole platform.',
  'backup.running': 'A backup is being made. There is one at a time.',
  'backup.drillRunning': 'A drill is running. There is one at a time.',
  'backup.notWhole': 'This backup is not whole, or was removed.',
  'backup.released': 'This is not held back, or someone has just released it.',
  'backup.reason': 'Enter a reason of 3 to 300 characters.',
  'notification.BACKUP_FAILED.title': 'A backup failed',
  'notification.BACKUP_FAILED.text':
    'The backup of {at} wasn’t completed. Check the reason and run it again.',
  'notification.DRILL_FAILED.title': 'A restore drill failed',
  'notification.DRILL_FAILED.text':
    'The backup of {at} couldn’t be restored. Check it now, before you need it.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
