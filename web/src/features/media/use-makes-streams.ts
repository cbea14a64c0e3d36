import { useVideoTermsQuery } from './videos.gen.ts';

/** Whether the platform makes qualities of videos; false until it is known. */
export const useMakesStreams = (): boolean =>
  useVideoTermsQuery().data?.publicTerms.makesVideoStreams ?? false;
