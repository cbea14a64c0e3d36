import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { updateCachedPerson } from '../../../apollo/cache/users.ts';
import { toErrorMessage } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { CropDialog } from '../../../ui/crop/crop-dialog.tsx';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { FileButton } from '../../../ui/upload/file-button.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../viewer.tsx';
import { type ProfileFragment, useSetAvatarMutation } from './profile.gen.ts';
import { sendPicture } from './send-picture.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Pixels. */
const WINDOW = { width: 256, height: 256 };
/** Bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The viewer's picture: upload, crop to a square, and removal. */
export function AvatarCard({ profile }: { profile: ProfileFragment }) {
  const { t } = useTranslation('profile');
  const viewer = useViewer();
  const [setAvatar, { loading }] = useSetAvatarMutation({
    ...SUPPRESS_TOAST,
    update: (cache, { data }) => data && updateCachedPerson(cache, data.setAvatar),
  });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const failed = (error: unknown) => {
    setProblem(toErrorMessage(error));
    toast.error(t('notUpdated'));
  };
  const pick = (selectedFile: File) => {
    setProblem(null);
    if (!TYPES.includes(selectedFile.type)) setProblem(t('avatar.notAPicture'));
    else if (selectedFile.size > MAX_BYTES) setProblem(t('avatar.tooLarge'));
    else setFile(selectedFile);
  };
  const save = async (crop: { x: number; y: number; size: number }) => {
    if (!file) return;
    try {
      const uploadId = await sendPicture(file);
      await setAvatar({ variables: { input: { uploadId, crop } } });
      setFile(null);
      toast.success(t('updated'));
    } catch (error) {
      setFile(null);
      failed(error);
    }
  };
  const remove = () => {
    setProblem(null);
    void setAvatar({ variables: { input: { uploadId: null } } }).then(
      () => toast.success(t('updated')),
      failed,
    );
  };

  return (
    <Row
      as="section"
      card
      gap={6}
      phone={{ direction: 'column', align: 'start' }}
      aria-labelledby="avatar-title"
    >
      <Avatar name={profile.name} src={profile.avatarUrl} size={96} />
      <Stack gap={2} shrink>
        <Heading level={2} id="avatar-title" text="lg">
          {t('avatar.title')}
        </Heading>
        <Text text="sm" tone="dim">
          {t('avatar.rules')}
        </Text>
        <Row wrap gap={2} shrink>
          <FileButton onFiles={([file]) => pick(file)} accept={TYPES.join(',')} label={t('avatar.choose')}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconCamera size={18} aria-hidden="true" />}>
                {t('avatar.choose')}
              </Button>
            )}
          </FileButton>
          {viewer.may('assistant:use') && (
            <Link className={utilities.moreLink} to="/teacher/ai/avatar">
              {t('avatar.suggest')}
            </Link>
          )}
          {profile.avatarUrl && (
            <Button
              variant="subtle"
              loading={loading && !file}
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={remove}
            >
              {t('avatar.remove')}
            </Button>
          )}
        </Row>
        {problem && (
          <Text text="sm" tone="bad" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
      {file && <CropDialog file={file} window={WINDOW} isRound onClose={() => setFile(null)} onCrop={save} />}
    </Row>
  );
}
