import { IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { Row, Text } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import utilities from '../utilities.module.css';
import { FileButton } from './file-button.tsx';
import classes from './upload-box.module.css';
import { useFileDrop } from './use-file-drop.ts';

interface FileFieldProps {
  label: string;
  /** The accepted files, as a text and for the file picker. */
  rules: string;
  accept: string;
  name: string | null;
  isLocked?: boolean;
  onFile: (file: File) => void;
}

/** A field for one small file that is read in the browser and not uploaded separately. */
export function FileField({ label, rules, accept, name, isLocked = false, onFile }: FileFieldProps) {
  const { t } = useTranslation('fileImport');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isOver } = useFileDrop(box, ([file]) => file && onFile(file), isLocked);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be in the flow of the dialog
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      className={`${classes.drop} ${styleClass({ display: 'flex', direction: 'column', gap: 2, shrink: true, radius: 'md' })}`}
      data-over={isOver || undefined}
    >
      <Text id={id} weight={600}>
        {label}
      </Text>
      <Row wrap gap={2} shrink>
        <FileButton accept={accept} disabled={isLocked} onFiles={([file]) => onFile(file)} label={label}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={isLocked}
              data-autofocus
              leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
            >
              {name ? t('other') : t('choose')}
            </Button>
          )}
        </FileButton>
        {name && (
          <Text as="span" text="sm" anywhere>
            {name}
          </Text>
        )}
      </Row>
      <Text text="xs" tone="dim">
        {rules} {!isLocked && <span className={utilities.notPhone}>{t('dropHere')}</span>}
      </Text>
    </div>
  );
}
