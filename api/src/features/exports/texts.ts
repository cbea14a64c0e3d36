export const vi = {
  'permission.resource.export': 'Tệp xuất đã lưu',
  'setting.exports.keptDays': 'Số ngày giữ tệp đã xuất',
  'setting.exports.keptDays.help': 'Hết hạn thì tệp bị xoá; người đã xuất có thể xuất lại.',
  'exports.tooLong':
    'Một trang tính Excel chứa nhiều nhất {limit} dòng, danh sách này có {value}. Bạn lọc bớt hoặc chọn CSV.',
  'exports.underWay': 'Mỗi lúc bạn có nhiều nhất {limit} tệp đang xuất. Bạn đợi một tệp xong hoặc huỷ bớt.',
  'exports.kept': 'Bạn giữ được nhiều nhất {limit} tệp. Bạn xoá bớt rồi thử lại.',
  'exports.notReady': 'Tệp này chưa sẵn sàng để tải.',
  'exports.expired': 'Tệp này đã hết hạn và bị xoá. Bạn xuất lại nhé.',
  'exports.outdated':
    'Tệp này có học viên của khoá học bạn không còn dạy, hoặc được xuất từ trước nên không rõ của khoá học nào. Bạn xuất lại nhé.',
  'exports.form': 'Bảng dành cho ứng dụng chỉ có ở dạng CSV.',
  'notification.LIST_EXPORTED.READY.title': 'Tệp {file} đã sẵn sàng',
  'notification.LIST_EXPORTED.READY.text': 'Tệp có {rows} dòng. Chỉ bạn tải được, trước khi hết hạn.',
  'notification.LIST_EXPORTED.FAILED.title': 'Không xuất được tệp {file}',
  'notification.LIST_EXPORTED.FAILED.text': 'Việc xuất dừng giữa chừng. Bạn xem lý do và thử lại.',
};

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.export': 'Saved exports',
  'setting.exports.keptDays': 'Days that exported files are kept',
  'setting.exports.keptDays.help': 'Then files are deleted; they can be exported again.',
  'exports.tooLong':
    'An Excel sheet holds at most {limit} rows and this list has {value}. Filter it, or choose CSV.',
  'exports.underWay': 'You have at most {limit} exports under way. Wait for one to finish, or cancel one.',
  'exports.kept': 'You can keep at most {limit} files. Delete one and try again.',
  'exports.notReady': 'This file can’t be downloaded yet.',
  'exports.expired': 'This file has expired and was removed. Export it again.',
  'exports.outdated':
    'This file has students of a course that you no longer teach, or is too old to know its courses. Export it again.',
  'exports.form': 'The format for apps is available as CSV only.',
  'notification.LIST_EXPORTED.READY.title': '{file} is ready',
  'notification.LIST_EXPORTED.READY.text': 'It has {rows} rows. Only you can download it, until it expires.',
  'notification.LIST_EXPORTED.FAILED.title': '{file} couldn’t be exported',
  'notification.LIST_EXPORTED.FAILED.text': 'The export stopped. See the reason and try again.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
