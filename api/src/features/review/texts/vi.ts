/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'setting.review.workingDays': 'Hạn duyệt khoá học',
  'setting.review.workingDays.help': 'Giảng viên nhận kết quả duyệt trong thời gian này.',
  'catalog.note': 'Bạn hãy viết ít nhất 10 ký tự để giảng viên hiểu.',
  'catalog.checklist': 'Cần đánh giá đủ từng mục trong danh sách, mỗi mục một lần.',
  'permission.action.review': 'Duyệt',

  'notification.COURSE_MANAGED.SUSPEND.title': 'Khoá “{course}” tạm ngừng bán',
  'notification.COURSE_MANAGED.SUSPEND.text':
    'Quản trị viên đã tạm ngừng bán khoá học: {reason} Học viên đang có khoá vẫn học được.',
  'notification.COURSE_MANAGED.RESTORE.title': 'Khoá “{course}” được bán lại',
  'notification.COURSE_MANAGED.RESTORE.text': 'Quản trị viên đã bỏ tạm ngừng: {reason}',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.title': 'Khoá “{course}” hiện với mọi người',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.text':
    'Quản trị viên đã cho khoá học hiện trong danh sách và tìm kiếm: {reason}',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.title': 'Khoá “{course}” không còn trong danh sách',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.text': 'Từ giờ chỉ ai có đường dẫn mới thấy khoá học: {reason}',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.title': 'Khoá “{course}” được ẩn',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.text': 'Từ giờ chỉ học viên đang có khoá mới thấy: {reason}',
  'notification.COURSE_MANAGED.GIVEN.title': 'Khoá “{course}” đã chuyển cho giảng viên khác',
  'notification.COURSE_MANAGED.GIVEN.text': 'Tiền của những đơn đã bán vẫn thuộc về bạn. Lý do: {reason}',
  'notification.COURSE_MANAGED.RECEIVED.title': 'Bạn nhận khoá “{course}”',
  'notification.COURSE_MANAGED.RECEIVED.text':
    'Từ giờ bạn là chủ khoá học và nhận tiền của những đơn mới. Lý do: {reason}',
  'notification.COURSE_RESTORE_ASKED.title': 'Giảng viên xin bán lại “{course}”',
  'notification.COURSE_RESTORE_ASKED.text': 'Khoá học đang bị tạm ngừng; giảng viên báo đã sửa xong.',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.title': 'Khoá “{course}” chưa được bán lại',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.text':
    'Quản trị viên đã xem yêu cầu của bạn: {reason} Bạn sửa thêm rồi xin lại được.',
  'notification.COURSE_MANAGED.RECATEGORIZED.title': 'Khoá “{course}” sang danh mục khác',
  'notification.COURSE_MANAGED.RECATEGORIZED.text':
    'Quản trị viên đã chuyển khoá học để người học dễ tìm: {reason}',
  'catalog.column.title': 'Khoá học',
  'catalog.column.teacher': 'Giảng viên',
  'catalog.column.teacherEmail': 'Email giảng viên',
  'catalog.column.category': 'Danh mục',
  'catalog.column.status': 'Trạng thái',
  'catalog.column.visibility': 'Hiển thị',
  'catalog.column.price': 'Giá gốc',
  'catalog.column.students': 'Học viên',
  'catalog.column.rating': 'Điểm đánh giá',
  'catalog.column.publishedAt': 'Mở bán lần đầu',
  'catalog.column.updatedAt': 'Sửa lần cuối',
  'catalog.column.address': 'Đường dẫn',
  'catalog.courseIds': 'Chọn từ 1 đến 200 khoá học.',
  'catalog.manageReason': 'Lý do cần từ 3 đến 300 ký tự.',
  'catalog.transferTo': 'Bạn chọn một giảng viên đang hoạt động nhé.',
  'catalog.restoreMessage': 'Bạn viết từ 10 đến 1.000 ký tự về việc đã sửa nhé.',
  'catalog.otherRestoreRequest':
    'Giảng viên vừa gửi yêu cầu mới. Bạn đóng hộp này, đọc yêu cầu mới rồi trả lời nhé.',
  'catalog.sameCategory': 'Khoá học đang ở danh mục này rồi.',
  'catalog.transferSame': 'Khoá học đang thuộc về giảng viên này rồi.',
  'catalog.restoredWaits': 'Đã bỏ tạm ngừng; khoá sẽ bán lại khi gói của giảng viên còn chỗ.',
  'catalog.refusal.notFound': 'Không có khoá học này.',
  'catalog.refusal.notOnSale': 'Khoá học không đang bán nên không tạm ngừng được.',
  'catalog.refusal.notSuspended': 'Khoá học không bị quản trị viên tạm ngừng.',
  'catalog.refusal.ownCourse': 'Bạn dạy khoá học này nên quản trị viên khác sẽ quyết định.',
  'permission.action.transfer': 'Chuyển cho người khác',
  'catalog.otherSubmission':
    'Bản bạn vừa xem đã được rút lại và gửi bản khác. Bạn tải lại để xem bản mới nhé.',
  'catalog.checklistFails': 'Không thể duyệt khi còn mục cần sửa.',
  'catalog.checklistPasses': 'Hãy đánh dấu ít nhất một mục cần sửa trước khi trả lại.',
  'catalog.reviewTaken': '{title} đang duyệt khoá này. Nếu vẫn muốn đổi, bạn chọn lại nhé.',
  'catalog.reviewGivenBack': 'Khoá này hiện không có người duyệt. Bạn chọn lại nhé.',
  'catalog.reviewDecided': 'Bản gửi này đã có kết quả hoặc đã được rút lại.',
  'catalog.reviewer': 'Người này không duyệt được khoá học này.',
  'catalog.ownReview': 'Bạn không thể xét duyệt khoá học của chính mình.',

  'notification.REVIEW_ASSIGNED.title': 'Bạn được giao duyệt “{course}”',
  'notification.REVIEW_ASSIGNED.text': 'Mở bản gửi để xem hạn trả lời.',
  'notification.COURSE_SUBMITTED.title': '“{course}” đang chờ duyệt',
  'notification.COURSE_SUBMITTED.text': 'Giảng viên {teacher} vừa gửi khoá học này.',
  'notification.COURSE_REVIEWED.APPROVED.title': '“{course}” đã được duyệt',
  'notification.COURSE_REVIEWED.APPROVED.text': 'Bạn có thể mở bán khoá học ngay bây giờ.',
  'notification.COURSE_REVIEWED.SENT_BACK.title': '“{course}” cần sửa thêm',
  'notification.COURSE_REVIEWED.SENT_BACK.text': 'Người duyệt đã ghi rõ từng mục. Bạn sửa rồi gửi lại nhé.',
  'notification.COURSE_REVIEWED.REJECTED.title': '“{course}” không được duyệt',
  'notification.COURSE_REVIEWED.REJECTED.text': 'Bạn mở khoá học để xem lý do.',
  'notification.REVISION_REVIEWED.APPROVED.title': 'Bản sửa của “{course}” đã được duyệt',
  'notification.REVISION_REVIEWED.APPROVED.text': 'Khoá học đang bán theo bản mới.',
  'notification.REVISION_REVIEWED.SENT_BACK.title': 'Bản sửa của “{course}” cần sửa thêm',
  'notification.REVISION_REVIEWED.SENT_BACK.text':
    'Khoá học vẫn bán theo bản cũ. Người duyệt đã ghi rõ từng mục; bạn sửa rồi gửi lại nhé.',
  'notification.REVISION_REVIEWED.REJECTED.title': 'Bản sửa của “{course}” không được duyệt',
  'notification.REVISION_REVIEWED.REJECTED.text':
    'Khoá học vẫn bán theo bản cũ. Bạn mở khoá học để xem lý do.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
