import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './security.module.css';

/** Recovery codes, which are shown only once, with buttons to copy or download them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('security');
  const { isCopied, copy } = useCopy();
  const download = () => saveFile(t('codes.fileName'), `${t('codes.file')}\n\n${codes.join('\n')}\n`);
  return (
    <>
      <Notice tone="warn">{t('codes.once')}</Notice>
      <ul className={classes.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row wrap gap={2} shrink>
        <Button
          variant="default"
          leftSection={
            isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />
          }
          onClick={() => void copy(codes.join('\n'))}
        >
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={download}
        >
          {t('codes.download')}
        </Button>
      </Row>
    </>
  );
}
