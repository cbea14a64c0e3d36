import type { FragmentType } from '@apollo/client';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { UploadBox } from '../../ui/upload/upload-box.tsx';
import { PromoPlayer } from '../courses/index.ts';
import { useMakesStreams } from './use-makes-streams.ts';
import { PromoQualities } from './video-qualities.tsx';
import { isVideo, videoAccept } from './video-rules.ts';
import { type PromoPanelFragment, usePromoPanelFragment, useSetCoursePromoMutation } from './videos.gen.ts';

/** Bytes of a video of a few minutes. */
const MAX_BYTES = 500_000_000;

interface PromoPanelProps {
  course: FragmentType<PromoPanelFragment>;
  isLocked: boolean;
  /** Called with the new version, because the promo is saved immediately. */
  onVersion: (version: number) => void;
}

export function PromoPanel({ course: from, isLocked, onVersion }: PromoPanelProps) {
  const { t } = useTranslation('studio');
  const makesStreams = useMakesStreams();
  const [setPromo, { loading }] = useSetCoursePromoMutation();
  const course = usePromoPanelFragment(from);
  if (!course) return null;
  const { id: courseId, promo, title } = course;
  const change = async (uploadId: string | null) => {
    const { data } = await setPromo({
      variables: { input: { courseId, uploadId } },
      // Errors of uploads are shown next to them
      ...(uploadId !== null && SUPPRESS_TOAST),
    });
    if (data) onVersion(data.setCoursePromo.version);
    toast.success(t(uploadId === null ? 'promo.removed' : 'promo.changed'));
  };
  return (
    <Stack as="section" id="promo" card gap={2} shrink aria-labelledby="promo-title">
      <Heading level={2} id="promo-title" text="lg">
        {t('promo.title')}
      </Heading>
      {promo ? (
        <>
          <PromoPlayer key={promo.id} course={course} title={title} />
          <PromoQualities course={course} isLocked={isLocked} />
        </>
      ) : (
        <Text text="xs" tone="dim">
          {t('promo.none')}
        </Text>
      )}
      <UploadBox
        purpose={`promo.${courseId}`}
        label={t(promo ? 'promo.replace' : 'promo.choose')}
        rules={t(makesStreams ? 'promo.rulesAny' : 'promo.rules')}
        accept={videoAccept(makesStreams)}
        fits={(file) => isVideo(file, makesStreams)}
        maxBytes={MAX_BYTES}
        attach={change}
        isLocked={isLocked}
      />
      {promo && !isLocked && (
        <div>
          <Button
            variant="subtle"
            size="sm"
            loading={loading}
            onClick={() => void change(null).catch(() => undefined)}
          >
            {t('promo.remove')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
