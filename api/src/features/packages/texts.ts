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

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.package': 'Course packages',
  'permission.action.subscribe': 'Subscribe',
  'permission.action.manage': 'Manage',
  'audit.target.package': 'Course package',
  'package.title.MONTH': '{package} package, 1 month',
  'package.title.YEAR': '{package} package, 1 year',
  'package.state': 'Your package has moved on. Reload the page to see where it is.',
  'package.same': 'You have this very package. Renew it to go on with it.',
  'package.inDoubt':
    'Order {number} for your package is being checked. Please do not pay again; we will tell you the outcome.',
  'package.notSold': 'The package is not sold on these terms any more. Reload the page to see those of now.',
  'package.smaller':
    'This package is smaller than yours. You can let it follow when the present one is over.',
  'package.notSmaller': 'Only a smaller package can follow later. A larger one begins as soon as it is paid.',
  'package.none': 'You have the FREE package.',
  'package.paidAhead':
    'Your package is paid ahead. It can be renewed {limit} days before its end at the earliest.',
  'package.notRenewable': 'This package is not sold, so it can’t be renewed. Please choose another one.',
  'package.noTrial': 'This package can’t be tried.',
  'package.trialWithPackage': 'You have a package. Trials are for teachers who have FREE.',
  'package.trialUsed': 'You have tried or bought a package before.',
  'package.paidDays': 'The teacher has paid days of another package. Add days to that one.',
  'package.over': 'This subscription has ended. Give a new package.',
  'package.tooManyVersions': 'This package has {limit} versions already.',
  'package.range': 'Enter a number from {min} to {max}.',
  'package.storage': 'Storage is 1 GB to 100 TB.',
  'package.own': 'You can’t give a package, or more days, to yourself.',
  'package.price': 'FREE costs 0 ₫, every other package at least 10.000 ₫.',
  'package.validFrom': 'Choose a moment to come at which the package has no other version.',
  'package.endsOn': 'The end is tomorrow at the earliest and 366 days from today at the latest.',
  'package.keptCourses': 'Choose {max} courses at most.',
  'package.keptUnknown': 'One of the courses is not yours. Reload the page and choose again.',
  'setting.package.remindFirstDays': 'First reminder to renew a package, before',
  'setting.package.remindFirstDays.help':
    'So long before a package ends its teacher is reminded, and the order to renew it is there to be paid.',
  'setting.package.remindSecondDays': 'Second reminder to renew a package, before',
  'setting.package.remindSecondDays.help': 'The reminder is repeated so long before the end.',
  'setting.package.remindLastDays': 'Last reminder to renew a package, before',
  'setting.package.remindLastDays.help': 'The last reminder is sent so long before the end.',
  'setting.package.graceDays': 'Days of grace of a package',
  'setting.package.graceDays.help':
    'After the end of a package its courses go on selling for so long, so that it can still be renewed.',
  'setting.package.renewDays': 'A package can be renewed at the earliest, before',
  'setting.package.renewDays.help': 'Teachers can pay the next cycle when so many days are left.',
  'notification.PACKAGE_PAID.title': 'The {package} package is paid',
  'notification.PACKAGE_PAID.text':
    'Order {number}, {amount}. Its last day is {until}. The bill is under Bills and payments.',
  'notification.PACKAGE_GIVEN.title': 'You were given the {package} package',
  'notification.PACKAGE_GIVEN.text': 'Its last day is {until}. Reason: {reason}',
  'notification.PACKAGE_ENDS.RENEW.title': 'The {package} package has {days} days left',
  'notification.PACKAGE_ENDS.RENEW.text':
    'It ends on {until}. The order to renew it is ready: pay it so that your courses go on selling.',
  'notification.PACKAGE_ENDS.ENDS.title': 'The {package} package ends in {days} days',
  'notification.PACKAGE_ENDS.ENDS.text':
    'From {until} on you have FREE, as you chose. You can change your mind until then. Students go on studying.',
  'notification.PACKAGE_ENDS.CHOOSE.title': 'The {package} package has {days} days left',
  'notification.PACKAGE_ENDS.CHOOSE.text':
    'It ends on {until} and can’t be renewed. Choose a package so that your courses go on selling.',
  'notification.PACKAGE_PAST_DUE.title': 'The {package} package is over',
  'notification.PACKAGE_PAST_DUE.text':
    'Your courses go on selling until {until}. Renew it before that day so that none of them has to stop.',
  'notification.PACKAGE_ENDED.title': 'The {package} package has ended',
  'notification.PACKAGE_ENDED.text':
    'You have FREE now. Your students go on studying. You can choose another package at any time.',
  'notification.COURSES_STOPPED.title': '{count} courses stopped selling',
  'notification.COURSES_STOPPED.text':
    'Your package has no room for {first} and newer courses. Students go on studying. They sell again once there is room.',
  'notification.COURSES_RESUMED.title': '{count} courses sell again',
  'notification.COURSES_RESUMED.text': 'Your package has room again for {first} and others that had stopped.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
