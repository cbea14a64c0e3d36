import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';

interface ExportButtonProps {
  file: string;
  /** Returns the header and all rows of the list, not only those of the current page. */
  rows: () => Promise<readonly (readonly string[])[]>;
}

/** Downloads a whole list as a file. */
export function ExportButton({ file, rows }: ExportButtonProps) {
  const { t } = useTranslation('analytics');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(file, toCsv(await rows()), 'text/csv');
    } catch {
      toast.error(t('exportFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  );
}
