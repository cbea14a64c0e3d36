import { useVideoTermsQuery } from './videos.gen.ts';

/** True if the platform transcodes videos; false until it is known. */
export const useMakesStreams = (): boolean =>
  useVideoTermsQuery().data?.publicTerms.makesVideoStreams ?? false;
