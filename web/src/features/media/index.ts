export { CaptionsPanel } from './captions-panel.tsx';
export { CoverPanel } from './cover-panel.tsx';
export { FilesPanel } from './files-panel.tsx';
export { useAddCourseSoundMutation } from './pictures.gen.ts';
export { PromoPanel } from './promo-panel.tsx';
export { useMakesStreams } from './use-makes-streams.ts';
export { usePicturePort } from './use-picture-port.ts';
export { VideoQualities } from './video-qualities.tsx';
export {
  isVideo,
  MAX_VIDEO_BYTES,
  titleOfFile,
  videoAccept,
  videoFault,
} from './video-rules.ts';
