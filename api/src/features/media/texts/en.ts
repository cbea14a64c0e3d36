import type { vi } from './vi.ts';

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
