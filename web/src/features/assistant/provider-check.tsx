import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toErrorMessage } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import {
  AssistantAllowanceDocument,
  useAskForDraftMutation,
  useAssistantAllowanceQuery,
  useDraftByIdQuery,
} from './assistant.gen.ts';
import { useRunningPoll } from './use-running-poll.ts';

/** The state of the provider's check: in progress, failed, or done with flagged sentences. */
function Outcome({ requestId, onDone }: { requestId: string; onDone: () => void }) {
  const { t } = useTranslation('assistant');
  const { data, startPolling, stopPolling } = useDraftByIdQuery({
    variables: { id: requestId },
    fetchPolicy: 'cache-and-network',
  });
  const check = data?.assistantRequest;
  useRunningPoll(check?.state === 'RUNNING', startPolling, stopPolling);
  const isDone = check?.state === 'DONE';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  if (check?.state === 'FAILED')
    return (
      <Notice tone="bad" isAlert>
        {t('drafts.failed', { why: t(`failure.${check.failure ?? 'LOST'}`) })}
      </Notice>
    );
  return (
    <div aria-live="polite">
      <Notice>
        {isDone ? t('moderation.checked', { count: check.texts.length }) : t('moderation.checking')}
      </Notice>
    </div>
  );
}

/** Lets the provider check a course as well, for a credit. Its flags are listed together with those of the rules. */
export function ProviderCheck({ courseId, onDone }: { courseId: string; onDone: () => void }) {
  const { t } = useTranslation('assistant');
  const { data } = useAssistantAllowanceQuery({ fetchPolicy: 'cache-and-network' });
  const [requestId, setRequestId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const getKey = useIdempotencyKey();
  const [requestCheck, { loading }] = useAskForDraftMutation({
    ...SUPPRESS_TOAST,
    refetchQueries: [AssistantAllowanceDocument],
  });
  const allowance = data?.assistantAllowance;
  if (!allowance || allowance.provider === 'NONE') return null;
  const ask = async () => {
    setProblem(null);
    const request = { courseId, kind: 'CHECK' as const, lessonId: null };
    try {
      const created = await requestCheck({
        variables: { input: { ...request, idempotencyKey: getKey(JSON.stringify([request, times])) } },
      });
      setTimes(times + 1);
      setRequestId(created.data?.createSuggestion.id ?? null);
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  };
  return (
    <Stack as="section" card gap={2} shrink aria-label={t('moderation.ask')}>
      <Row wrap gap={2} shrink>
        <Row as="p" wrap align="end" gap={4} flex={70} text="sm" tone="dim">
          {t(allowance.provider === 'SIMULATED' ? 'moderation.askSimulated' : 'moderation.askText')}{' '}
          {t('moderation.askLeft', {
            left: Math.max(0, allowance.credits - allowance.used),
            credits: allowance.credits,
          })}
        </Row>
        <Button
          variant="default"
          loading={loading}
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          onClick={() => void ask()}
        >
          {t('moderation.ask')}
        </Button>
      </Row>
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {requestId && <Outcome key={requestId} requestId={requestId} onDone={onDone} />}
    </Stack>
  );
}
