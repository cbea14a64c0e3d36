import { settingsVi } from './settings.vi.ts';

/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  ...settingsVi,

  'certificate.heading': 'Chứng chỉ hoàn thành',
  'certificate.serial': 'Số',
  'certificate.certifies': 'Sen chứng nhận',
  'certificate.completed': 'đã hoàn thành khoá học',
  'certificate.lessons': '{lessons} bài',
  'certificate.hours': '{hours} giờ học',
  'certificate.minutes': '{minutes} phút học',
  'certificate.score': 'điểm {score}/100',
  'certificate.version': 'phiên bản khoá học {version}',
  'certificate.teacher': 'Giảng viên',
  'certificate.issuedAt': 'Ngày cấp',
  'certificate.verify': 'Tra cứu tại {place}',
  'learning.certificateRevoked': 'Chứng chỉ này đã bị thu hồi nên không tải được nữa.',
  'learning.certificateName': 'Tên trên chứng chỉ cần 2 đến 100 ký tự.',
  'learning.lookUpReason': 'Lý do cần 10 đến 500 ký tự, và được giữ trong nhật ký.',
  'learning.playbackUnmarked': 'Khoá học này không bật mã chạy trên video.',
  'learning.revocationReason': 'Lý do cần 10 đến 500 ký tự. Học viên sẽ đọc được.',
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
} as const;
