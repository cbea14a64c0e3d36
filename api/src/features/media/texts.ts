export const vi = {
  'catalog.storageQuota':
    'Gói {package} không còn đủ dung lượng cho tệp này. Bạn chọn gói lớn hơn ở mục Gói giảng viên để tải thêm.',
  'catalog.notAVideo':
    'Tệp này không phải video MP4, MOV hoặc WebM, hoặc đã hỏng. Bạn mở thử tệp trên máy, hoặc xuất lại thành MP4 (H.264) nhé.',
  'catalog.onlyMp4':
    'Chỉ một số trình duyệt phát được video này, còn trang chưa bật chuyển đổi video. Bạn xuất thành MP4 (H.264) rồi tải lên nhé. Trên iPhone: Cài đặt › Camera › Định dạng › Tương thích nhất, rồi quay lại.',
  'catalog.videoTooLong': 'Video dài tối đa {max} phút.',
  'catalog.videoLength':
    'Tệp này không có thông tin thời lượng, thường gặp ở phần mềm quay màn hình. Bạn xuất thành MP4 (H.264) rồi tải lên nhé.',
  'catalog.notASound': 'Bạn chọn tệp âm thanh MP3, M4A, OGG hoặc WAV dưới 20 MB nhé.',
  'catalog.notCaptions': 'Bạn chọn tệp phụ đề WebVTT (.vtt) hoặc SRT (.srt), mã hoá UTF-8, tối đa 1 MB nhé.',
  'catalog.captionsTime':
    'Dòng {line} của tệp phụ đề sai định dạng thời gian. Dòng đúng có dạng 00:01:02,000 --> 00:01:05,000.',
  'catalog.captionsOrder': 'Dòng {line} của tệp phụ đề có thời điểm kết thúc trước thời điểm bắt đầu.',
  'catalog.captionsEmpty': 'Tệp phụ đề không có câu nào.',
  'catalog.captionsTooLong': 'Dòng {line} dài quá 2.000 ký tự.',
  'catalog.captionsTooMany': 'Tệp phụ đề có quá nhiều câu, tính đến dòng {line}.',

  'share.title': 'Học điều bạn muốn, theo nhịp của bạn.',
  'share.lead': 'Khoá học trực tuyến bằng tiếng Việt, học xong có chứng chỉ.',
  'share.courses': '{n} khoá học',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'catalog.storageQuota':
    'The {package} package doesn’t have enough storage for this file. Choose a larger package under Teacher packages to upload more.',
  'catalog.notAVideo':
    'This file isn’t an MP4, MOV or WebM video, or it’s damaged. Try playing it on your device, or export it again as MP4 (H.264).',
  'catalog.onlyMp4':
    'Only some browsers can play this video, and video conversion is turned off on this site. Export it as MP4 (H.264) and upload that file. On an iPhone: Settings › Camera › Formats › Most Compatible, then record again.',
  'catalog.videoTooLong': 'Choose a video of at most {max} minutes.',
  'catalog.videoLength':
    'This file has no duration, which is common with screen recorders. Export it as MP4 (H.264) and upload that file.',
  'catalog.notASound': 'Choose an MP3, M4A, OGG or WAV audio file under 20 MB.',
  'catalog.notCaptions': 'Choose a WebVTT (.vtt) or SRT (.srt) caption file in UTF-8, up to 1 MB.',
  'catalog.captionsTime':
    'Line {line} of the caption file has an invalid time. It should look like 00:01:02,000 --> 00:01:05,000.',
  'catalog.captionsOrder': 'The caption on line {line} ends before it starts.',
  'catalog.captionsEmpty': 'The file contains no captions.',
  'catalog.captionsTooLong': 'Line {line} is longer than 2,000 characters.',
  'catalog.captionsTooMany': 'The file contains too many captions. The limit is reached at line {line}.',

  'share.title': 'Learn what you want, at your own pace.',
  'share.lead': 'Online courses in Vietnamese, with certificates.',
  'share.courses': '{n} courses',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
