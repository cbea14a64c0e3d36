/** Server messages of this feature. Vietnamese is the source language. */
export const vi = {
  'setting.review.workingDays': 'Hạn duyệt khoá học',
  'setting.review.workingDays.help': 'Giảng viên nhận kết quả duyệt trong thời gian này.',
  'catalog.note': 'Bạn viết ít nhất 10 ký tự để giảng viên hiểu nhé.',
  'catalog.checklist': 'Bạn đánh giá đủ các mục trong danh sách, mỗi mục một lần nhé.',
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
  'notification.COURSE_MANAGED.MAKE_UNLISTED.text':
    'Từ giờ chỉ người có đường dẫn mới xem được khoá học: {reason}',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.title': 'Khoá “{course}” được ẩn',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.text': 'Từ giờ chỉ học viên của khoá mới xem được: {reason}',
  'notification.COURSE_MANAGED.GIVEN.title': 'Khoá “{course}” đã chuyển cho giảng viên khác',
  'notification.COURSE_MANAGED.GIVEN.text': 'Tiền của những đơn đã bán vẫn thuộc về bạn. Lý do: {reason}',
  'notification.COURSE_MANAGED.RECEIVED.title': 'Bạn nhận khoá “{course}”',
  'notification.COURSE_MANAGED.RECEIVED.text':
    'Từ giờ bạn là chủ khoá học và nhận tiền của những đơn mới. Lý do: {reason}',
  'notification.COURSE_RESTORE_ASKED.title': 'Giảng viên xin bán lại “{course}”',
  'notification.COURSE_RESTORE_ASKED.text': 'Khoá học đang tạm ngừng bán. Giảng viên báo đã sửa xong.',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.title': 'Khoá “{course}” chưa được bán lại',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.text':
    'Quản trị viên đã xem yêu cầu của bạn: {reason} Bạn sửa thêm rồi xin lại được.',
  'notification.COURSE_MANAGED.RECATEGORIZED.title': 'Khoá “{course}” được chuyển sang danh mục khác',
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
  'catalog.courseIds': 'Bạn chọn từ 1 đến 200 khoá học nhé.',
  'catalog.manageReason': 'Lý do dài từ 3 đến 300 ký tự.',
  'catalog.transferTo': 'Bạn chọn một giảng viên đang hoạt động nhé.',
  'catalog.restoreMessage': 'Bạn viết từ 10 đến 1.000 ký tự về những gì đã sửa nhé.',
  'catalog.otherRestoreRequest':
    'Giảng viên vừa gửi yêu cầu mới. Bạn đóng hộp này, đọc yêu cầu mới rồi trả lời nhé.',
  'catalog.sameCategory': 'Khoá học đã ở trong danh mục này.',
  'catalog.transferSame': 'Khoá học đã thuộc về giảng viên này.',
  'catalog.restoredWaits': 'Đã bỏ tạm ngừng. Khoá học sẽ được bán lại khi gói của giảng viên còn chỗ.',
  'catalog.refusal.notFound': 'Khoá học này không còn nữa.',
  'catalog.refusal.notOnSale': 'Khoá học chưa được bán nên không tạm ngừng được.',
  'catalog.refusal.notSuspended': 'Khoá học này không bị tạm ngừng.',
  'catalog.refusal.ownCourse': 'Bạn dạy khoá học này, nên quản trị viên khác sẽ quyết định.',
  'permission.action.transfer': 'Chuyển cho người khác',
  'catalog.otherSubmission':
    'Giảng viên đã rút bản bạn vừa xem và gửi bản khác. Bạn tải lại để xem bản mới nhé.',
  'catalog.checklistFails': 'Khoá học còn mục cần sửa nên chưa duyệt được.',
  'catalog.checklistPasses': 'Bạn đánh dấu ít nhất một mục cần sửa rồi mới trả lại nhé.',
  'catalog.reviewTaken': '{title} đang duyệt khoá này. Nếu vẫn muốn đổi, bạn chọn lại nhé.',
  'catalog.reviewGivenBack': 'Khoá này hiện chưa có người duyệt. Bạn chọn lại nhé.',
  'catalog.reviewDecided': 'Bản gửi này đã có kết quả hoặc đã được rút lại.',
  'catalog.reviewer': 'Người này không được duyệt khoá học này.',
  'catalog.ownReview': 'Bạn không thể tự duyệt khoá học của mình.',

  'notification.REVIEW_ASSIGNED.title': 'Bạn được giao duyệt “{course}”',
  'notification.REVIEW_ASSIGNED.text': 'Bạn mở bản gửi để xem hạn duyệt nhé.',
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
  'setting.review.workingDays': 'Review time for courses',
  'setting.review.workingDays.help': 'Teachers receive the result of a review within this time.',
  'catalog.note': 'Enter at least 10 characters so that the teacher knows what to do.',
  'catalog.checklist': 'Rate each item on the checklist exactly once.',
  'permission.action.review': 'Review',

  'notification.COURSE_MANAGED.SUSPEND.title': '“{course}” was taken off sale',
  'notification.COURSE_MANAGED.SUSPEND.text':
    'An administrator suspended the course: {reason} Current students keep access.',
  'notification.COURSE_MANAGED.RESTORE.title': '“{course}” can be sold again',
  'notification.COURSE_MANAGED.RESTORE.text': 'An administrator lifted the suspension: {reason}',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.title': '“{course}” is now visible to everyone',
  'notification.COURSE_MANAGED.MAKE_PUBLIC.text':
    'An administrator made the course visible in lists and search: {reason}',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.title': '“{course}” is no longer listed',
  'notification.COURSE_MANAGED.MAKE_UNLISTED.text':
    'Only people with the link can find the course now: {reason}',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.title': '“{course}” was hidden',
  'notification.COURSE_MANAGED.MAKE_PRIVATE.text': 'Only enrolled students can see the course now: {reason}',
  'notification.COURSE_MANAGED.GIVEN.title': '“{course}” was transferred to another teacher',
  'notification.COURSE_MANAGED.GIVEN.text': 'You keep the earnings from past sales. Reason: {reason}',
  'notification.COURSE_MANAGED.RECEIVED.title': '“{course}” was transferred to you',
  'notification.COURSE_MANAGED.RECEIVED.text':
    'You now own the course and receive the earnings from new sales. Reason: {reason}',
  'notification.COURSE_RESTORE_ASKED.title': 'Request to restore “{course}”',
  'notification.COURSE_RESTORE_ASKED.text': 'The course is suspended. Its teacher says the problem is fixed.',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.title': '“{course}” stays off sale for now',
  'notification.COURSE_MANAGED.KEEP_SUSPENDED.text':
    'An administrator reviewed your request: {reason} You can make more changes and ask again.',
  'notification.COURSE_MANAGED.RECATEGORIZED.title': '“{course}” was moved to another category',
  'notification.COURSE_MANAGED.RECATEGORIZED.text':
    'An administrator moved the course so that learners can find it more easily: {reason}',
  'catalog.column.title': 'Course',
  'catalog.column.teacher': 'Teacher',
  'catalog.column.teacherEmail': 'Teacher’s email',
  'catalog.column.category': 'Category',
  'catalog.column.status': 'Status',
  'catalog.column.visibility': 'Visibility',
  'catalog.column.price': 'List price',
  'catalog.column.students': 'Students',
  'catalog.column.rating': 'Rating',
  'catalog.column.publishedAt': 'First published',
  'catalog.column.updatedAt': 'Last edited',
  'catalog.column.address': 'URL',
  'catalog.courseIds': 'Choose 1 to 200 courses.',
  'catalog.manageReason': 'Enter a reason of 3 to 300 characters.',
  'catalog.transferTo': 'Choose an active teacher.',
  'catalog.restoreMessage': 'Describe what you fixed in 10 to 1,000 characters.',
  'catalog.otherRestoreRequest':
    'The teacher has sent a new request. Close this dialog, read the new request, and reply to that one.',
  'catalog.sameCategory': 'The course is already in this category.',
  'catalog.transferSame': 'The course already belongs to this teacher.',
  'catalog.restoredWaits':
    'The suspension was lifted. The course goes on sale again when the teacher’s package has room.',
  'catalog.refusal.notFound': 'This course doesn’t exist.',
  'catalog.refusal.notOnSale': 'This course isn’t on sale, so it can’t be suspended.',
  'catalog.refusal.notSuspended': 'This course isn’t suspended.',
  'catalog.refusal.ownCourse': 'You teach this course, so another administrator must decide.',
  'permission.action.transfer': 'Transfer',
  'catalog.otherSubmission':
    'The teacher withdrew the submission you were viewing and sent a new one. Reload to see it.',
  'catalog.checklistFails': 'You can’t approve a course while an item needs fixing.',
  'catalog.checklistPasses': 'Mark at least one item that needs fixing before you send the course back.',
  'catalog.reviewTaken': '{title} is now reviewing this course. Choose again to change that.',
  'catalog.reviewGivenBack': 'Nobody is reviewing this course now. Choose a reviewer again.',
  'catalog.reviewDecided': 'This submission has already been decided or withdrawn.',
  'catalog.reviewer': 'This person can’t review this course.',
  'catalog.ownReview': 'You can’t review your own course.',

  'notification.REVIEW_ASSIGNED.title': '“{course}” was assigned to you for review',
  'notification.REVIEW_ASSIGNED.text': 'Open the submission to see when it is due.',
  'notification.COURSE_SUBMITTED.title': '“{course}” is waiting for review',
  'notification.COURSE_SUBMITTED.text': '{teacher} has just submitted this course.',
  'notification.COURSE_REVIEWED.APPROVED.title': '“{course}” was approved',
  'notification.COURSE_REVIEWED.APPROVED.text': 'You can publish it now.',
  'notification.COURSE_REVIEWED.SENT_BACK.title': '“{course}” needs changes',
  'notification.COURSE_REVIEWED.SENT_BACK.text':
    'The reviewer left notes for each item. Make the changes and submit the course again.',
  'notification.COURSE_REVIEWED.REJECTED.title': '“{course}” was not approved',
  'notification.COURSE_REVIEWED.REJECTED.text': 'Open the course to see why.',
  'notification.REVISION_REVIEWED.APPROVED.title': 'The changes to “{course}” were approved',
  'notification.REVISION_REVIEWED.APPROVED.text': 'The new version is now on sale.',
  'notification.REVISION_REVIEWED.SENT_BACK.title': 'The changes to “{course}” need more work',
  'notification.REVISION_REVIEWED.SENT_BACK.text':
    'The previous version stays on sale. The reviewer left notes for each item. Make the changes and submit them again.',
  'notification.REVISION_REVIEWED.REJECTED.title': 'The changes to “{course}” were not approved',
  'notification.REVISION_REVIEWED.REJECTED.text':
    'The previous version stays on sale. Open the course to see why.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
