import type { OpenFile } from '../../../platform/files/storage/storage.ts';
import { mp4Facts } from '../mp4.ts';
import { isWebm, webmSeconds } from './webm.ts';

/** What a video file is, by its content: no name and no header of its sender is believed. */
export interface VideoFile {
  readonly contentType: 'video/mp4' | 'video/quicktime' | 'video/webm';
  /** Undefined where the file does not say. */
  readonly seconds: number | undefined;
}

/** Looks at a file. Undefined for what is no MP4, MOV or WebM: playlists that call themselves videos are none. */
export async function videoFileOf(file: OpenFile): Promise<VideoFile | undefined> {
  const mp4 = await mp4Facts(file);
  // A MOV in H.264 is an MP4 by another name, and is called so for browsers that go by the name; an MP4 in H.265 is none
  if (mp4) return { contentType: mp4.isPlayable ? 'video/mp4' : 'video/quicktime', seconds: mp4.seconds };
  if (await isWebm(file)) return { contentType: 'video/webm', seconds: await webmSeconds(file) };
  return undefined;
}

/** Whether every browser plays a file as it is: iPhones before iOS 17.4 do not play WebM. */
export const isPlainlyPlayed = (contentType: string): boolean => contentType === 'video/mp4';

/** The one reader of ffmpeg’s that a file is given to, so that nothing but that is read as anything else. */
export const readerOf = (contentType: string): 'mov' | 'matroska' =>
  contentType === 'video/webm' ? 'matroska' : 'mov';
