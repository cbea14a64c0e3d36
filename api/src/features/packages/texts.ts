export const vi = {
  'permission.resource.package': 'Gói giảng viên',
  'permission.action.subscribe': 'Đăng ký',
  'permission.action.manage': 'Quản lý',
  'audit.target.package': 'Gói giảng viên',
  'package.title.MONTH': 'Gói {package}, 1 tháng',
  'package.title.YEAR': 'Gói {package}, 1 năm',
  'package.state': 'Gói của bạn đã sang trạng thái khác. Bạn tải lại trang để xem.',
  'package.same': 'Bạn đang dùng đúng gói này. Để dùng tiếp, bạn gia hạn gói.',
  'package.inDoubt':
    '{brand} đang kiểm tra đơn {number} cho gói của bạn. Bạn đừng thanh toán thêm; {brand} sẽ báo kết quả.',
  'package.notSold': 'Gói này không còn bán theo điều kiện đó. Bạn tải lại trang để xem gói hiện có.',
  'package.smaller':
    'Gói này nhỏ hơn gói bạn đang dùng. Bạn có thể hẹn chuyển xuống khi gói hiện tại hết hạn.',
  'package.notSmaller':
    'Bạn chỉ hẹn chuyển xuống gói nhỏ hơn được. Gói lớn hơn được dùng ngay khi thanh toán.',
  'package.none': 'Bạn đang dùng gói FREE.',
  'package.paidAhead':
    'Gói của bạn đã trả trước. Bạn có thể gia hạn sớm nhất {limit} ngày trước khi hết hạn.',
  'package.notRenewable': 'Gói này không bán nên không gia hạn được. Bạn chọn một gói khác nhé.',
  'package.noTrial': 'Gói này không có thời gian dùng thử.',
  'package.trialWithPackage': 'Bạn đang có gói. Dùng thử dành cho người đang dùng gói FREE.',
  'package.trialUsed': 'Bạn đã dùng thử hoặc đã mua gói trước đây.',
  'package.paidDays': 'Giảng viên còn ngày đã trả tiền của gói khác. Bạn hãy thêm ngày cho gói đó.',
  'package.over': 'Gói này đã kết thúc. Bạn hãy cấp một gói mới.',
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
  'setting.package.graceDays': 'Thời gian ân hạn của gói',
  'setting.package.graceDays.help':
    'Sau khi gói hết hạn, các khoá vẫn bán bình thường trong từng này ngày để giảng viên kịp gia hạn.',
  'setting.package.renewDays': 'Cho gia hạn gói sớm nhất trước',
  'setting.package.renewDays.help': 'Giảng viên có thể trả tiền cho kỳ sau khi còn từng này ngày.',
  'notification.PACKAGE_PAID.title': 'Đã thanh toán gói {package}',
  'notification.PACKAGE_PAID.text':
    'Đơn {number}, {amount:vnd}. Bạn dùng gói đến hết ngày {until:day}. Bạn xem biên nhận trong danh sách đơn hàng.',
  'notification.PACKAGE_GIVEN.title': 'Bạn được tặng gói {package}',
  'notification.PACKAGE_GIVEN.text': 'Gói dùng được đến hết ngày {until:day}. Lý do: {reason}',
  'notification.PACKAGE_ENDS.RENEW.title': 'Gói {package} còn {days} ngày',
  'notification.PACKAGE_ENDS.RENEW.text':
    'Gói hết hạn ngày {until:day}. Đơn gia hạn đã sẵn sàng, bạn thanh toán để các khoá tiếp tục được bán.',
  'notification.PACKAGE_ENDS.ENDS.title': 'Gói {package} kết thúc sau {days} ngày',
  'notification.PACKAGE_ENDS.ENDS.text':
    'Từ ngày {until:day} bạn dùng gói FREE như đã chọn. Trước ngày đó bạn vẫn đổi ý được. Học viên vẫn học bình thường.',
  'notification.PACKAGE_ENDS.CHOOSE.title': 'Gói {package} còn {days} ngày',
  'notification.PACKAGE_ENDS.CHOOSE.text':
    'Gói hết hạn ngày {until:day} và không gia hạn được. Bạn chọn một gói để các khoá tiếp tục được bán.',
  'notification.PACKAGE_PAST_DUE.title': 'Gói {package} đã hết hạn',
  'notification.PACKAGE_PAST_DUE.text':
    'Các khoá vẫn bán bình thường đến {until:day}. Bạn gia hạn trước ngày đó để không khoá nào phải ngừng bán.',
  'notification.PACKAGE_ENDED.title': 'Gói {package} đã kết thúc',
  'notification.PACKAGE_ENDED.text':
    'Bạn đang dùng gói FREE. Học viên đã mua vẫn học bình thường. Bạn có thể chọn gói khác bất cứ lúc nào.',
  'notification.COURSES_STOPPED.title': '{count} khoá học tạm ngừng bán',
  'notification.COURSES_STOPPED.text':
    'Gói hiện tại không đủ chỗ cho “{first}” và các khoá mở sau. Học viên vẫn học bình thường. Khoá bán lại khi gói có chỗ.',
  'notification.COURSES_RESUMED.title': '{count} khoá học bán trở lại',
  'notification.COURSES_RESUMED.text': 'Gói hiện tại đã có chỗ cho “{first}” và các khoá từng tạm ngừng.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.package': 'Teacher packages',
  'permission.action.subscribe': 'Subscribe',
  'permission.action.manage': 'Manage',
  'audit.target.package': 'Teacher package',
  'package.title.MONTH': '{package} package, 1 month',
  'package.title.YEAR': '{package} package, 1 year',
  'package.state': 'Your package has changed. Reload the page to see its current state.',
  'package.same': 'You already have this package. Renew it to keep using it.',
  'package.inDoubt':
    '{brand} is checking order {number} for your package. Please don’t pay again; {brand} will let you know the result.',
  'package.notSold':
    'This package is no longer sold on these terms. Reload the page to see the current ones.',
  'package.smaller':
    'This package is smaller than yours. You can schedule it for when your current one ends.',
  'package.notSmaller': 'Only a smaller package can be scheduled. A larger one starts as soon as you pay.',
  'package.none': 'You are on the FREE package.',
  'package.paidAhead':
    'Your package is paid ahead. The earliest you can renew it is {limit} days before it ends.',
  'package.notRenewable': 'This package isn’t sold, so it can’t be renewed. Please choose another one.',
  'package.noTrial': 'This package has no free trial.',
  'package.trialWithPackage': 'You already have a package. Trials are for teachers on FREE.',
  'package.trialUsed': 'You have already tried or bought a package.',
  'package.paidDays': 'The teacher has paid days left on another package. Extend that one instead.',
  'package.over': 'This subscription has ended. Grant a new package.',
  'package.tooManyVersions': 'This package already has {limit} versions.',
  'package.range': 'Enter a number from {min} to {max}.',
  'package.storage': 'Enter 1 GB to 100 TB of storage.',
  'package.own': 'You can’t grant a package or extra days to yourself.',
  'package.price': 'FREE costs 0 ₫; every other package costs at least 10,000 ₫.',
  'package.validFrom': 'Choose a future time at which this package has no other version.',
  'package.endsOn': 'Choose an end date from tomorrow to 366 days from today.',
  'package.keptCourses': 'Choose at most {max} courses.',
  'package.keptUnknown': 'One of the courses isn’t yours. Reload the page and choose again.',
  'setting.package.remindFirstDays': 'First renewal reminder, before the end',
  'setting.package.remindFirstDays.help':
    'This long before a package ends, its teacher is reminded and can pay the renewal order.',
  'setting.package.remindSecondDays': 'Second renewal reminder, before the end',
  'setting.package.remindSecondDays.help': 'The reminder is repeated this long before the end.',
  'setting.package.remindLastDays': 'Last renewal reminder, before the end',
  'setting.package.remindLastDays.help': 'The last reminder is sent this long before the end.',
  'setting.package.graceDays': 'Grace period of a package',
  'setting.package.graceDays.help':
    'After a package ends, its courses stay on sale for this long so that the teacher can still renew it.',
  'setting.package.renewDays': 'Earliest renewal of a package, before the end',
  'setting.package.renewDays.help': 'Teachers can pay for the next cycle when this many days are left.',
  'notification.PACKAGE_PAID.title': 'Your {package} package is paid',
  'notification.PACKAGE_PAID.text':
    'Order {number}, {amount:vnd}. You can use the package through {until:day}. The receipt is in your list of orders.',
  'notification.PACKAGE_GIVEN.title': 'You received the {package} package',
  'notification.PACKAGE_GIVEN.text': 'You can use it through {until:day}. Reason: {reason}',
  'notification.PACKAGE_ENDS.RENEW.title': 'Days left on your {package} package: {days}',
  'notification.PACKAGE_ENDS.RENEW.text':
    'It ends on {until:day}. Your renewal order is ready; pay it to keep your courses on sale.',
  'notification.PACKAGE_ENDS.ENDS.title': 'Days until your {package} package ends: {days}',
  'notification.PACKAGE_ENDS.ENDS.text':
    'From {until:day} you will be on FREE, as you chose. You can change your mind until then. Your students keep their access.',
  'notification.PACKAGE_ENDS.CHOOSE.title': 'Days left on your {package} package: {days}',
  'notification.PACKAGE_ENDS.CHOOSE.text':
    'It ends on {until:day} and can’t be renewed. Choose a package to keep your courses on sale.',
  'notification.PACKAGE_PAST_DUE.title': 'Your {package} package has expired',
  'notification.PACKAGE_PAST_DUE.text':
    'Your courses stay on sale until {until:day}. Renew the package before then so that none of them goes off sale.',
  'notification.PACKAGE_ENDED.title': 'Your {package} package has ended',
  'notification.PACKAGE_ENDED.text':
    'You are now on FREE. Your students keep their access. You can choose another package at any time.',
  'notification.COURSES_STOPPED.title': 'Courses taken off sale: {count}',
  'notification.COURSES_STOPPED.text':
    'Your package has no room for “{first}” and newer courses. Students keep their access. Courses go back on sale once there is room.',
  'notification.COURSES_RESUMED.title': 'Courses back on sale: {count}',
  'notification.COURSES_RESUMED.text':
    'Your package has room again for “{first}” and other courses that were taken off sale.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
