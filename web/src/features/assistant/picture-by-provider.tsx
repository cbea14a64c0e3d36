import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toErrorMessage } from '../../apollo/failure.ts';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import {
  AssistantAllowanceDocument,
  useAskForDraftMutation,
  useAssistantAllowanceQuery,
  usePictureByIdQuery,
  useUseDrawnCoverMutation,
} from './assistant.gen.ts';
import classes from './assistant.module.css';
import { toBytes } from './drawn-picture.ts';
import { PictureActions } from './picture-actions.tsx';
import { useRunningPoll } from './use-running-poll.ts';

const TYPE = 'image/webp';

/** The picture of a request: in progress, failed, expired, or ready. */
function Picture({ requestId, courseId }: { requestId: string; courseId: string }) {
  const { t } = useTranslation('assistant');
  const result = usePictureByIdQuery({ variables: { id: requestId }, ...cacheAndNetwork });
  const { data, startPolling, stopPolling } = result;
  useRunningPoll(data?.assistantRequest?.state === 'RUNNING', startPolling, stopPolling);
  const [setCover] = useUseDrawnCoverMutation(SUPPRESS_TOAST);
  return (
    <QueryView
      result={result}
      select={({ assistantRequest }) => assistantRequest}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={1} height={270} />}
      missing={<Notice>{t('picture.gone')}</Notice>}
    >
      {({ state, failure, picture, isSimulated }) => {
        if (state === 'RUNNING')
          return (
            <Stack gap={2} shrink aria-live="polite">
              <Notice>{t('picture.running')}</Notice>
              <LoadingRows rows={1} height={200} />
            </Stack>
          );
        if (state === 'FAILED')
          return (
            <Notice tone="bad" isAlert>
              {t('drafts.failed', { why: t(`failure.${failure ?? 'LOST'}`) })}
            </Notice>
          );
        if (!picture) return <Notice>{t('picture.gone')}</Notice>;
        return (
          <Stack gap={2} shrink>
            {isSimulated && (
              <div>
                <Tag tone="warn">{t('picture.simulated')}</Tag>
              </div>
            )}
            <img className={classes.large} src={picture} alt={t('picture.alt')} width={480} height={270} />
            <PictureActions
              useLabel={t('picture.use')}
              usedText={t('thumbnail.used')}
              makeFile={() => new File([toBytes(picture)], 'bia.webp', { type: TYPE })}
              onSent={(uploadId) => setCover({ variables: { input: { courseId, uploadId, isByAi: true } } })}
              onDownload={() => saveFile('bia.webp', toBytes(picture), TYPE)}
            >
              <Text as="span" text="sm" tone="dim">
                {t('picture.note')}
              </Text>
            </PictureActions>
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** A cover that the provider generates from the course's texts, for a credit. */
export function PictureByProvider({ courseId }: { courseId: string }) {
  const { t } = useTranslation('assistant');
  const [searchParams, setSearchParams] = useSearchParams();
  const { data } = useAssistantAllowanceQuery({ fetchPolicy: 'cache-and-network' });
  const [problem, setProblem] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const getKey = useIdempotencyKey();
  const [requestPicture, { loading }] = useAskForDraftMutation({
    ...SUPPRESS_TOAST,
    refetchQueries: [AssistantAllowanceDocument],
  });
  const allowance = data?.assistantAllowance;
  if (!allowance?.drawsPictures) return null;
  const ask = async () => {
    setProblem(null);
    const request = { courseId, kind: 'PICTURE' as const, lessonId: null };
    try {
      const created = await requestPicture({
        variables: { input: { ...request, idempotencyKey: getKey(JSON.stringify([request, times])) } },
      });
      setTimes(times + 1);
      if (created.data)
        setSearchParams(
          { course: courseId, request: created.data.createSuggestion.id },
          { replace: true, preventScrollReset: true },
        );
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  };
  const requestId = searchParams.get('request');
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="by-provider">
      <Heading level={2} id="by-provider" text="lg" weight={700}>
        {t('picture.title')}
      </Heading>
      <Row wrap gap={2} shrink>
        <Row as="p" wrap align="end" gap={4} flex={70} text="sm" tone="dim">
          {t(allowance.provider === 'SIMULATED' ? 'picture.textSimulated' : 'picture.text')}{' '}
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
          {t('picture.ask')}
        </Button>
      </Row>
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {requestId && <Picture key={requestId} requestId={requestId} courseId={courseId} />}
    </Stack>
  );
}
