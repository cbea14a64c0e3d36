import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { updateCachedPerson } from '../../apollo/cache/users.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useViewer } from '../accounts/index.ts';
import { useAvatarDrawingsQuery, useUseDrawnAvatarMutation } from './assistant.gen.ts';
import { AssistantFrame } from './assistant-frame.tsx';
import { DrawingChoices } from './drawing-choices.tsx';
import { renderPng, toDataUrl } from './drawn-picture.ts';
import { PictureActions } from './picture-actions.tsx';

/** Width and height in pixels. */
const SIZE = 512;

/** /teacher/ai/avatar: pictures drawn from the teacher's name. */
export function Component() {
  const { t } = useTranslation('assistant');
  const viewer = useViewer();
  const [round, setRound] = useState(0);
  const [chosenVariant, setChosenVariant] = useState(0);
  const name = viewer.name.slice(0, 120);
  const result = useAvatarDrawingsQuery({
    variables: { name, seed: String(round) },
    fetchPolicy: 'cache-first',
  });
  const [setAvatar] = useUseDrawnAvatarMutation({
    ...SUPPRESS_TOAST,
    update: (cache, { data }) => data && updateCachedPerson(cache, data.setAvatar),
  });
  return (
    <AssistantFrame part="avatar" title={t('avatar.title')} sub={t('avatar.sub')}>
      <QueryView
        result={result}
        select={({ avatarDrawings }) => avatarDrawings}
        keepsPrevious
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={2} height={160} />}
      >
        {(drawings) => {
          const { svg, variant } =
            drawings.find((drawing) => drawing.variant === chosenVariant) ?? drawings[0]!;
          return (
            <Stack gap={4} shrink>
              <Card as="section">
                <DrawingChoices
                  label={t('avatar.eight')}
                  drawings={drawings}
                  selected={variant}
                  onChoose={setChosenVariant}
                  isSquare
                />
              </Card>
              <Stack as="section" card gap={4} shrink aria-label={t('avatar.preview')}>
                <Row wrap gap={2} shrink>
                  <Stack as="figure" gap={2}>
                    <Avatar name={name} src={viewer.user?.avatarUrl} size={96} />
                    <Text as="figcaption" text="sm" tone="dim">
                      {t('avatar.now')}
                    </Text>
                  </Stack>
                  <Stack as="figure" gap={2}>
                    <img
                      className={styleClass({ radius: 'round' })}
                      src={toDataUrl(svg)}
                      alt=""
                      width={96}
                      height={96}
                    />
                    <Text as="figcaption" text="sm" tone="dim">
                      {t('avatar.preview')}
                    </Text>
                  </Stack>
                </Row>
                <PictureActions
                  useLabel={t('avatar.use')}
                  usedText={t('avatar.used')}
                  makeFile={() => renderPng(svg, 'dai-dien', SIZE, SIZE)}
                  onSent={(uploadId) => setAvatar({ variables: { input: { uploadId } } })}
                  onDownload={() => saveFile('anh-dai-dien.svg', svg, 'image/svg+xml')}
                >
                  <Button
                    variant="subtle"
                    leftSection={<IconRefresh size={18} aria-hidden="true" />}
                    onClick={() => setRound(round + 1)}
                  >
                    {t('another')}
                  </Button>
                </PictureActions>
                <Text text="sm" tone="dim">
                  {t('free')}
                </Text>
              </Stack>
            </Stack>
          );
        }}
      </QueryView>
    </AssistantFrame>
  );
}
