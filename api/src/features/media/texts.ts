/** Server messages of this feature. Vietnamese is the source language. */
export const vi = {
  'catalog.storageQuota':
    'Gói {package} không còn đủ dung lượng cho tệp này. Bạn chọn gói lớn hơn ở mục Gói mở khoá học để tải thêm.',
  'catalog.notAVideo':
    'Tệp này không phải video MP4, MOV hoặc WebM, hoặc đã hỏng. Bạn mở thử tệp trên máy, hoặc xuất lại thành MP4 (H.264) nhé.',
  'catalog.onlyMp4':
    'Video này chỉ phát được trên một số trình duyệt, mà Sen ở đây chưa bật chuyển đổi video. Bạn xuất thành MP4 (H.264) rồi tải lên nhé. Trên iPhone: Cài đặt › Camera › Định dạng › Tương thích nhất, rồi quay lại.',
  'catalog.videoTooLong': 'Video dài tối đa {max} phút.',
  'catalog.videoLength':
    'Tệp này không ghi video dài bao lâu, như tệp của một số trình quay màn hình. Bạn xuất thành MP4 (H.264) rồi tải lên nhé.',
  'catalog.notASound': 'Tệp này không phải âm thanh MP3, M4A, OGG hoặc WAV dưới 20 MB.',
  'catalog.notCaptions':
    'Tệp này không phải phụ đề video WebVTT (.vtt) hoặc SRT (.srt) mã hoá UTF-8, tối đa 1 MB.',
  'catalog.captionsTime':
    'Dòng {line} của tệp phụ đề sai thời gian. Dòng đúng có dạng 00:01:02,000 --> 00:01:05,000.',
  'catalog.captionsOrder': 'Dòng {line} của tệp phụ đề kết thúc trước khi bắt đầu.',
  'catalog.captionsEmpty': 'Tệp phụ đề không có câu nào.',
  'catalog.captionsTooLong': 'Dòng {line} dài quá 2.000 ký tự.',
  'catalog.captionsTooMany': 'Tệp phụ đề có quá nhiều câu, tính đến dòng {line}.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'catalog.storageQuota':
    'The {package} package has no room left for this file. Choose a larger package under Course packages to upload more.',
  'catalog.notAVideo':
    'This file is no MP4, MOV or WebM video, or it is broken. Please try it on your device, or export it again as MP4 (H.264).',
  'catalog.onlyMp4':
    'This video plays in some browsers only, and conversion of videos is not switched on here. Please export it as MP4 (H.264) and upload that. On an iPhone: Settings › Camera › Formats › Most Compatible, then record again.',
  'catalog.videoTooLong': 'The video may last {max} minutes at most.',
  'catalog.videoLength':
    'This file does not say how long the video is, as those of some screen recorders. Please export it as MP4 (H.264) and upload that.',
  'catalog.notASound': 'This file is not MP3, M4A, OGG or WAV sound below 20 MB.',
  'catalog.notCaptions':
    'This file is not a caption file in WebVTT (.vtt) or SRT (.srt), written in UTF-8, of at most 1 MB.',
  'catalog.captionsTime':
    'Line {line} of the captions has no proper time. It should look like 00:01:02,000 --> 00:01:05,000.',
  'catalog.captionsOrder': 'Line {line} of the captions ends before it begins.',
  'catalog.captionsEmpty': 'There is not one caption in this file.',
  'catalog.captionsTooLong': 'Line {line} is longer than 2,000 characters.',
  'catalog.captionsTooMany': 'There are too many captions in this file, counted up to line {line}.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
