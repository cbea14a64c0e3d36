/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'permission.resource.package': 'Gói mở khoá học',
  'permission.action.subscribe': 'Đăng ký',
  'permission.action.manage': 'Quản lý',
  'audit.target.package': 'Gói mở khoá học',
  'package.title.MONTH': 'Gói {package}, 1 tháng',
  'package.title.YEAR': 'Gói {package}, 1 năm',
  'package.state': 'Gói của bạn đã sang trạng thái khác. Bạn tải lại trang để xem.',
  'package.same': 'Bạn đang dùng đúng gói này. Để dùng tiếp, bạn gia hạn gói.',
  'package.inDoubt':
    'Đơn {number} cho gói của bạn đang được kiểm tra. Bạn đừng thanh toán thêm, chúng tôi sẽ báo kết quả.',
  'package.notSold': 'Gói này không còn bán theo điều kiện đó. Bạn tải lại trang để xem gói hiện có.',
  'package.smaller':
    'Gói này nhỏ hơn gói bạn đang dùng. Bạn có thể hẹn chuyển xuống khi gói hiện tại hết hạn.',
  'package.notSmaller': 'Chỉ hẹn chuyển xuống gói nhỏ hơn. Gói lớn hơn được dùng ngay khi thanh toán.',
  'package.none': 'Bạn đang dùng gói FREE.',
  'package.paidAhead':
    'Gói của bạn đã trả trước. Bạn có thể gia hạn sớm nhất {limit} ngày trước khi hết hạn.',
  'package.notRenewable': 'Gói này không bán nên không gia hạn được. Bạn chọn một gói khác nhé.',
  'package.noTrial': 'Gói này không có thời gian dùng thử.',
  'package.trialWithPackage': 'Bạn đang có gói. Dùng thử dành cho người đang dùng gói FREE.',
  'package.trialUsed': 'Bạn đã dùng thử hoặc đã mua gói trước đây.',
  'package.paidDays': 'Giảng viên còn ngày đã trả tiền của gói khác. Bạn thêm ngày cho gói đó.',
  'package.over': 'Đăng ký này đã kết thúc. Bạn cấp một gói mới.',
  'package.tooManyVersions': 'Gói này đã có {limit} phiên bản.',
  'package.range': 'Bạn nhập số từ {min} đến {max}.',
  'package.storage': 'Dung lượng từ 1 GB đến 100 TB.',
  'package.own': 'Bạn không thể tặng gói hoặc thêm ngày cho chính mình.',
  'package.price': 'Gói FREE có giá 0 ₫, các gói khác có giá từ 10.000 ₫.',
  'package.validFrom': 'Bạn chọn một thời điểm sắp tới mà gói chưa có phiên bản nào.',
  'package.endsOn': 'Ngày kết thúc từ ngày mai đến 366 ngày sau hôm nay.',
  'package.keptCourses': 'Bạn chọn tối đa {max} khoá học.',
  'package.keptUnknown': 'Có khoá học không phải của bạn. Bạn tải lại trang rồi chọn lại.',
  'setting.package.remindFirstDays': 'Nhắc gia hạn gói lần đầu, trước',
  'setting.package.remindFirstDays.help':
    'Trước khi gói hết hạn từng này ngày, giảng viên được nhắc và có đơn gia hạn để thanh toán.',
  'setting.package.remindSecondDays': 'Nhắc gia hạn gói lần hai, trước',
  'setting.package.remindSecondDays.help': 'Nhắc lại trước khi gói hết hạn từng này ngày.',
  'setting.package.remindLastDays': 'Nhắc gia hạn gói lần cuối, trước',
  'setting.package.remindLastDays.help': 'Nhắc lần cuối trước khi gói hết hạn từng này ngày.',
  'setting.package.graceDays': 'Thời gian gia hạn thêm của gói',
  'setting.package.graceDays.help':
    'Sau khi gói hết hạn, các khoá vẫn bán bình thường từng này ngày để giảng viên kịp gia hạn.',
  'setting.package.renewDays': 'Cho gia hạn gói sớm nhất trước',
  'setting.package.renewDays.help': 'Giảng viên có thể trả tiền cho kỳ sau khi còn từng này ngày.',
  'notification.PACKAGE_PAID.title': 'Đã thanh toán gói {package}',
  'notification.PACKAGE_PAID.text':
    'Đơn {number}, {amount}. Bạn dùng gói đến hết ngày {until}. Hoá đơn nằm trong mục Hoá đơn và thanh toán.',
  'notification.PACKAGE_GIVEN.title': 'Bạn được tặng gói {package}',
  'notification.PACKAGE_GIVEN.text': 'Gói dùng được đến hết ngày {until}. Lý do: {reason}',
  'notification.PACKAGE_ENDS.RENEW.title': 'Gói {package} còn {days} ngày',
  'notification.PACKAGE_ENDS.RENEW.text':
    'Gói hết hạn ngày {until}. Đơn gia hạn đã sẵn sàng, bạn thanh toán để các khoá tiếp tục được bán.',
  'notification.PACKAGE_ENDS.ENDS.title': 'Gói {package} kết thúc sau {days} ngày',
  'notification.PACKAGE_ENDS.ENDS.text':
    'Từ ngày {until} bạn dùng gói FREE như đã chọn. Trước ngày đó bạn vẫn đổi ý được. Học viên vẫn học bình thường.',
  'notification.PACKAGE_ENDS.CHOOSE.title': 'Gói {package} còn {days} ngày',
  'notification.PACKAGE_ENDS.CHOOSE.text':
    'Gói hết hạn ngày {until} và không gia hạn được. Bạn chọn một gói để các khoá tiếp tục được bán.',
  'notification.PACKAGE_PAST_DUE.title': 'Gói {package} đã hết hạn',
  'notification.PACKAGE_PAST_DUE.text':
    'Các khoá vẫn bán bình thường đến {until}. Bạn gia hạn trước ngày đó để không khoá nào phải ngừng bán.',
  'notification.PACKAGE_ENDED.title': 'Gói {package} đã kết thúc',
  'notification.PACKAGE_ENDED.text':
    'Bạn đang dùng gói FREE. Học viên đã mua vẫn học bình thường. Bạn có thể chọn gói khác bất cứ lúc nào.',
  'notification.COURSES_STOPPED.title': '{count} khoá học tạm ngừng bán',
  'notification.COURSES_STOPPED.text':
    'Gói hiện tại không đủ chỗ cho {first} và các khoá mở sau. Học viên vẫn học bình thường. Khoá bán lại khi gói có chỗ.',
  'notification.COURSES_RESUMED.title': '{count} khoá học bán trở lại',
  'notification.COURSES_RESUMED.text': 'Gói hiện tại đã có chỗ cho {first} và các khoá từng tạm ngừng.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
