export {
  type CaptionBlock,
  isCue,
  isFault,
  parseCaptions,
  parseCues,
  readBlocks,
  writeVtt,
} from './captions/parse-captions.ts';
export {
  CAPTION_FAULTS,
  decodeCaptions,
  storeCaptions,
  storeCues,
  storeUploadedCaptions,
} from './captions/store-captions.ts';
export { AVATAR_VARIANTS, drawAvatar, drawLetterIcon } from './cover/avatar.ts';
export { COVER_VARIANTS, drawCover, drawCoverWords } from './cover/cover.ts';
export type { CoverMotif } from './cover/motifs/index.ts';
export type { StoredFile } from './file-types.ts';
export { isShown, LessonFileType, type NamedFile, typeOfFile } from './file-types.ts';
export { Media } from './media.entity.ts';
export { findHomeShare } from './share/home-share.ts';
export {
  drawCertificateShare,
  drawCourseShare,
  drawTeacherShare,
  SHARE_HEIGHT,
  SHARE_WIDTH,
} from './share/share-picture.ts';
export { type SharedPicture, shareUrl, shareVersion } from './share/shared-picture.ts';
export { isSignedMedia, mediaReplacers, mediaUrl } from './signed-media.ts';
export { assertStorageRoom, storageUsedSql, streamBytesUsedSql } from './storage-quota.ts';
export { storeAudio } from './store-audio.ts';
export { encodeCover, storeCover, storeUpload, storeVideo } from './store-upload.ts';
export {
  MEDIA_COLUMNS,
  type PlayableMedia,
  type VideoPiece,
  wholeFile,
} from './streams/playable-media.ts';
export { masterPlaylist, withFileUrl } from './streams/renditions.ts';
export { MAX_REQUESTS, requestStream } from './streams/stream.jobs.ts';
export { Video, videoSource } from './streams/video.types.ts';
