/** Server messages of this feature. Vietnamese is the source language. */
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

export const en: Record<keyof typeof vi, string> = {
  'setting.review.workingDays': 'A submission is answered within',
  'setting.review.workingDays.help': 'How soon a teacher learns the result of a review.',
  'catalog.note': 'Please write at least 10 characters, so that the teacher understands.',
  'catalog.checklist': 'Judge every item of the checklist exactly once.',
  'permission.action.review': 'Review',

  'notification.COURSE_MANAGED.SUSPEND.title': '“{course}” was taken off sale',
  'notification.COURSE_MANAGED.SUSPEND.text':
    'An administrator suspended the course: {reason} Students who have it go on studying.',
  'notification.COURSE_MANAGED.RESTORE.title': '“{course}” may be sold again',
  'notification.COURSE_MANAGED.RESTORE.text': 'An administrator lifted the suspension: {reason}',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.title': '“{course}” is shown to everyone',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.text':
    'An administrator put the course into lists and search: {reason}',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.title': '“{course}” is no longer listed',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.text':
    'From now on only people with its address find the course: {reason}',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.title': '“{course}” was hidden',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.text':
    'From now on only students who have it see the course: {reason}',
  'notification.COURSE_MANAGED.GIVEN.title': '“{course}” went over to another teacher',
  'notification.COURSE_MANAGED.GIVEN.text': 'What it has sold so far stays yours. Reason: {reason}',
  'notification.COURSE_MANAGED.RECEIVED.title': 'You received “{course}”',
  'notification.COURSE_MANAGED.RECEIVED.text':
    'You own the course from now on and are paid for new sales. Reason: {reason}',
  'notification.COURSE_RESTORE_ASKED.title': 'A teacher asks to restore “{course}”',
  'notification.COURSE_RESTORE_ASKED.text':
    'The course is suspended; its teacher says that it was put right.',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.title': '“{course}” stays off sale for now',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.text':
    'An administrator looked at your request: {reason} You can put more right and ask again.',
  'notification.COURSE_MANAGED.RECATEGORIZED.title': '“{course}” moved to another category',
  'notification.COURSE_MANAGED.RECATEGORIZED.text':
    'An administrator put the course where learners look for it: {reason}',
  'catalog.column.title': 'Course',
  'catalog.column.teacher': 'Teacher',
  'catalog.column.teacherEmail': 'Teacher’s e-mail',
  'catalog.column.category': 'Category',
  'catalog.column.status': 'State',
  'catalog.column.visibility': 'Visibility',
  'catalog.column.price': 'List price',
  'catalog.column.students': 'Students',
  'catalog.column.rating': 'Rating',
  'catalog.column.publishedAt': 'First published',
  'catalog.column.updatedAt': 'Last edited',
  'catalog.column.address': 'Address',
  'catalog.courseIds': 'Choose 1 to 200 courses.',
  'catalog.manageReason': 'The reason needs 3 to 300 characters.',
  'catalog.transferTo': 'Please choose an active teacher.',
  'catalog.restoreMessage': 'Please write 10 to 1,000 characters about what was put right.',
  'catalog.otherRestoreRequest':
    'The teacher has asked anew since. Close this, read the new request, and answer that one.',
  'catalog.sameCategory': 'The course is in this category already.',
  'catalog.transferSame': 'The course belongs to this teacher already.',
  'catalog.restoredWaits': 'No longer suspended; it sells again once the teacher’s package has room.',
  'catalog.refusal.notFound': 'There is no such course.',
  'catalog.refusal.notOnSale': 'The course is not on sale, so it cannot be suspended.',
  'catalog.refusal.notSuspended': 'No administrator has suspended this course.',
  'catalog.refusal.ownCourse': 'You teach this course, so another administrator decides.',
  'permission.action.transfer': 'Give to someone else',
  'catalog.otherSubmission':
    'The submission you looked at was taken back, and another one waits. Please reload to see it.',
  'catalog.checklistFails': 'A course cannot be approved while an item needs fixing.',
  'catalog.checklistPasses': 'Mark at least one item that needs fixing before sending it back.',
  'catalog.reviewTaken': '{title} has this course to review by now. Choose again if that should change.',
  'catalog.reviewGivenBack': 'No one has this course to review any more. Choose again who should.',
  'catalog.reviewDecided': 'This submission was decided or taken back.',
  'catalog.reviewer': 'This person may not review this course.',
  'catalog.ownReview': 'You cannot review your own course.',

  'notification.REVIEW_ASSIGNED.title': 'You were given “{course}” to review',
  'notification.REVIEW_ASSIGNED.text': 'Open the submission to see when it is due.',
  'notification.COURSE_SUBMITTED.title': '“{course}” is waiting for review',
  'notification.COURSE_SUBMITTED.text': '{teacher} has just submitted this course.',
  'notification.COURSE_REVIEWED.APPROVED.title': '“{course}” is approved',
  'notification.COURSE_REVIEWED.APPROVED.text': 'You can publish it now.',
  'notification.COURSE_REVIEWED.SENT_BACK.title': '“{course}” needs some changes',
  'notification.COURSE_REVIEWED.SENT_BACK.text':
    'The reviewer noted each item. Please make the changes and submit again.',
  'notification.COURSE_REVIEWED.REJECTED.title': '“{course}” was not approved',
  'notification.COURSE_REVIEWED.REJECTED.text': 'Open the course to see why.',
  'notification.REVISION_REVIEWED.APPROVED.title': 'The revision of “{course}” is approved',
  'notification.REVISION_REVIEWED.APPROVED.text': 'The course is now sold as you revised it.',
  'notification.REVISION_REVIEWED.SENT_BACK.title': 'The revision of “{course}” needs some changes',
  'notification.REVISION_REVIEWED.SENT_BACK.text':
    'The course goes on being sold as before. The reviewer noted each item; please make the changes and submit again.',
  'notification.REVISION_REVIEWED.REJECTED.title': 'The revision of “{course}” was not approved',
  'notification.REVISION_REVIEWED.REJECTED.text':
    'The course goes on being sold as before. Open the course to see why.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
