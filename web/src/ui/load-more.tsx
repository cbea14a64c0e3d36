import { useState } from 'react';
import { toErrorMessage } from '../apollo/failure.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';
import { Row, Text } from './layout/layout.tsx';
import { Problem } from './problem.tsx';

interface LoadMoreProps {
  label: string;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  /** The number of shown entries, as a text. */
  shown?: string;
}

/** The button at the end of a feed. Shows an error if the next page could not be loaded. */
export function LoadMore({ label, hasMore, onMore, shown }: LoadMoreProps) {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!hasMore && !shown) return null;
  const more = async () => {
    setProblem(null);
    setLoading(true);
    await onMore().catch((error: unknown) => setProblem(toErrorMessage(error)));
    setLoading(false);
  };
  return (
    <Row wrap justify="center" rowGap={2} columnGap={4} p={4}>
      {shown && (
        <Text as="span" text="sm" tone="dim">
          {shown}
        </Text>
      )}
      {hasMore && (
        <Button variant="default" loading={isLoading} onClick={() => void more()}>
          {problem ? t('retry') : label}
        </Button>
      )}
      <Problem text={problem} />
    </Row>
  );
}
