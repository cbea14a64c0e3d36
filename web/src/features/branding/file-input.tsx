import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import type { BrandingFileKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { FileButton } from '../../ui/upload/file-button.tsx';
import { uploadOnce } from '../../ui/upload/upload-once.ts';
import { useAddBrandingFileMutation } from './branding.gen.ts';
import classes from './branding.module.css';
import { fileUrl } from './branding-values.ts';
import type { BrandingForm } from './use-branding-form.ts';

const KILOBYTE = 1024;
/** The limit of the server, so that larger files are not sent. */
const MAX_KILOBYTES = { LOGO: 512, ICON: 512, HERO: 10 * KILOBYTE };

interface FileInputProps {
  form: BrandingForm;
  name: 'logoLight' | 'logoDark' | 'icon' | 'heroPicture';
  kind: Exclude<BrandingFileKind, 'PAGE'>;
  ground: 'light' | 'dark';
}

/** A picture of the branding. A refused file leaves the current one. */
export function FileInput({ form, name, kind, ground }: FileInputProps) {
  const { t } = useTranslation('branding');
  const [add, { loading }] = useAddBrandingFileMutation();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const file = form.values.values[name];
  const label = t(`field.${name}`);
  const set = (value: string) => form.setFieldValue(`values.${name}`, value);
  const send = async (chosen: File) => {
    const max = MAX_KILOBYTES[kind];
    if (chosen.size > max * KILOBYTE) {
      setFault(t('file.tooLarge', { max: max > KILOBYTE ? `${max / KILOBYTE} MB` : `${max} KB` }));
      return;
    }
    setFault('');
    setSending(true);
    try {
      const uploadId = await uploadOnce('branding', chosen);
      const { data } = await withoutToasts(() => add({ variables: { input: { uploadId, kind } } }));
      if (data) set(data.addBrandingFile.name);
    } catch (error) {
      const failure = toFailure(error);
      setFault(failure.details[0]?.message ?? (failure.message || t('file.failed')));
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack gap={2} shrink>
      <Text text="sm" weight={600}>
        {label}
      </Text>
      <div className={classes.file} data-color-scheme={ground} data-kind={kind}>
        {file ? (
          <img src={fileUrl(file)} alt={label} className={classes.image} />
        ) : (
          <Text text="sm" tone="dim">
            {t('file.none')}
          </Text>
        )}
      </div>
      <Row wrap gap={1}>
        <FileButton
          label={t('file.chooseNamed', { name: label })}
          accept={
            kind === 'HERO' ? 'image/jpeg,image/png,image/webp,image/svg+xml' : 'image/svg+xml,image/png'
          }
          disabled={isSending || loading}
          onFiles={([chosen]) => void send(chosen)}
        >
          {({ onClick }) => (
            <Button
              size="compact-md"
              variant="default"
              loading={isSending || loading}
              aria-label={t('file.chooseNamed', { name: label })}
              onClick={onClick}
            >
              {t(isSending ? 'file.busy' : 'file.choose')}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button
            size="compact-md"
            variant="subtle"
            aria-label={t('file.removeNamed', { name: label })}
            onClick={() => set('')}
          >
            {t('file.remove')}
          </Button>
        )}
      </Row>
      {fault && (
        <Text role="alert" text="sm" tone="bad" anywhere>
          {fault}
        </Text>
      )}
    </Stack>
  );
}
