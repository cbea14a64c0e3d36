import { IconDownload, IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';
import classes from './export-buttons.module.css';
import { Row } from './layout/layout.tsx';

export interface ExportedFile {
  url: string;
  spreadsheetUrl?: string | null;
}

interface ExportButtonsProps {
  /** Requests the file. Errors are shown in a toast. */
  onExport: (form: 'csv' | 'excel') => Promise<ExportedFile | null | undefined>;
}

/** Exports the filtered rows of a table as CSV or as an Excel workbook. */
export function ExportButtons({ onExport }: ExportButtonsProps) {
  const { t } = useTranslation('workspace');
  const [loadingFormat, setLoadingFormat] = useState<'csv' | 'excel'>();
  const requestExport = async (form: 'csv' | 'excel') => {
    setLoadingFormat(form);
    try {
      const file = await onExport(form);
      if (file) window.location.assign(form === 'excel' ? (file.spreadsheetUrl ?? file.url) : file.url);
    } catch {
      // The error is shown already
    } finally {
      setLoadingFormat(undefined);
    }
  };
  return (
    <Row className={classes.group} align="stretch">
      <Button
        variant="default"
        loading={loadingFormat === 'csv'}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void requestExport('csv')}
      >
        {t('export.csv')}
      </Button>
      <Button
        variant="default"
        loading={loadingFormat === 'excel'}
        leftSection={<IconTableExport size={18} aria-hidden="true" />}
        onClick={() => void requestExport('excel')}
      >
        {t('export.excel')}
      </Button>
    </Row>
  );
}
