import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { Dialog } from '../dialog.tsx';
import { Stack, Text } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import { type Crop, moveCrop, pictureBox, type Size } from './crop.ts';
import classes from './crop-dialog.module.css';

const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CropDialogProps {
  file: File;
  /** Size of the visible window in pixels. The crop has the same shape. */
  window: Size;
  isRound?: boolean;
  /** Further controls, for instance the shape of the window. */
  children?: ReactNode;
  onClose: () => void;
  /** Called with the crop as fractions, and its picture. */
  onCrop: (crop: Crop, picture: HTMLImageElement) => Promise<void>;
}

/** Crops a picture: drag it or use the arrow keys, zoom with the slider. */
export function CropDialog({ file, window, isRound = false, children, onClose, onCrop }: CropDialogProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const [picture, setPicture] = useState<Size | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0.5, y: 0.5, size: 1 });
  const [isBusy, setBusy] = useState(false);
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const box = picture && pictureBox(picture, crop, window);
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (!last.current || !picture) return;
    const [dx, dy] = [last.current.x - clientX, last.current.y - clientY];
    last.current = { x: clientX, y: clientY };
    setCrop((old) => moveCrop(picture, old, window, dx, dy));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('crop.title')}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            loading={isBusy}
            disabled={!picture}
            onClick={() => {
              if (!image.current) return;
              setBusy(true);
              void onCrop(crop, image.current).finally(() => setBusy(false));
            }}
          >
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4} shrink>
        <Text id={helpId} text="sm" tone="dim">
          {t('crop.help')}
        </Text>
        {/* biome-ignore lint/a11y/useSemanticElements: no element exists for moving a picture in two directions */}
        <div
          role="group"
          aria-label={t('crop.window')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
          tabIndex={0}
          data-autofocus
          className={classes.window}
          data-round={isRound || undefined}
          style={{ width: window.width, aspectRatio: `${window.width} / ${window.height}` }}
          aria-describedby={helpId}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={onMove}
          onPointerUp={() => {
            last.current = null;
          }}
          onKeyDown={(event) => {
            const by = KEYS[event.key];
            if (!by) return;
            event.preventDefault();
            setCrop(({ x, y, size }) => ({
              x: Math.min(1, Math.max(0, x + by[0])),
              y: Math.min(1, Math.max(0, y + by[1])),
              size,
            }));
          }}
        >
          <img
            ref={image}
            alt=""
            draggable={false}
            style={box ? { width: box.width, height: box.height, left: box.left, top: box.top } : {}}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPicture({ width: naturalWidth, height: naturalHeight })
            }
          />
        </div>
        {children}
        <label className={styleClass({ display: 'flex', direction: 'column', gap: 2, shrink: true })}>
          <Text as="span" text="sm">
            {t('crop.zoom')}
          </Text>
          <input
            type="range"
            className={classes.zoom}
            min={1}
            max={4}
            step={0.05}
            value={1 / crop.size}
            onChange={({ currentTarget }) => {
              const size = 1 / currentTarget.valueAsNumber;
              setCrop((old) => ({ ...old, size }));
            }}
          />
        </label>
      </Stack>
    </Dialog>
  );
}
