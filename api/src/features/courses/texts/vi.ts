/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'setting.submit.lessons': 'Số bài học tối thiểu để gửi duyệt',
  'setting.submit.lessons.help': 'Khoá học cần ít nhất từng này bài học mới gửi duyệt được.',
  'setting.submit.minutes': 'Thời lượng tối thiểu để gửi duyệt',
  'setting.submit.minutes.help': 'Khoá học cần ít nhất từng này phút nội dung mới gửi duyệt được.',
  'setting.submit.words': 'Số từ mô tả tối thiểu để gửi duyệt',
  'setting.submit.words.help': 'Mô tả khoá học cần ít nhất từng này từ mới gửi duyệt được.',

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

  'permission.resource.course': 'Khoá học',
  'permission.action.submit': 'Gửi duyệt',
  'permission.action.publish': 'Mở bán',
  'catalog.restoreAsked': 'Bạn đã xin bán lại khoá này và đang chờ quản trị viên trả lời.',

  'catalog.state': 'Khoá học đang ở trạng thái {state} nên chưa làm được việc này.',
  'catalog.lessonVersion':
    'Bài học vừa được sửa ở nơi khác. Những gì bạn gõ vẫn còn; bạn xem bản mới rồi lưu lại nhé.',
  'catalog.version':
    'Khoá học vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất; nội dung đang gõ vẫn còn.',
  'catalog.locked':
    'Khoá học đang được xét duyệt hoặc đang bán nên chưa sửa được phần này. Bạn rút lại hoặc ngừng bán trước nhé.',
  'catalog.ownerOnly': 'Chỉ chủ khoá học làm được việc này.',
  'catalog.rightLacking': 'Bạn cùng dạy khoá này nhưng chưa được giao quyền làm việc này.',
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
  'catalog.sectionLeaving':
    'Chương này nằm trong bản sửa để bỏ, nên không thêm bài vào được. Bạn chọn “Giữ lại” chương trước nhé.',
  'catalog.requiredForStudents':
    'Khoá đang bán: bài bắt buộc vẫn là bắt buộc với người đã mua. Muốn bỏ, bạn ngừng bán trước; người duyệt sẽ xem lại.',
  'catalog.revisionState': 'Bản sửa đang chờ duyệt nên chưa đổi được. Bạn rút bản sửa lại trước nhé.',
  'catalog.courseQuota':
    'Gói {package} mở bán được {limit} khoá, tính cả khoá chờ duyệt, và bạn đang có {value}. Bạn ngừng bán một khoá, hoặc chọn gói lớn hơn ở mục Gói mở khoá học.',
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
  'catalog.streamTriedOften':
    'Video này đã được thử {limit} lần trong một ngày. Bạn thử lại vào ngày mai, hoặc tải lên tệp khác.',
  'catalog.noStreams': 'Nền tảng chưa bật chuyển đổi video, nên video chỉ có một mức chất lượng.',
  'catalog.captionsSize': 'Tệp phụ đề nặng quá {max} kB.',
  'catalog.captionsNote': 'Ghi chú hoặc kiểu chữ của tệp, không phải câu phụ đề.',
  'catalog.captionsSilent': 'Có giờ mà không có chữ nào.',
  'catalog.captionsAfterEnd': 'Bắt đầu sau khi video đã hết.',
  'catalog.captionsLabel': 'Tên phụ đề dài từ 1 đến {max} ký tự.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
