import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LazyVideoPlayer } from '../../../ui/video/lazy-video-player.tsx';
import type { LinePoint } from '../../../ui/video/line-points.ts';
import { WhenNear } from '../../../ui/when-near.tsx';
import english from './sample.en.vtt';
import file from './sample.mp4';
import { Sample, type Samples } from './sample.tsx';
import vietnamese from './sample.vi.vtt';

const SOURCE = { file, stream: null, poster: null, state: 'PLAIN' } as const;
const CAPTIONS = [
  { language: 'VI', label: 'Tiếng Việt', url: vietnamese },
  { language: 'EN', label: 'English', url: english },
];
/** Seconds. The film lasts one. */
const WATCHED = [{ from: 0, to: 0.4 }];

export const Videos: Samples = ({ theme }) => {
  const { t } = useTranslation('design');
  const points: readonly LinePoint[] = [
    { id: 'note', at: 0.2, kind: 'NOTE', text: t('sample.text') },
    { id: 'bookmark', at: 0.8, kind: 'BOOKMARK', text: t('sample.paragraph') },
  ];
  const label = `${t('sample.course')} (${theme})`;
  return (
    <WhenNear>
      <Sample name="<VideoPlayer captions={[…]} marks={[…]} points={[…]}>" as="column">
        <LazyVideoPlayer source={SOURCE} captions={CAPTIONS} label={label} marks={WATCHED} points={points} />
      </Sample>
      {(['WAITING', 'FAILED'] as const).map((state) => (
        <Sample key={state} name={`<VideoPlayer source={{ state: '${state}' }}>`} as="column">
          <LazyVideoPlayer source={{ ...SOURCE, file: null, state }} captions={[]} label={label} />
        </Sample>
      ))}
    </WhenNear>
  );
};
