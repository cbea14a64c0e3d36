import { useState } from 'react';
import { toFailure } from '../../../apollo/failure.ts';
import { withoutToasts } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { FileButton } from '../../../ui/upload/file-button.tsx';
import { uploadOnce } from '../../../ui/upload/upload-once.ts';
import { useAddCustomPagePictureMutation } from './custom-pages.gen.ts';
import classes from './custom-pages.module.css';
import { pictureUrl } from './form-values.ts';
import type { BlockFieldsProps } from './use-page-form.ts';

/** The limit of the server, so that larger files are not sent. */
const MAX_MB = 10;

/** The picture of a block. A refused file leaves the current one. */
export function PictureInput({ form, path, block: { picture, alt } }: BlockFieldsProps) {
  const { t } = useTranslation('customPages');
  const [add] = useAddCustomPagePictureMutation();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const send = async (chosen: File) => {
    if (chosen.size > MAX_MB * 1024 ** 2) return setFault(t('pictureTooLarge', { max: MAX_MB }));
    setFault('');
    setSending(true);
    try {
      const uploadId = await uploadOnce('custom-page', chosen);
      const { data } = await withoutToasts(() => add({ variables: { input: { uploadId } } }));
      if (data) form.setFieldValue(`${path}.picture`, data.addCustomPagePicture.name as never);
    } catch (error) {
      const failure = toFailure(error);
      setFault(failure.details[0]?.message ?? (failure.message || t('pictureFailed')));
    } finally {
      setSending(false);
    }
  };
  const error = fault || form.errors[`${path}.picture`];
  return (
    <Stack gap={2} shrink align="start">
      {picture ? (
        <img src={pictureUrl(picture)} alt={alt} className={classes.picture} />
      ) : (
        <Text text="sm" tone="dim">
          {t('pictureHelp')}
        </Text>
      )}
      <FileButton
        label={t('choosePicture')}
        accept="image/jpeg,image/png,image/webp,image/svg+xml"
        disabled={isSending}
        onFiles={([chosen]) => void send(chosen)}
      >
        {({ onClick }) => (
          <Button size="compact-md" variant="default" loading={isSending} onClick={onClick}>
            {t(picture ? 'changePicture' : 'choosePicture')}
          </Button>
        )}
      </FileButton>
      {error && (
        <Text role="alert" text="sm" tone="bad" anywhere>
          {error}
        </Text>
      )}
    </Stack>
  );
}
