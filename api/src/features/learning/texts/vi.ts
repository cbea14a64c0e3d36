/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'setting.lesson.watchPercent': 'Phần video cần xem',
  'setting.lesson.watchPercent.help': 'Bài video hoàn thành khi học viên đã xem từng này phần trăm.',
  'setting.lesson.readSeconds': 'Thời gian đọc một bài',
  'setting.lesson.readSeconds.help': 'Bài đọc hoàn thành khi đã mở trên màn hình từng này giây.',
  'setting.rating.studyMinutes': 'Thời gian học trước khi đánh giá',
  'setting.rating.studyMinutes.help': 'Học viên đánh giá được khoá học sau khi học đủ từng này phút.',
  'setting.course.messagesPerDay': 'Số lời nhắn gửi lớp mỗi ngày',
  'setting.course.messagesPerDay.help':
    'Các giảng viên của một khoá gửi tối đa từng này lời nhắn trong 24 giờ.',
  'setting.course.grantsPerMonth': 'Số chỗ giảng viên tặng mỗi tháng',
  'setting.course.grantsPerMonth.help':
    'Chủ khoá học ghi danh miễn phí tối đa từng này học viên vào mỗi khoá trong 30 ngày. Số 0 là không cho phép.',

  'certificate.heading': 'Chứng chỉ hoàn thành',
  'certificate.serial': 'Số',
  'certificate.certifies': 'Sen chứng nhận',
  'certificate.completed': 'đã hoàn thành khoá học',
  'certificate.lesson': '{n} bài',
  'certificate.lessons': '{n} bài',
  'certificate.hour': '{n} giờ học',
  'certificate.hours': '{n} giờ học',
  'certificate.minute': '{n} phút học',
  'certificate.minutes': '{n} phút học',
  'certificate.score': 'điểm {score}/100',
  'certificate.version': 'phiên bản khoá học {version}',
  'certificate.teacher': 'Giảng viên',
  'certificate.issuedAt': 'Ngày cấp',
  'certificate.verify': 'Tra cứu tại {place}',
  'learning.certificateRevoked': 'Chứng chỉ này đã bị thu hồi nên không tải được nữa.',
  'learning.certificateUnprintable':
    'Tên trên chứng chỉ có chữ không in được. Bạn nhắn bộ phận hỗ trợ để được cấp lại với tên viết bằng chữ La-tinh nhé.',
  'learning.certificateName':
    'Tên trên chứng chỉ cần 2 đến 100 ký tự, viết bằng chữ La-tinh như trên hộ chiếu.',
  'learning.lookUpReason': 'Lý do cần 10 đến 500 ký tự, và được giữ trong nhật ký.',
  'learning.playbackUnmarked': 'Khoá học này không bật mã chạy trên video.',
  'learning.revocationReason': 'Lý do cần 10 đến 500 ký tự. Học viên sẽ đọc được.',
  'notebook.title': 'Sổ tay của bạn',
  'notebook.bookmark': 'Dấu trang',
  'notebook.paragraph': 'Đoạn {number}',
  'notebook.wholeLesson': 'Cả bài',
  'notebook.cut':
    'Còn {left} ghi chú và dấu trang không có trong tệp này. Bạn tải riêng từng khoá học để có đủ.',
  'notification.CERTIFICATE_ISSUED.title': 'Bạn đã có chứng chỉ “{course}”',
  'notification.CERTIFICATE_ISSUED.text': 'Chúc mừng bạn! Mở trang tiến độ để tải về và chia sẻ.',
  'notification.CERTIFICATE_REVOKED.title': 'Chứng chỉ “{course}” đã bị thu hồi',
  'notification.CERTIFICATE_REVOKED.text': 'Lý do: {reason} Nếu có nhầm lẫn, bạn hãy liên hệ với Sen.',
  'notification.CERTIFICATE_CORRECTED.title': 'Chứng chỉ “{course}” đã được cấp lại',
  'notification.CERTIFICATE_CORRECTED.text':
    'Lý do: {reason} Bản cũ không còn hiệu lực, bạn hãy tải bản mới.',

  'learning.seconds': 'Khoảng thời gian không hợp lệ.',

  'permission.resource.study': 'Kết quả học tập của mình',
  'permission.resource.certificate': 'Chứng chỉ',
  'permission.resource.playback': 'Lượt phát video',
  'permission.resource.lesson': 'Bài học',
  'permission.resource.enrolment': 'Ghi danh',
  'permission.action.revoke': 'Thu hồi',
  'permission.action.study': 'Học',

  'learning.noAccess': 'Bạn cần ghi danh khoá học để học bài này.',
  'learning.notOpened': 'Bạn hãy mở bài học trước.',

  'learning.opensLater': 'Bài này chưa mở. Bạn xem thời điểm mở ở danh sách bài nhé.',
  'learning.inOrder': 'Khoá này học theo thứ tự. Bạn hoàn thành bài “{title}” trước nhé.',
  'learning.notByHand': 'Bài này tự hoàn thành khi bạn học đủ, không cần đánh dấu.',
  'learning.liveNotBegun': 'Buổi học chưa bắt đầu nên chưa đánh dấu được.',

  'learning.ownProgress': 'Đây là kết quả học của chính bạn, nên cần một giảng viên khác quyết định.',
  'learning.overrideReason': 'Lý do từ 10 đến 500 ký tự để học viên hiểu.',
  'permission.action.override': 'Sửa tiến độ',
  'notification.PROGRESS_OVERRIDDEN.COMPLETE.title': 'Bài “{lesson}” đã được tính hoàn thành',
  'notification.PROGRESS_OVERRIDDEN.COMPLETE.text': 'Giảng viên khoá “{course}” ghi: {reason}',
  'notification.PROGRESS_OVERRIDDEN.RESET.title': 'Bài “{lesson}” được đặt lại từ đầu',
  'notification.PROGRESS_OVERRIDDEN.RESET.text': 'Giảng viên khoá “{course}” ghi: {reason}',

  'notification.ACCESS_ENDS.WEEK.title': 'Khoá “{course}” còn chưa đến 7 ngày học',
  'notification.ACCESS_ENDS.WEEK.text': 'Bạn học được đến {endsAt}. Tiến độ và chứng chỉ vẫn được giữ.',
  'notification.ACCESS_ENDS.DAY.title': 'Khoá “{course}” còn chưa đến 1 ngày học',
  'notification.ACCESS_ENDS.DAY.text': 'Bạn học được đến {endsAt}. Tiến độ và chứng chỉ vẫn được giữ.',
  'notification.ACCESS_ENDED.title': 'Đã hết thời hạn học khoá “{course}”',
  'notification.ACCESS_ENDED.text':
    'Tiến độ, ghi chú và chứng chỉ vẫn là của bạn. Muốn học tiếp, bạn có thể mua lại khoá học.',

  'notification.ENROLLED.title': 'Bạn đã ghi danh “{course}”',
  'notification.ENROLLED.text': 'Khoá học đã nằm trong mục khoá học của bạn. Chúc bạn học vui.',

  'learning.noteText': 'Ghi chú cần 1 đến 4.000 ký tự.',
  'learning.notesFull': 'Bạn đã có {limit} ghi chú trong khoá này. Bạn xoá bớt rồi viết tiếp nhé.',
  'learning.bookmarkLabel': 'Tên dấu trang dài nhất 120 ký tự.',
  'learning.bookmarksFull': 'Bạn đã có {limit} dấu trang trong khoá này. Bạn bỏ bớt rồi đánh dấu tiếp nhé.',
  'learning.ratingText': 'Nhận xét cần 10 đến 2.000 ký tự, hoặc để trống.',
  'learning.ratingReply': 'Câu trả lời cần 2 đến 1.000 ký tự.',
  'learning.ratesOwnCourse': 'Bạn đang dạy khoá học này nên không tự đánh giá được.',
  'learning.ownRating': 'Đây là đánh giá của chính bạn, nên một giảng viên khác trả lời.',
  'learning.studyBeforeRating': 'Bạn học thêm một chút nữa nhé. Đánh giá mở sau {least} phút học.',
  'learning.ratingEditedOften': 'Bạn đã sửa đánh giá này {limit} lần nên không sửa thêm được.',
  'learning.ratingRemoved': 'Đánh giá này không còn hiển thị.',
  'permission.resource.rating': 'Đánh giá',
  'permission.action.answer': 'Trả lời',
  'notification.RATING_RECEIVED.title': 'Đánh giá {stars} sao cho “{course}”',
  'notification.RATING_RECEIVED.text': 'Bạn đọc và trả lời học viên nhé.',
  'notification.RATING_REPLIED.title': 'Giảng viên trả lời đánh giá của bạn',
  'notification.RATING_REPLIED.text': 'Trong khoá “{course}”. Bạn có thể sửa đánh giá bất cứ lúc nào.',
  'learning.messagesOften':
    'Khoá này đã gửi {limit} lời nhắn trong 24 giờ qua. Bạn gửi tiếp vào ngày mai nhé.',
  'learning.messageTitle': 'Tiêu đề cần 2 đến 120 ký tự.',
  'learning.messageBody': 'Lời nhắn cần 2 đến 4.000 ký tự.',
  'learning.noRecipients': 'Không có ai trong số này đang học khoá học.',
  'permission.action.message': 'Nhắn học viên',
  'permission.action.grant': 'Ghi danh học viên',
  'notification.COURSE_MESSAGE.title': '{title}',
  'notification.COURSE_MESSAGE.text': 'Giảng viên khoá “{course}” viết: {text}',
  'notification.LESSONS_ADDED.ONE.title': '“{course}” có bài mới',
  'notification.LESSONS_ADDED.ONE.text': 'Bài “{lesson}” đã sẵn sàng để bạn học.',
  'notification.LESSONS_ADDED.SEVERAL.title': '“{course}” có {count} bài mới',
  'notification.LESSONS_ADDED.SEVERAL.text': 'Bạn có thể bắt đầu từ bài “{lesson}”.',

  'learning.placesGiven':
    'Bạn tặng tối đa {limit} chỗ của khoá này trong 30 ngày, và còn {value} chỗ. Bạn bớt danh sách, hoặc chờ thêm nhé.',
  'learning.rosterRuns': 'Danh sách trước của khoá này đang chạy. Bạn chờ nó xong nhé.',
  'learning.rosterReason': 'Lý do cần 10 đến 500 ký tự. Học viên sẽ đọc được.',
  'learning.rosterEmpty': 'Danh sách chưa có địa chỉ email nào.',
  'learning.rosterLong': 'Mỗi lần tối đa {max} dòng.',
  'notification.PLACE_GIVEN.title': 'Bạn được ghi danh vào “{course}”',
  'notification.PLACE_GIVEN.text': 'Giảng viên ghi danh cho bạn: {reason}',
  'notification.PLACE_TAKEN.title': 'Bạn không còn học “{course}”',
  'notification.PLACE_TAKEN.text':
    'Giảng viên cho bạn thôi học: {reason} Kết quả và chứng chỉ của bạn vẫn còn.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
