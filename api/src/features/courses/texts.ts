/** Server messages of this feature. Vietnamese is the source language. */
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

export const en: Record<keyof typeof vi, string> = {
  'setting.submit.lessons': 'Lessons needed to submit',
  'setting.submit.lessons.help': 'A course needs at least this many lessons to be submitted.',
  'setting.submit.minutes': 'Minutes needed to submit',
  'setting.submit.minutes.help': 'A course needs at least this many minutes of material to be submitted.',
  'setting.submit.words': 'Words of description needed to submit',
  'setting.submit.words.help': 'A course needs a description of at least this many words to be submitted.',

  'catalog.title': 'The title needs 3 to {max} characters.',
  'catalog.accessDays': 'Access lasts {min} to {max} days; leave it empty for lifelong access.',
  'catalog.price': 'The price must be a whole number of đồng: 0, or 10,000 to 50,000,000 ₫.',
  'catalog.salePrice': 'The sale price must be below the list price and at least 10,000 ₫.',
  'setting.sale.mostDays': 'A sale lasts at most',
  'setting.sale.mostDays.help': 'The most days that one sale may last.',
  'setting.sale.priceHeldDays': 'List price must have held',
  'setting.sale.priceHeldDays.help': 'A sale needs a list price that held for at least this many days.',
  'setting.sale.priceWindowDays': 'List price is looked at over',
  'setting.sale.priceWindowDays.help': 'The latest days within which the list price must have held.',
  'catalog.saleNeedsEnd': 'A sale needs an end, at most {days} days away.',
  'catalog.saleTooLong': 'A sale lasts at most {days} days from its beginning.',
  'catalog.saleNotHeld':
    'This list price was charged on only {held} of the last {window} days. A sale needs {days}; a new course may have one introductory price.',
  'catalog.saleEndsAt': 'The end of the sale must be in the future.',

  'permission.resource.course': 'Courses',
  'permission.action.submit': 'Submit for review',
  'permission.action.publish': 'Publish',
  'catalog.restoreAsked': 'A request to restore this course waits for an administrator already.',

  'catalog.state': 'The course is {state}, so this cannot be done now.',
  'catalog.lessonVersion':
    'This lesson was just edited elsewhere. What you typed is still here; look at the newer version, then save again.',
  'catalog.version':
    'The course was edited elsewhere. Reload to see the latest version; what you typed is kept.',
  'catalog.locked':
    'The course is in review or on sale, so this cannot be edited. Withdraw it or take it off sale first.',
  'catalog.ownerOnly': 'Only the owner of the course can do this.',
  'catalog.rightLacking': 'You co-teach this course, but without the right to do this.',
  'catalog.notReady': 'The course cannot be submitted yet.',
  'catalog.notReadyItem': 'Not there yet: {actual} of {required}.',
  'catalog.sectionNotEmpty': 'The section still has lessons. Move or delete them first.',
  'catalog.tooManyPictures': 'The lessons of this course have {limit} pictures. Please remove some.',
  'catalog.unknownPicture':
    'The text contains a picture that no longer exists or belongs to another course. Please insert it again.',
  'catalog.tooManyDrafts': 'You have {limit} unsaved drafts. Please save or discard older ones.',
  'catalog.draftVersion': 'This draft has just been edited in another tab or on another device.',
  'catalog.tooManySections':
    'The course already has {limit} sections. Merge some, or split the course in two.',
  'catalog.sectionFull': 'This section already has {limit} lessons. Put the lesson in another section.',
  'catalog.tooManyLessons': 'The course already has {limit} lessons. Merge some, or split the course in two.',
  'catalog.otherCourse': 'A lesson can only be moved within its own course.',
  'catalog.lessonStudied':
    'Students have studied this lesson. Propose its removal in the revision; it goes once a reviewer agrees.',
  'catalog.sectionLeaving':
    'The revision removes this section, so no lesson can be put into it. Keep the section first.',
  'catalog.requiredForStudents':
    'The course is on sale, so a required lesson stays required. Take it off sale first; a reviewer will look again.',
  'catalog.revisionState': 'The revision is in review and cannot be changed. Please withdraw it first.',
  'catalog.courseQuota':
    'The {package} package allows {limit} courses on sale or in review, and you have {value}. Take one off sale, or choose a larger package under Course packages.',
  'catalog.kindMismatch': 'This lesson does not accept that kind of content.',
  'catalog.ruleMismatch': 'Lessons of this kind are not completed that way.',
  'catalog.minutes': 'The length is 1 to 600 minutes.',
  'catalog.outlineSize': 'The file is too large: at most {max} kB.',
  'catalog.outlineEmpty': 'There is no row to import in this file.',
  'catalog.outlineColumns': 'The first row needs the columns “Section” and “Lesson” (or Chương and Bài học).',
  'catalog.outlineSection': 'This row belongs to no section. Fill in the column “Section”.',
  'catalog.outlineKind':
    'There is no kind of lesson called “{value}”. Use Text, Video, Files, Quiz, Assignment, Live session, or Embedded page.',
  'catalog.outlineFlag': '“{value}” is neither yes nor no.',
  'catalog.outlineSectionThere': 'This section is there already; no other is made.',
  'catalog.outlineLessonThere': 'The section has a lesson of this name; this one is added at its end.',
  'catalog.outlineVideoTimed': 'The length will be that of the video you upload.',
  'catalog.outlineTimed': 'Sen works out the length of this kind of lesson.',
  'catalog.notEmbeddable':
    'We do not know this page. Sen can embed YouTube, Vimeo, Google Docs / Slides / Drive, CodePen, GeoGebra, Figma, Canva and Scratch: paste the page’s share address or embed code.',
  'catalog.webAddress': 'The address has to be a whole one that begins with https://.',
  'catalog.moment': 'This moment is not valid: {years} years from now at the latest.',
  'catalog.dripDays': 'The number of days after enrolling is 1 to 730.',
  'catalog.dripAt': 'Please choose when the lesson opens.',
  'catalog.notAFile':
    'Sen takes PDF, pictures (PNG, JPEG, GIF, WebP), sounds (MP3, M4A, OGG, WAV), Word, Excel, PowerPoint, EPUB, text and code, ZIP. This file is none of them, or its content is not what its ending says.',
  'catalog.fileTooLarge': 'A file has at most {max} MB. Please compress or split it.',
  'catalog.tooManyFiles': 'A lesson has at most {limit} files. Please put several into one ZIP.',
  'catalog.streamTriedOften':
    'This video was tried {limit} times within a day. Try again tomorrow, or upload another file.',
  'catalog.noStreams': 'Conversion of videos is not switched on here, so that videos have one quality.',
  'catalog.captionsSize': 'The caption file is larger than {max} kB.',
  'catalog.captionsNote': 'A note or a style of the file, not a caption.',
  'catalog.captionsSilent': 'A time without any words.',
  'catalog.captionsAfterEnd': 'Begins after the video has ended.',
  'catalog.captionsLabel': 'The name of captions has 1 to {max} characters.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
