/** What the settings of this feature are called, and what they are for. */
export const settingsVi = {
  'setting.earnings.holdDays': 'Thời gian tạm giữ doanh thu',
  'setting.earnings.holdDays.help':
    'Phần của giảng viên được tạm giữ từng này ngày kể từ lúc bán. Khoản đã bán giữ hạn của lúc bán.',
  'setting.payout.least': 'Mức rút tối thiểu',
  'setting.payout.least.help': 'Mỗi lần rút ít nhất từng này.',
  'setting.payout.coolingDays': 'Thời gian chờ sau khi đổi tài khoản nhận tiền',
  'setting.payout.coolingDays.help':
    'Tài khoản nhận tiền mới thêm hoặc mới đổi chỉ nhận tiền sau từng này ngày.',
  'setting.payout.fourEyesFrom': 'Lệnh rút cần hai người duyệt từ',
  'setting.payout.fourEyesFrom.help': 'Từ số tiền này trở lên, lệnh rút cần hai quản trị viên duyệt.',
  'setting.writeOff.fourEyesFrom': 'Xoá nợ cần hai người từ',
  'setting.writeOff.fourEyesFrom.help': 'Từ số tiền này, xoá nợ của giảng viên cần hai quản trị viên đồng ý.',
} as const;
