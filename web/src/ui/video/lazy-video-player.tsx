import { lazyOptional } from '../lazy-optional.tsx';
import { PartFailed } from '../part-failed.tsx';
import { Loading, Skeleton } from '../skeleton.tsx';
import type { VideoPlayerProps } from './video-player.tsx';

/** The player for pages whose main content is not a video. Its code is loaded when there is one to show. */
export const LazyVideoPlayer = lazyOptional<VideoPlayerProps>(
  async () => (await import('./video-player.tsx')).VideoPlayer,
  {
    texts: ['video'],
    failed: PartFailed,
    placeholder: (
      <Loading>
        <Skeleton picture />
      </Loading>
    ),
  },
);
