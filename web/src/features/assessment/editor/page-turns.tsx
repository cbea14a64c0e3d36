import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';

interface PageTurnsProps {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination in a drawer, which has no URL. Renders nothing if there is only one page. */
export function PageTurns({ page, limit, total, onPage }: PageTurnsProps) {
  const { t } = useTranslation('quizBuilder');
  if (total <= limit) return null;
  const turn = { variant: 'default', size: 'sm' } as const;
  return (
    <Row justify="between" gap={4} shrink>
      <Button {...turn} disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('bank.previous')}
      </Button>
      <Button {...turn} disabled={page * limit >= total} onClick={() => onPage(page + 1)}>
        {t('bank.next')}
      </Button>
    </Row>
  );
}
