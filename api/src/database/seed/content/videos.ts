import type { VideoContent } from './types.ts';

/**
 * The videos in `api/assets/videos`. ffprobe measured the durations. A test compares the sizes with the files.
 */
export const VIDEOS: readonly VideoContent[] = [
  {
    key: 'truc-tung-bi-cat',
    file: 'truc-tung-bi-cat.mp4',
    captions: { vi: 'truc-tung-bi-cat.vi.vtt', en: 'truc-tung-bi-cat.en.vtt' },
    durationSec: 33,
    sizeBytes: 288617,
  },
  {
    key: 'chon-bieu-do',
    file: 'chon-bieu-do.mp4',
    captions: { vi: 'chon-bieu-do.vi.vtt', en: 'chon-bieu-do.en.vtt' },
    durationSec: 33,
    sizeBytes: 285717,
  },
  {
    key: 'trung-binh-va-trung-vi',
    file: 'trung-binh-va-trung-vi.mp4',
    captions: { vi: 'trung-binh-va-trung-vi.vi.vtt' },
    durationSec: 36,
    sizeBytes: 312718,
  },
  {
    key: 'tuong-quan-va-nhan-qua',
    file: 'tuong-quan-va-nhan-qua.mp4',
    captions: { vi: 'tuong-quan-va-nhan-qua.vi.vtt' },
    durationSec: 35,
    sizeBytes: 288707,
  },
  {
    key: 'tho-4-4-6',
    file: 'tho-4-4-6.mp4',
    captions: { vi: 'tho-4-4-6.vi.vtt' },
    durationSec: 364,
    sizeBytes: 532014,
  },
  {
    key: 'tho-4-7-8',
    file: 'tho-4-7-8.mp4',
    captions: { vi: 'tho-4-7-8.vi.vtt' },
    durationSec: 475,
    sizeBytes: 569161,
  },
  {
    key: 'tho-deu-5-5',
    file: 'tho-deu-5-5.mp4',
    captions: { vi: 'tho-deu-5-5.vi.vtt' },
    durationSec: 720,
    sizeBytes: 1167030,
  },
];

/** @throws Error if no video has the key */
export function getVideo(key: string): VideoContent {
  const video = VIDEOS.find((candidate) => candidate.key === key);
  if (!video) throw new Error(`No video has the key ${key}`);
  return video;
}
