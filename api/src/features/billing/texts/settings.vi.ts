/** What the settings of this feature are called, and what they are for. */
export const settingsVi = {
  'setting.refund.days': 'Hạn hoàn tiền',
  'setting.refund.days.help':
    'Số ngày kể từ lúc thanh toán mà người mua được yêu cầu hoàn tiền. Đơn đã mua giữ hạn của lúc mua.',
  'setting.refund.mostPercent': 'Tiến độ tối đa khi hoàn tiền',
  'setting.refund.mostPercent.help':
    'Người mua đã học quá mức này thì không được hoàn tiền. Đơn đã mua giữ mức của lúc mua.',
  'setting.refund.teacherDays': 'Hạn giảng viên trả lời hoàn tiền',
  'setting.refund.teacherDays.help': 'Quá hạn này, yêu cầu hoàn tiền chuyển sang quản trị viên.',
  'setting.refund.answerDays': 'Hạn quản trị viên trả lời hoàn tiền',
  'setting.refund.answerDays.help': 'Quản trị viên trả lời yêu cầu hoàn tiền trong thời gian này.',
  'setting.refund.exchangeHours': 'Hạn đổi khoá học',
  'setting.refund.exchangeHours.help':
    'Trong thời gian này kể từ lúc thanh toán, người mua nhầm được đổi sang khoá học khác.',
  'setting.refund.abuseCount': 'Số lần hoàn tiền để đánh dấu',
  'setting.refund.abuseCount.help':
    'Người mua có từng này lần hoàn tiền được đánh dấu để người xét lưu ý. Dấu này không chặn yêu cầu nào.',
  'setting.refund.abuseDays': 'Khoảng thời gian đếm lần hoàn tiền',
  'setting.refund.abuseDays.help': 'Chỉ đếm những lần hoàn tiền trong khoảng thời gian này.',
  'setting.refund.appealDays': 'Hạn khiếu nại từ chối hoàn tiền',
  'setting.refund.appealDays.help': 'Số ngày kể từ lúc bị từ chối mà người mua được khiếu nại một lần.',
  'setting.refund.fourEyesFrom': 'Hoàn tiền cần hai người duyệt từ',
  'setting.refund.fourEyesFrom.help':
    'Từ số tiền này trở lên, yêu cầu hoàn tiền cần hai quản trị viên duyệt.',
  'setting.suspense.fourEyesFrom': 'Xử lý tiền treo cần hai người duyệt từ',
  'setting.suspense.fourEyesFrom.help':
    'Từ số tiền này trở lên, việc khớp hoặc trả lại tiền treo cần hai quản trị viên duyệt.',
  'setting.order.hours': 'Hạn thanh toán đơn hàng',
  'setting.order.hours.help': 'Quá hạn này, đơn chưa thanh toán tự hết hạn.',
  'setting.attempt.minutes': 'Hạn một lần thanh toán',
  'setting.attempt.minutes.help': 'Mỗi lần thanh toán qua cổng có hiệu lực trong thời gian này.',
  'setting.payment.doubtWorkingDays': 'Hạn kiểm tra giao dịch chưa rõ',
  'setting.payment.doubtWorkingDays.help': 'Người mua được trả lời về giao dịch chưa rõ trong thời gian này.',
  'setting.payment.restDays': 'Hạn chuyển phần còn thiếu',
  'setting.payment.restDays.help':
    'Người mua chuyển khoản thiếu được chuyển nốt trong số ngày này, kể từ lúc Sen ghép khoản tiền vào đơn.',
  'setting.teacherLink.days': 'Hạn ghi nhận liên kết giảng viên',
  'setting.teacherLink.days.help':
    'Người mua đã mở liên kết của giảng viên được tính là do giảng viên mang đến trong thời gian này.',
  'setting.settlement.days': 'Hạn cổng thanh toán đối soát',
  'setting.settlement.days.help':
    'Một khoản thanh toán bị coi là thiếu khi cổng đã đối soát những khoản mới hơn từng này ngày.',
} as const;
