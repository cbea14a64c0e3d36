export const vi = {
  'setting.submit.lessons': 'Số bài học tối thiểu để gửi duyệt',
  'setting.submit.lessons.help': 'Khoá học có ít nhất từng này bài học mới gửi duyệt được.',
  'setting.submit.minutes': 'Thời lượng tối thiểu để gửi duyệt',
  'setting.submit.minutes.help': 'Khoá học có ít nhất từng này phút nội dung mới gửi duyệt được.',
  'setting.submit.words': 'Số từ mô tả tối thiểu để gửi duyệt',
  'setting.submit.words.help': 'Mô tả khoá học có ít nhất từng này từ mới gửi duyệt được.',

  'setting.submit.showsFlaggedEdits': 'Hiện ngay nội dung sửa bị máy nghi vấn',
  'setting.submit.showsFlaggedEdits.help':
    'Tắt: học viên xem bản đã duyệt cho tới khi có người duyệt bản sửa. Bật: học viên thấy bản sửa ngay, và bản sửa vẫn vào hàng chờ duyệt.',
  'catalog.inBin': 'Bản nháp này đang ở thùng rác. Bạn khôi phục rồi làm tiếp nhé.',
  'catalog.heldTitle': 'Nội dung đang chờ duyệt',
  'catalog.copyTitle': '{title} (bản sao)',
  'catalog.title': 'Tên dài từ 3 đến {max} ký tự.',
  'catalog.price': 'Giá là 0 hoặc số nguyên từ 10.000 đến 50.000.000 ₫.',
  'catalog.salePrice': 'Giá giảm thấp hơn giá gốc và ít nhất 10.000 ₫.',
  'setting.sale.mostDays': 'Thời gian giảm giá tối đa',
  'setting.sale.mostDays.help': 'Một đợt giảm giá kéo dài tối đa từng này ngày.',
  'setting.sale.priceHeldDays': 'Số ngày bán đúng giá gốc',
  'setting.sale.priceHeldDays.help': 'Chỉ được giảm giá sau khi đã bán đúng giá gốc ít nhất từng này ngày.',
  'setting.sale.priceWindowDays': 'Số ngày gần nhất để xét giá gốc',
  'setting.sale.priceWindowDays.help': 'Chỉ tính những ngày bán đúng giá gốc trong từng này ngày gần nhất.',
  'catalog.saleNeedsEnd': 'Bạn chọn ngày kết thúc giảm giá, muộn nhất sau {days} ngày nhé.',
  'catalog.saleTooLong': 'Một đợt giảm giá kéo dài tối đa {days} ngày kể từ lúc bắt đầu.',
  'catalog.saleNotHeld':
    'Khoá học mới bán đúng giá gốc này {held} ngày trong {window} ngày qua. Đủ {days} ngày bạn mới mở được đợt giảm giá. Khoá mới được một lần giá ra mắt.',
  'catalog.saleEndsAt': 'Bạn chọn thời điểm kết thúc giảm giá trong tương lai nhé.',

  'permission.resource.course': 'Khoá học',
  'permission.action.submit': 'Gửi duyệt',
  'permission.action.publish': 'Mở bán',
  'catalog.restoreAsked': 'Bạn đã yêu cầu bán lại khoá này và đang chờ quản trị viên trả lời.',

  'catalog.state': 'Khoá học đang ở trạng thái {state} nên chưa làm được việc này.',
  'catalog.lessonVersion':
    'Bài học vừa được sửa ở nơi khác. Nội dung bạn đang gõ vẫn còn. Bạn xem bản mới rồi lưu lại nhé.',
  'catalog.version':
    'Khoá học vừa được sửa ở nơi khác. Nội dung bạn đang gõ vẫn còn. Bạn tải lại để xem bản mới nhất nhé.',
  'catalog.locked':
    'Khoá học đang chờ duyệt hoặc đang bán nên chưa sửa được phần này. Bạn rút lại hoặc ngừng bán trước nhé.',
  'catalog.ownerOnly': 'Chỉ chủ khoá học làm được việc này.',
  'catalog.rightLacking': 'Bạn cùng dạy khoá này nhưng chưa được giao quyền này.',
  'catalog.notReady': 'Khoá học chưa đủ điều kiện gửi duyệt.',
  'catalog.notReadyItem': 'Mục này chưa đạt: đã có {actual}, cần {required}.',
  'catalog.sectionNotEmpty': 'Chương còn bài học. Bạn chuyển hoặc xoá các bài trước nhé.',
  'catalog.tooManyPictures': 'Các bài trong khoá học đã có {limit} ảnh. Bạn bỏ bớt ảnh nhé.',
  'catalog.tooManySounds': 'Các câu hỏi trong khoá học đã có {limit} tệp âm thanh. Bạn bỏ bớt nhé.',
  'catalog.unknownSound': 'Tệp âm thanh này không thuộc khoá học. Bạn chọn lại tệp nhé.',
  'catalog.unknownPicture':
    'Nội dung có ảnh không còn tồn tại hoặc của khoá học khác. Bạn chèn lại ảnh đó nhé.',
  'catalog.tooManyDrafts': 'Bạn đang có {limit} bản nháp chưa lưu. Bạn lưu hoặc bỏ bớt bản nháp cũ nhé.',
  'catalog.draftVersion': 'Bản nháp này vừa được sửa ở tab khác hoặc thiết bị khác.',
  'catalog.tooManySections':
    'Khoá học đã đủ {limit} chương. Bạn gộp bớt chương hoặc tách thành hai khoá nhé.',
  'catalog.sectionFull': 'Chương này đã đủ {limit} bài. Bạn đặt bài vào chương khác nhé.',
  'catalog.tooManyLessons': 'Khoá học đã đủ {limit} bài. Bạn gộp bớt bài hoặc tách thành hai khoá nhé.',
  'catalog.otherCourse': 'Bài học chỉ chuyển được trong cùng một khoá học.',
  'catalog.lessonStudied':
    'Đã có học viên học bài này. Bạn đề nghị bỏ bài trong bản sửa nhé. Bài được bỏ sau khi người duyệt đồng ý.',
  'catalog.sectionLeaving':
    'Bản sửa đang bỏ chương này nên không thêm bài vào được. Bạn chọn “Giữ lại” chương trước nhé.',
  'catalog.requiredForStudents':
    'Khoá học đang bán nên bài bắt buộc không bỏ được. Bạn ngừng bán trước; khoá học sẽ được duyệt lại.',
  'catalog.revisionState': 'Bản sửa đang chờ duyệt nên chưa đổi được. Bạn rút bản sửa lại trước nhé.',
  'catalog.courseQuota':
    'Gói {package} cho bán {limit} khoá, tính cả khoá chờ duyệt. Bạn đang có {value} khoá. Bạn ngừng bán một khoá, hoặc chọn gói lớn hơn ở mục Gói giảng viên nhé.',
  'catalog.kindMismatch': 'Loại bài này không dùng được nội dung đó.',
  'catalog.ruleMismatch': 'Loại bài này không có cách hoàn thành đó.',
  'catalog.minutes': 'Thời lượng là số phút từ 1 đến 600.',
  'catalog.outlineSize': 'Tệp quá lớn. Bạn chọn tệp tối đa {max} kB nhé.',
  'catalog.outlineEmpty': 'Tệp không có dòng nào để nhập.',
  'catalog.outlineColumns': 'Dòng đầu phải có cột “Chương” và “Bài học” (hoặc Section và Lesson).',
  'catalog.outlineSection': 'Dòng này chưa thuộc chương nào. Bạn điền cột “Chương” nhé.',
  'catalog.outlineKind':
    'Không có loại bài “{value}”. Bạn dùng: Bài đọc, Video, Tài liệu, Bài kiểm tra, Bài tập, Buổi học trực tiếp, Nội dung nhúng.',
  'catalog.outlineFlag': '“{value}” không hợp lệ. Bạn điền “có” hoặc “không” nhé.',
  'catalog.outlineSectionThere': 'Chương này đã có nên không tạo thêm.',
  'catalog.outlineLessonThere': 'Chương đã có bài cùng tên. Bài này được thêm ở cuối chương.',
  'catalog.outlineVideoTimed': 'Thời lượng được tính theo video bạn tải lên.',
  'catalog.outlineTimed': '{brand} tự tính thời lượng của loại bài này.',
  'catalog.notEmbeddable':
    '{brand} chưa nhúng được trang này. Bạn dán liên kết chia sẻ hoặc mã nhúng của YouTube, Vimeo, Google Docs / Slides / Drive, CodePen, GeoGebra, Figma, Canva hoặc Scratch nhé.',
  'catalog.webAddress': 'Bạn nhập địa chỉ đầy đủ, bắt đầu bằng https:// nhé.',
  'catalog.moment': 'Thời điểm này không hợp lệ. Bạn chọn thời điểm trong vòng {years} năm tới nhé.',
  'catalog.dripDays': 'Số ngày sau khi ghi danh là từ 1 đến 730.',
  'catalog.dripAt': 'Bạn chọn thời điểm mở bài nhé.',
  'catalog.notAFile':
    'Loại tệp này chưa được hỗ trợ, hoặc nội dung không đúng với đuôi tệp. {brand} nhận PDF, ảnh (PNG, JPEG, GIF, WebP), âm thanh (MP3, M4A, OGG, WAV), Word, Excel, PowerPoint, EPUB, tệp văn bản, mã nguồn và ZIP.',
  'catalog.fileTooLarge': 'Mỗi tệp tối đa {max} MB. Bạn nén lại hoặc chia nhỏ tệp nhé.',
  'catalog.tooManyFiles': 'Mỗi bài có tối đa {limit} tệp. Bạn gộp vào một tệp ZIP nhé.',
  'catalog.streamTriedOften':
    'Video này đã được chuyển đổi {limit} lần trong một ngày. Bạn thử lại vào ngày mai, hoặc tải lên tệp khác nhé.',
  'catalog.noStreams': 'Trang chưa bật chuyển đổi video, nên video chỉ có một mức chất lượng.',
  'catalog.captionsSize': 'Tệp phụ đề quá lớn. Bạn chọn tệp tối đa {max} kB nhé.',
  'catalog.captionsNote': 'Đây là ghi chú hoặc định dạng trong tệp, không phải câu phụ đề.',
  'catalog.captionsSilent': 'Câu này có thời gian nhưng không có chữ.',
  'catalog.captionsAfterEnd': 'Câu này bắt đầu sau khi video đã hết.',
  'catalog.captionsLabel': 'Tên phụ đề dài từ 1 đến {max} ký tự.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.submit.lessons': 'Minimum lessons to submit',
  'setting.submit.lessons.help': 'A course needs at least this many lessons to be submitted.',
  'setting.submit.minutes': 'Minimum length to submit',
  'setting.submit.minutes.help': 'A course needs at least this many minutes of content to be submitted.',
  'setting.submit.words': 'Minimum description length to submit',
  'setting.submit.words.help': 'The description needs at least this many words for a course to be submitted.',

  'setting.submit.showsFlaggedEdits': 'Show flagged edits immediately',
  'setting.submit.showsFlaggedEdits.help':
    'Off: students see the approved content until a reviewer has approved the edit. On: students see the edit immediately, and it still waits for a reviewer.',
  'catalog.inBin': 'This draft is in the bin. Restore it first.',
  'catalog.heldTitle': 'Content under review',
  'catalog.copyTitle': '{title} (copy)',
  'catalog.title': 'Enter a title of 3 to {max} characters.',
  'catalog.price': 'Enter 0 or a whole number from 10,000 to 50,000,000 ₫.',
  'catalog.salePrice': 'Enter a sale price below the list price, at least 10,000 ₫.',
  'setting.sale.mostDays': 'Maximum length of a sale',
  'setting.sale.mostDays.help': 'A sale can last at most this many days.',
  'setting.sale.priceHeldDays': 'Days at list price before a sale',
  'setting.sale.priceHeldDays.help': 'A sale is allowed after at least this many days at the list price.',
  'setting.sale.priceWindowDays': 'Period checked for the list price',
  'setting.sale.priceWindowDays.help': 'Days at the list price count only within this many most recent days.',
  'catalog.saleNeedsEnd': 'Choose an end date for the sale, at most {days} days from now.',
  'catalog.saleTooLong': 'A sale can last at most {days} days from its start.',
  'catalog.saleNotHeld':
    'The course was sold at this list price for only {held} of the last {window} days. A sale requires {days} days. A new course can have one introductory price.',
  'catalog.saleEndsAt': 'Choose an end time in the future.',

  'permission.resource.course': 'Courses',
  'permission.action.submit': 'Submit for review',
  'permission.action.publish': 'Publish',
  'catalog.restoreAsked': 'You’ve already asked to resume sales of this course. An administrator will reply.',

  'catalog.state': 'You can’t do this while the course is {state}.',
  'catalog.lessonVersion':
    'This lesson was just edited somewhere else. Your changes are still here. Review the new version, then save again.',
  'catalog.version':
    'This course was just edited somewhere else. Your changes are still here. Reload to see the latest version.',
  'catalog.locked':
    'You can’t edit this while the course is in review or on sale. Withdraw it or take it off sale first.',
  'catalog.ownerOnly': 'Only the owner of the course can do this.',
  'catalog.rightLacking': 'You co-teach this course but don’t have permission to do this.',
  'catalog.notReady': 'This course can’t be submitted yet.',
  'catalog.notReadyItem': 'Not complete: {actual} of {required}.',
  'catalog.sectionNotEmpty': 'The section still has lessons. Move or delete them first.',
  'catalog.tooManyPictures': 'The lessons of this course contain {limit} pictures. Remove some first.',
  'catalog.tooManySounds': 'The questions of this course contain {limit} audio files. Remove some first.',
  'catalog.unknownSound': 'This audio does not belong to the course. Choose the file again.',
  'catalog.unknownPicture':
    'The text contains a picture that no longer exists or belongs to another course. Insert it again.',
  'catalog.tooManyDrafts': 'You have {limit} unsaved drafts. Save or discard older ones first.',
  'catalog.draftVersion': 'This draft was just edited in another tab or on another device.',
  'catalog.tooManySections':
    'The course already has {limit} sections. Merge some, or split the course in two.',
  'catalog.sectionFull': 'This section already has {limit} lessons. Put the lesson in another section.',
  'catalog.tooManyLessons': 'The course already has {limit} lessons. Merge some, or split the course in two.',
  'catalog.otherCourse': 'You can move a lesson only within its course.',
  'catalog.lessonStudied':
    'Students have studied this lesson. Propose its removal in the revision. It’s removed after a reviewer approves.',
  'catalog.sectionLeaving':
    'The revision removes this section, so you can’t add a lesson to it. Keep the section first.',
  'catalog.requiredForStudents':
    'You can’t make a required lesson optional while the course is on sale. Take it off sale first. It will be reviewed again.',
  'catalog.revisionState': 'The revision is in review, so you can’t change it. Withdraw it first.',
  'catalog.courseQuota':
    'The {package} package allows {limit} courses on sale or in review, and you have {value}. Take one off sale, or choose a larger package under Teacher packages.',
  'catalog.kindMismatch': 'This kind of lesson doesn’t support that content.',
  'catalog.ruleMismatch': 'This kind of lesson can’t be completed that way.',
  'catalog.minutes': 'Enter a length of 1 to 600 minutes.',
  'catalog.outlineSize': 'The file is too large. Choose a file of at most {max} kB.',
  'catalog.outlineEmpty': 'The file has no rows to import.',
  'catalog.outlineColumns': 'The first row needs the columns “Section” and “Lesson” (or Chương and Bài học).',
  'catalog.outlineSection': 'This row has no section. Fill in the “Section” column.',
  'catalog.outlineKind':
    '“{value}” isn’t a kind of lesson. Use Text, Video, Files, Quiz, Assignment, Live session, or Embedded page.',
  'catalog.outlineFlag': '“{value}” isn’t valid. Enter yes or no.',
  'catalog.outlineSectionThere': 'This section already exists, so it isn’t created again.',
  'catalog.outlineLessonThere':
    'The section already has a lesson with this name. This one is added at the end.',
  'catalog.outlineVideoTimed': 'The length is taken from the video you upload.',
  'catalog.outlineTimed': '{brand} calculates the length of this kind of lesson.',
  'catalog.notEmbeddable':
    '{brand} can’t embed this page. Paste a share link or embed code from YouTube, Vimeo, Google Docs / Slides / Drive, CodePen, GeoGebra, Figma, Canva or Scratch.',
  'catalog.webAddress': 'Enter a full URL that starts with https://.',
  'catalog.moment': 'This time isn’t valid. Choose a time within the next {years} years.',
  'catalog.dripDays': 'Enter 1 to 730 days after enrolment.',
  'catalog.dripAt': 'Choose when the lesson opens.',
  'catalog.notAFile':
    'This file type isn’t supported, or the content doesn’t match the file extension. {brand} accepts PDF, images (PNG, JPEG, GIF, WebP), audio (MP3, M4A, OGG, WAV), Word, Excel, PowerPoint, EPUB, text, code and ZIP.',
  'catalog.fileTooLarge': 'Choose a file of at most {max} MB, or compress or split this one.',
  'catalog.tooManyFiles': 'A lesson can have at most {limit} files. Combine several files into one ZIP.',
  'catalog.streamTriedOften':
    'This video was converted {limit} times in one day. Try again tomorrow, or upload another file.',
  'catalog.noStreams': 'Video conversion is turned off on this site, so videos have only one quality.',
  'catalog.captionsSize': 'The caption file is larger than {max} kB. Choose a smaller one.',
  'catalog.captionsNote': 'This is a note or style in the file, not a caption.',
  'catalog.captionsSilent': 'This caption has a time but no text.',
  'catalog.captionsAfterEnd': 'This caption starts after the video ends.',
  'catalog.captionsLabel': 'Enter a name of 1 to {max} characters.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
