import type { OpenFile } from '../../../platform/files/storage/storage.ts';
import { readMp4 } from '../mp4.ts';
import { isWebm, webmSeconds } from './webm.ts';

/** Type of a video file by its content. Its name and the headers of the upload are not trusted. */
export interface VideoFile {
  readonly contentType: 'video/mp4' | 'video/quicktime' | 'video/webm';
  /** Undefined if the file does not declare it. */
  readonly seconds: number | undefined;
}

/** @returns undefined for a file that is not MP4, MOV or WebM, such as a playlist with a video extension */
export async function readVideoFile(file: OpenFile): Promise<VideoFile | undefined> {
  const mp4 = await readMp4(file);
  // A MOV file in H.264 is stored as MP4 for browsers that go by the content type. An MP4 file in H.265 is stored as
  // QuickTime
  if (mp4) return { contentType: mp4.isPlayable ? 'video/mp4' : 'video/quicktime', seconds: mp4.seconds };
  if (await isWebm(file)) return { contentType: 'video/webm', seconds: await webmSeconds(file) };
  return undefined;
}

/** True if every browser plays a file unchanged. iPhones before iOS 17.4 do not play WebM. */
export const isUniversallyPlayable = (contentType: string): boolean => contentType === 'video/mp4';

/** The only demuxer that ffmpeg may use for a file, so that it is not parsed as any other format. */
export const getDemuxer = (contentType: string): 'mov' | 'matroska' =>
  contentType === 'video/webm' ? 'matroska' : 'mov';
