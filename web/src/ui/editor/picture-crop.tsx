import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CropDialog } from '../crop/crop-dialog.tsx';
import { cropPicture } from '../crop/crop-picture.ts';
import { Select } from '../fields/select.tsx';
import type { TextPicture } from '../rich-text-pieces.tsx';
import { getCropWindow, SHAPES, type Shape } from './crop-window.ts';

interface PictureCropProps {
  picture: TextPicture | undefined;
  onClose: () => void;
  /** Called with the crop as a new file. */
  onCropped: (file: File) => void;
  onFailed: (reason: string) => void;
}

/** Crops a picture in the text. The crop is uploaded as a new picture. */
export function PictureCrop({ picture, onClose, onCropped, onFailed }: PictureCropProps) {
  const { t } = useTranslation('lessons');
  const url = picture?.url;
  const [file, setFile] = useState<File | null>(null);
  const [shape, setShape] = useState<Shape>('original');
  const fail = useEffectEvent(() => onFailed(t('editor.pictureUnread')));
  useEffect(() => {
    let isUnmounted = false;
    const read = async () => {
      // A picture that the browser shows cannot always be drawn on a canvas, so it is fetched as a file
      const response = await fetch(url ?? '', { credentials: 'omit' });
      const blob = await response.blob();
      if (!response.ok || !blob.type.startsWith('image/')) throw new Error('No picture');
      if (!isUnmounted) setFile(new File([blob], 'anh.webp', { type: blob.type }));
    };
    read().catch(() => !isUnmounted && fail());
    return () => {
      isUnmounted = true;
    };
  }, [url]);
  if (!file || !picture) return null;
  const window = getCropWindow(shape, picture);
  return (
    <CropDialog
      file={file}
      window={window}
      onClose={onClose}
      onCrop={async (crop, imageElement) =>
        onCropped(await cropPicture(file, imageElement, crop, window, 'image/webp'))
      }
    >
      <Select
        label={t('editor.pictureShape')}
        value={shape}
        options={(Object.keys(SHAPES) as Shape[]).map((value) => ({
          value,
          label: value === 'original' ? t('editor.pictureOriginal') : value,
        }))}
        onChange={(event) => setShape(event.currentTarget.value as Shape)}
      />
    </CropDialog>
  );
}
