export const vi = {
  'permission.resource.export': 'Tệp xuất đã lưu',
  'setting.exports.keptDays': 'Số ngày giữ tệp đã xuất',
  'setting.exports.keptDays.help': 'Hết hạn thì tệp bị xoá; người đã xuất có thể xuất lại.',
  'exports.tooLong':
    'Một trang tính Excel chứa nhiều nhất {limit} dòng, danh sách này có {value}. Bạn lọc bớt hoặc chọn CSV.',
  'exports.underWay': 'Mỗi lúc bạn có nhiều nhất {limit} tệp đang xuất. Bạn đợi một tệp xong hoặc huỷ bớt.',
  'exports.kept': 'Bạn giữ được nhiều nhất {limit} tệp. Bạn xoá bớt rồi thử lại.',
  'exports.notReady': 'Tệp này chưa tải được.',
  'exports.expired': 'Tệp này đã hết hạn và bị xoá. Bạn xuất lại nhé.',
  'exports.outdated':
    'Tệp này có học viên của khoá học bạn không còn dạy, hoặc được xuất từ trước nên không rõ của khoá học nào. Bạn xuất lại nhé.',
  'exports.form': 'Bảng cho chương trình chỉ có ở dạng CSV.',
  'notification.LIST_EXPORTED.READY.title': 'Tệp {file} đã sẵn sàng',
  'notification.LIST_EXPORTED.READY.text': 'Tệp có {rows} dòng. Chỉ bạn tải được, trước khi hết hạn.',
  'notification.LIST_EXPORTED.FAILED.title': 'Không xuất được tệp {file}',
  'notification.LIST_EXPORTED.FAILED.text': 'Việc xuất dừng giữa chừng. Bạn xem lý do và thử lại.',
};

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
