import { useLazyQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { uncached } from '../../apollo/fetch-policies.ts';
import type { ExportContentInput } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { createIdempotencyKey } from '../../ui/create-idempotency-key.ts';
import type { ExportedFile } from '../../ui/export-buttons.tsx';
import { toast } from '../../ui/toast.tsx';
import { ExportSizeDocument, useStartExportMutation } from './exports.gen.ts';

const ADMIN_PAGE = '/admin/reports?tab=exports';

/**
 * Exports a list: a short one immediately, a long one as a file that a job writes.
 * @param download requests the short one
 * @param page the page that lists long exports
 */
export function useListExport(page = ADMIN_PAGE) {
  const { t } = useTranslation('workspace');
  const [loadSize] = useLazyQuery(ExportSizeDocument, uncached);
  const navigate = useNavigate();
  const [start] = useStartExportMutation();
  return async (
    form: 'csv' | 'excel',
    content: ExportContentInput,
    download: () => Promise<ExportedFile | null | undefined>,
  ): Promise<ExportedFile | null | undefined> => {
    const { data, error } = await loadSize({
      variables: { content },
      context: { suppressToast: false },
    }).retain();
    if (error) throw error;
    if (data?.exportSize.isShort) return download();
    const input = {
      content,
      form: form === 'excel' ? ('XLSX' as const) : ('CSV' as const),
      idempotencyKey: createIdempotencyKey(),
    };
    await start({ variables: { input } });
    toast.success(t('export.started'));
    await navigate(page);
    return null;
  };
}
