import { settingsVi } from './settings.vi.ts';

/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  ...settingsVi,

  'catalog.title': 'Tên cần từ 3 đến {max} ký tự.',
  'catalog.accessDays': 'Thời hạn học từ {min} đến {max} ngày, hoặc để trống nếu không giới hạn.',
  'catalog.price': 'Giá là số nguyên đồng: 0 hoặc từ 10.000 đến 50.000.000 ₫.',
  'catalog.salePrice': 'Giá giảm phải thấp hơn giá gốc và từ 10.000 ₫.',
  'setting.sale.mostDays': 'Thời gian giảm giá tối đa',
  'setting.sale.mostDays.help': 'Một đợt giảm giá kéo dài nhiều nhất từng này ngày.',
  'setting.sale.priceHeldDays': 'Thời gian đã bán giá gốc',
  'setting.sale.priceHeldDays.help': 'Chỉ được giảm giá khi giá gốc đã được bán ít nhất từng này ngày.',
  'setting.sale.priceWindowDays': 'Khoảng xét giá gốc',
  'setting.sale.priceWindowDays.help': 'Thời gian đã bán giá gốc được xét trong từng này ngày gần nhất.',
  'catalog.saleNeedsEnd': 'Đợt giảm giá cần ngày kết thúc, nhiều nhất {days} ngày.',
  'catalog.saleTooLong': 'Một đợt giảm giá kéo dài nhiều nhất {days} ngày kể từ lúc bắt đầu.',
  'catalog.saleNotHeld':
    'Giá gốc này mới bán được {held} ngày trong {window} ngày qua. Đủ {days} ngày mới mở được đợt giảm giá; khoá mới có một lần giá ra mắt.',
  'catalog.saleEndsAt': 'Thời điểm hết giảm giá phải ở tương lai.',
  'catalog.note': 'Bạn hãy viết ít nhất 10 ký tự để giảng viên hiểu.',
  'catalog.checklist': 'Cần đánh giá đủ từng mục trong danh sách, mỗi mục một lần.',

  'permission.resource.course': 'Khoá học',
  'permission.action.review': 'Duyệt',
  'permission.action.submit': 'Gửi duyệt',
  'permission.action.publish': 'Mở bán',

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
  'catalog.sameCategory': 'Khoá học đang ở danh mục này rồi.',
  'catalog.transferSame': 'Khoá học đang thuộc về giảng viên này rồi.',
  'catalog.restoredWaits': 'Đã bỏ tạm ngừng; khoá sẽ bán lại khi gói của giảng viên còn chỗ.',
  'catalog.refusal.notFound': 'Không có khoá học này.',
  'catalog.refusal.notOnSale': 'Khoá học không đang bán nên không tạm ngừng được.',
  'catalog.refusal.notSuspended': 'Khoá học không bị quản trị viên tạm ngừng.',
  'catalog.refusal.ownCourse': 'Bạn dạy khoá học này nên quản trị viên khác sẽ quyết định.',
  'permission.action.transfer': 'Chuyển cho người khác',
  'permission.resource.category': 'Danh mục',
  'permission.action.merge': 'Gộp',
  'catalog.categoryName': 'Tên danh mục cần từ 2 đến 60 ký tự.',
  'catalog.categoryAddress': 'Đường dẫn chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối ở giữa.',
  'catalog.categoryAddressTaken': 'Đường dẫn này đang hoặc đã từng thuộc về danh mục khác.',
  'catalog.mergeItself': 'Bạn chọn một danh mục khác để gộp vào nhé.',
  'catalog.categoryInUse':
    '“{title}” còn {count} khoá học, mã giảm giá hoặc nhánh. Bạn gộp hoặc chuyển chúng trước nhé.',
  'catalog.tooManyCategories': 'Cấp này đã có {limit} danh mục, là nhiều nhất.',
  'catalog.twoLevels': 'Danh mục chỉ có hai cấp, nên “{title}” không đặt ở đó được.',

  'permission.resource.search': 'Tìm kiếm',

  'search.terms': 'Mỗi nhóm cần từ 2 đến 8 từ.',
  'search.term': 'Mỗi từ cần ít nhất một chữ và dài tối đa {max} ký tự.',
  'search.repeated': 'Có từ bị lặp trong nhóm này.',
  'search.taken': 'Từ “{term}” đã có trong một nhóm khác. Bạn sửa nhóm đó nhé.',
  'search.version': 'Nhóm từ này vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất nhé.',
  'search.tooMany': 'Có tối đa {limit} nhóm từ đồng nghĩa. Bạn sửa hoặc xoá một nhóm cũ nhé.',

  'catalog.state': 'Khoá học đang ở trạng thái {state} nên chưa làm được việc này.',
  'catalog.lessonVersion':
    'Bài học vừa được sửa ở nơi khác. Những gì bạn gõ vẫn còn; bạn xem bản mới rồi lưu lại nhé.',
  'catalog.version':
    'Khoá học vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất; nội dung đang gõ vẫn còn.',
  'catalog.locked':
    'Khoá học đang được xét duyệt hoặc đang bán nên chưa sửa được phần này. Bạn rút lại hoặc ngừng bán trước nhé.',
  'catalog.ownerOnly': 'Chỉ chủ khoá học làm được việc này.',
  'catalog.rightLacking': 'Bạn cùng dạy khoá này nhưng chưa được giao quyền làm việc này.',
  'catalog.coTeacherSelf': 'Đây là địa chỉ của chính bạn.',
  'catalog.coTeacherTwice': 'Người này đang cùng dạy khoá học rồi.',
  'catalog.coTeacherQuota':
    'Gói {package} cho mỗi khoá tối đa {limit} người cùng dạy. Bạn chọn gói lớn hơn ở mục Gói mở khoá học nhé.',
  'catalog.notReady': 'Khoá học chưa đủ điều kiện gửi duyệt.',
  'catalog.notReadyItem': 'Mục này chưa đạt: đang có {actual}, cần {required}.',
  'catalog.sectionNotEmpty': 'Chương còn bài học. Bạn chuyển hoặc xoá các bài trước nhé.',
  'catalog.tooManyPictures': 'Khoá học đã có {limit} ảnh trong bài. Bạn bỏ bớt ảnh nhé.',
  'catalog.unknownPicture':
    'Trong bài có ảnh không còn hoặc không thuộc khoá học này. Bạn chèn lại ảnh đó nhé.',
  'catalog.tooManyDrafts': 'Bạn đang có {limit} bản nháp chưa lưu. Bạn lưu hoặc bỏ bớt bản nháp cũ nhé.',
  'catalog.draftVersion': 'Bản nháp này vừa được sửa ở thẻ hoặc thiết bị khác.',
  'catalog.tooManySections':
    'Khoá học đã đủ {limit} chương. Bạn gộp bớt chương hoặc tách thành hai khoá nhé.',
  'catalog.sectionFull': 'Chương này đã đủ {limit} bài. Bạn đặt bài vào chương khác nhé.',
  'catalog.tooManyLessons': 'Khoá học đã đủ {limit} bài. Bạn gộp bớt bài hoặc tách thành hai khoá nhé.',
  'catalog.otherCourse': 'Bài học chỉ chuyển được trong cùng một khoá học.',
  'catalog.lessonStudied':
    'Đã có học viên học bài này. Bạn đề nghị bỏ bài trong bản sửa; người duyệt xem rồi bài mới được bỏ.',
  'catalog.otherSubmission':
    'Bản bạn vừa xem đã được rút lại và gửi bản khác. Bạn tải lại để xem bản mới nhé.',
  'catalog.sectionLeaving':
    'Chương này nằm trong bản sửa để bỏ, nên không thêm bài vào được. Bạn chọn “Giữ lại” chương trước nhé.',
  'catalog.requiredForStudents':
    'Khoá đang bán: bài bắt buộc vẫn là bắt buộc với người đã mua. Muốn bỏ, bạn ngừng bán trước; người duyệt sẽ xem lại.',
  'catalog.revisionState': 'Bản sửa đang chờ duyệt nên chưa đổi được. Bạn rút bản sửa lại trước nhé.',
  'catalog.courseQuota':
    'Gói {package} mở bán được {limit} khoá, tính cả khoá chờ duyệt, và bạn đang có {value}. Bạn ngừng bán một khoá, hoặc chọn gói lớn hơn ở mục Gói mở khoá học.',
  'catalog.storageQuota':
    'Gói {package} không còn đủ dung lượng cho tệp này. Bạn chọn gói lớn hơn ở mục Gói mở khoá học để tải thêm.',
  'catalog.checklistFails': 'Không thể duyệt khi còn mục cần sửa.',
  'catalog.checklistPasses': 'Hãy đánh dấu ít nhất một mục cần sửa trước khi trả lại.',
  'catalog.ownReview': 'Bạn không thể xét duyệt khoá học của chính mình.',
  'catalog.kindMismatch': 'Bài học này không nhận loại nội dung đó.',
  'catalog.ruleMismatch': 'Loại bài này không hoàn thành theo cách đó.',
  'catalog.minutes': 'Thời lượng là số phút từ 1 đến 600.',
  'catalog.outlineSize': 'Tệp quá lớn: tối đa {max} kB.',
  'catalog.outlineEmpty': 'Tệp không có dòng nào để nhập.',
  'catalog.outlineColumns': 'Dòng đầu cần có cột “Chương” và “Bài học” (hoặc Section và Lesson).',
  'catalog.outlineSection': 'Dòng này chưa thuộc chương nào. Hãy điền cột “Chương”.',
  'catalog.outlineKind':
    'Không có loại bài “{value}”. Hãy dùng: Bài đọc, Video, Tài liệu, Bài kiểm tra, Bài tập, Buổi học trực tiếp, Nội dung nhúng.',
  'catalog.outlineFlag': '“{value}” không phải “có” hoặc “không”.',
  'catalog.outlineSectionThere': 'Chương này đã có, không tạo thêm.',
  'catalog.outlineLessonThere': 'Chương đã có bài cùng tên; bài này được thêm ở cuối chương.',
  'catalog.outlineVideoTimed': 'Thời lượng sẽ lấy theo video bạn tải lên.',
  'catalog.outlineTimed': 'Thời lượng của loại bài này do Sen tính.',
  'catalog.notEmbeddable':
    'Chưa nhận ra trang này. Sen nhúng được YouTube, Vimeo, Google Docs / Slides / Drive, CodePen, GeoGebra, Figma, Canva và Scratch; bạn dán địa chỉ chia sẻ hoặc mã nhúng của trang.',
  'catalog.webAddress': 'Địa chỉ cần bắt đầu bằng https:// và là địa chỉ đầy đủ.',
  'catalog.moment': 'Thời điểm này không hợp lệ: muộn nhất là {years} năm nữa.',
  'catalog.dripDays': 'Số ngày sau khi ghi danh từ 1 đến 730.',
  'catalog.dripAt': 'Bạn chọn thời điểm mở bài nhé.',
  'catalog.notAFile':
    'Sen nhận PDF, ảnh (PNG, JPEG, GIF, WebP), âm thanh (MP3, M4A, OGG, WAV), Word, Excel, PowerPoint, EPUB, tệp chữ và mã nguồn, ZIP. Tệp này không phải, hoặc nội dung không đúng với đuôi tệp.',
  'catalog.fileTooLarge': 'Mỗi tệp nặng nhất {max} MB. Bạn nén lại hoặc chia nhỏ tệp nhé.',
  'catalog.tooManyFiles': 'Mỗi bài có nhiều nhất {limit} tệp. Bạn gộp vào một tệp ZIP nhé.',
  'catalog.notAVideo':
    'Tệp này không phải video MP4, MOV hoặc WebM, hoặc đã hỏng. Bạn mở thử tệp trên máy, hoặc xuất lại thành MP4 (H.264) nhé.',
  'catalog.onlyMp4':
    'Video MOV hoặc WebM này chỉ phát được trên một số trình duyệt, mà Sen ở đây chưa bật chuyển đổi video. Bạn xuất thành MP4 (H.264) rồi tải lên nhé. Trên iPhone: Cài đặt › Camera › Định dạng › Tương thích nhất, rồi quay lại.',
  'catalog.videoTooLong': 'Video dài tối đa {max} phút.',
  'catalog.videoLength':
    'Tệp này không ghi video dài bao lâu, như tệp của một số trình quay màn hình. Bạn xuất thành MP4 (H.264) rồi tải lên nhé.',
  'catalog.streamTriedOften':
    'Video này đã được thử {limit} lần trong một ngày. Bạn thử lại vào ngày mai, hoặc tải lên tệp khác.',
  'catalog.noStreams': 'Nền tảng chưa bật chuyển đổi video, nên video chỉ có một mức chất lượng.',
  'catalog.notASound': 'Tệp này không phải âm thanh MP3, M4A, OGG hoặc WAV dưới 20 MB.',
  'catalog.notCaptions':
    'Tệp này không phải phụ đề video WebVTT (.vtt) hoặc SRT (.srt) mã hoá UTF-8, tối đa 1 MB.',
  'catalog.captionsTime':
    'Dòng {line} của tệp phụ đề sai thời gian. Dòng đúng có dạng 00:01:02,000 --> 00:01:05,000.',
  'catalog.captionsOrder': 'Dòng {line} của tệp phụ đề kết thúc trước khi bắt đầu.',
  'catalog.captionsEmpty': 'Tệp phụ đề không có câu nào.',
  'catalog.captionsTooLong': 'Dòng {line} dài quá 2.000 ký tự.',
  'catalog.captionsTooMany': 'Tệp phụ đề có quá nhiều câu, tính đến dòng {line}.',
  'catalog.captionsSize': 'Tệp phụ đề nặng quá {max} kB.',
  'catalog.captionsNote': 'Ghi chú hoặc kiểu chữ của tệp, không phải câu phụ đề.',
  'catalog.captionsSilent': 'Có giờ mà không có chữ nào.',
  'catalog.captionsAfterEnd': 'Bắt đầu sau khi video đã hết.',
  'catalog.captionsLabel': 'Tên phụ đề dài từ 1 đến {max} ký tự.',

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
  'notification.TEACHING_INVITED.title': '{teacher} mời bạn cùng dạy “{course}”',
  'notification.TEACHING_INVITED.text': 'Bạn mở trang Khoá học của tôi để nhận lời hoặc từ chối.',
  'notification.CO_TEACHER_MOVED.ACCEPTED.title': '{email} đã nhận lời cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.ACCEPTED.text': 'Từ giờ họ làm được những việc bạn đã giao.',
  'notification.CO_TEACHER_MOVED.DECLINED.title': '{email} từ chối cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.DECLINED.text': 'Bạn có thể mời người khác.',
  'notification.CO_TEACHER_MOVED.LEFT.title': '{email} thôi cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.LEFT.text': 'Những gì họ đã soạn vẫn ở trong khoá học.',
} as const;
