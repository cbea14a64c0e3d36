import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { IconFlag, IconPencil, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { FindingState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  CourseModerationDocument,
  type FindingDetailFragment,
  type FindingRowFragment,
  MarkedSentencesDocument,
  type ModerationScanFragment,
  useCourseModerationQuery,
  useDecideFindingMutation,
  useFindingDetailFragment,
  useFindingRowFragment,
  useMarkedSentencesQuery,
  useModerationScanFragment,
  useScanCourseMutation,
} from './assistant.gen.ts';
import classes from './assistant.module.css';
import { AssistantFrame } from './assistant-frame.tsx';
import { CourseChoice } from './course-choice.tsx';
import { getPercent, TONES } from './marks.ts';
import { ProviderCheck } from './provider-check.tsx';
import { ReplaceSentence } from './replace-sentence.tsx';

/** Texts of students, which a teacher cannot edit but can answer or report on their own pages. */
const STUDENT_TEXTS = {
  RATING: {
    getPath: () => '/teacher/course-reviews',
    toPage: 'moderation.toRatings',
    note: 'moderation.noteRating',
  },
  COMMENT: {
    getPath: (courseId: string) => `/teacher/questions?show=ALL&course=${courseId}`,
    toPage: 'moderation.toComments',
    note: 'moderation.noteComment',
  },
} as const;

/** A flagged sentence with its context and the possible actions. */
function FindingDetail({
  finding: from,
  courseId,
}: {
  finding: FragmentType<FindingDetailFragment>;
  courseId: string;
}) {
  const { t } = useTranslation('assistant');
  const [decide, { loading }] = useDecideFindingMutation({
    refetchQueries: [MarkedSentencesDocument, CourseModerationDocument],
    awaitRefetchQueries: true,
  });
  const [isReplacing, setReplacing] = useState(false);
  const finding = useFindingDetailFragment(from);
  if (!finding) return null;
  const set = async (state: FindingState) => {
    try {
      await decide({ variables: { input: { findingId: finding.id, state } } });
      toast.success(t('moderation.saved'));
    } catch {
      // A toast shows the failure
    }
  };
  const studentText =
    finding.place === 'RATING' || finding.place === 'COMMENT' ? STUDENT_TEXTS[finding.place] : null;
  const editor = studentText
    ? studentText.getPath(courseId)
    : finding.lessonId
      ? `/teacher/courses/${courseId}/structure/${finding.lessonId}`
      : finding.place === 'SECTION'
        ? `/teacher/courses/${courseId}/structure`
        : `/teacher/courses/${courseId}/edit`;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="finding">
      <Row justify="between" gap={4} shrink>
        <Heading level={2} id="finding" text="lg" weight={700}>
          {t(`moderation.rule.${finding.rule}`)}
        </Heading>
        <Tag tone={TONES[finding.state]}>{t(`moderation.state.${finding.state}`)}</Tag>
      </Row>
      <Text text="sm" tone="dim">
        {t(`moderation.place.${finding.place}`, { lesson: finding.lessonTitle ?? '' })}
      </Text>
      <Box as="blockquote" p={4} m={0} space="lines" anywhere bg="surface-2" radius="md">
        {finding.textBefore}
        <mark className={classes.mark}>{finding.sentence}</mark>
        {finding.textAfter}
      </Box>
      <dl className={classes.facts}>
        <dt>{t('moderation.reason')}</dt>
        <dd>{t(`moderation.why.${finding.rule}`)}</dd>
        <dt>{t('moderation.confidence')}</dt>
        <dd>
          {finding.source !== 'RULES' && t(`moderation.sourceHelp.${finding.source}`)}
          {finding.source === 'RULES' && (
            <>
              <Meter
                percent={getPercent(finding)}
                label={t('moderation.sure', { percent: getPercent(finding) })}
                thin
              />
              <Text as="span" text="sm" tone="dim">
                {t('moderation.sureHelp', { percent: getPercent(finding) })}
              </Text>
            </>
          )}
        </dd>
      </dl>
      {isReplacing && (
        <ReplaceSentence courseId={courseId} finding={finding} onClose={() => setReplacing(false)} />
      )}
      {finding.state !== 'MENDED' && !isReplacing && (
        <Row wrap gap={2} shrink>
          {!studentText && (
            <Button
              leftSection={<IconPencil size={18} aria-hidden="true" />}
              onClick={() => setReplacing(true)}
            >
              {t('moderation.mendTo')}
            </Button>
          )}
          <ButtonLink to={editor} variant={studentText ? 'filled' : 'default'}>
            {t(studentText ? studentText.toPage : 'moderation.mend')}
          </ButtonLink>
          {finding.state === 'OPEN' ? (
            <>
              <Button variant="default" disabled={loading} onClick={() => void set('KEPT')}>
                {t('moderation.keep')}
              </Button>
              <Button
                variant="subtle"
                disabled={loading}
                leftSection={<IconFlag size={18} aria-hidden="true" />}
                onClick={() => void set('MISTAKEN')}
              >
                {t('moderation.mistake')}
              </Button>
            </>
          ) : (
            <Button variant="default" disabled={loading} onClick={() => void set('OPEN')}>
              {t('moderation.reopen')}
            </Button>
          )}
        </Row>
      )}
      <Text text="sm" tone="dim">
        {t(studentText ? studentText.note : 'moderation.note')}
      </Text>
    </Stack>
  );
}

interface FindingRowProps {
  item: FragmentType<FindingRowFragment>;
  isChosen: boolean;
  onChoose: () => void;
}

function FindingRow({ item: from, isChosen, onChoose }: FindingRowProps) {
  const { t } = useTranslation('assistant');
  const item = useFindingRowFragment(from);
  if (!item) return null;
  return (
    <li>
      <button type="button" className={classes.markRow} aria-pressed={isChosen} onClick={onChoose}>
        <Row as="span" justify="between" gap={4} shrink>
          <Text as="span" text="sm" tone="dim">
            {t(`moderation.place.${item.place}`, { lesson: item.lessonTitle ?? '' })}
          </Text>
          <Text as="span" text="sm">
            {item.source === 'RULES' ? `${getPercent(item)}%` : t(`moderation.source.${item.source}`)}
          </Text>
        </Row>
        <Text as="span" weight={600}>
          {t(`moderation.rule.${item.rule}`)}
        </Text>
        <Text as="span" text="sm" anywhere>
          “{item.sentence}”
        </Text>
      </button>
    </li>
  );
}

function Findings({ courseId, isDecided }: { courseId: string; isDecided: boolean }) {
  const { t } = useTranslation('assistant');
  const [searchParams] = useSearchParams();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const page = Math.max(1, Number(searchParams.get('page')) || 1);
  const result = useMarkedSentencesQuery({ variables: { courseId, isDecided, page }, ...cacheAndNetwork });
  const hrefOfPage = (to: number) =>
    `/teacher/ai/moderation?course=${courseId}${isDecided ? '&show=decided' : ''}&page=${to}`;
  return (
    <QueryView
      result={result}
      select={({ moderationFindings }) => moderationFindings}
      keepsPrevious
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={4} height={90} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title={t(isDecided ? 'moderation.emptyDecided' : 'moderation.emptyOpen')}
          text={t(isDecided ? 'moderation.emptyDecidedText' : 'moderation.emptyOpenText')}
        />
      }
    >
      {({ items, total, limit }) => {
        const finding = items.find(({ id }) => id === selectedId) ?? items[0]!;
        return (
          <div className={classes.columns}>
            <Stack gap={4} shrink>
              <Card as="ul" className={classes.marks} card="flush" aria-label={t('moderation.list')}>
                {items.map((item) => (
                  <FindingRow
                    key={item.id}
                    item={item}
                    isChosen={item.id === finding.id}
                    onChoose={() => setSelectedId(item.id)}
                  />
                ))}
              </Card>
              {total > limit && <Pagination page={page} total={total} limit={limit} href={hrefOfPage} />}
            </Stack>
            <FindingDetail key={finding.id} finding={finding} courseId={courseId} />
          </div>
        );
      }}
    </QueryView>
  );
}

interface ModerationScanProps {
  moderation: FragmentType<ModerationScanFragment>;
  courseId: string;
  select: ReactNode;
}

/** When and how much was scanned, and the button to scan again. */
function ModerationScan({ moderation: from, courseId, select }: ModerationScanProps) {
  const { t } = useTranslation('assistant');
  const { count, date, time } = useFormat();
  const [scan, { loading }] = useScanCourseMutation({
    refetchQueries: [MarkedSentencesDocument],
    awaitRefetchQueries: true,
  });
  const start = async () => {
    try {
      await scan({ variables: { input: { courseId } } });
    } catch {
      // A toast shows the failure
    }
  };
  const moderation = useModerationScanFragment(from);
  if (!moderation) return null;
  const { scannedAt, lessons, words, ratings, comments } = moderation;
  return (
    <Row
      as="section"
      className={classes.scan}
      card
      wrap
      align="end"
      gap={4}
      aria-label={t('moderation.title')}
    >
      {select}
      <Text grow shrink text="sm" tone="dim" aria-live="polite">
        {scannedAt
          ? t('moderation.scanned', {
              lessons: count(lessons),
              words: count(words),
              ratings: count(ratings),
              comments: count(comments),
              at: `${time(scannedAt)}, ${date(scannedAt)}`,
            })
          : t('moderation.never')}
      </Text>
      <Button
        variant={scannedAt ? 'default' : 'filled'}
        loading={loading}
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        onClick={() => void start()}
      >
        {t(scannedAt ? 'moderation.again' : 'moderation.scan')}
      </Button>
    </Row>
  );
}

function Moderated({ courseId, select }: { courseId: string; select: ReactNode }) {
  const { t } = useTranslation('assistant');
  const [searchParams] = useSearchParams();
  const isDecided = searchParams.get('show') === 'decided';
  const result = useCourseModerationQuery({ variables: { id: courseId }, ...cacheAndNetwork });
  const client = useApolloClient();
  const readAgain = useCallback(
    () => void client.refetchQueries({ include: [MarkedSentencesDocument, CourseModerationDocument] }),
    [client],
  );
  const to = (show?: string) => `/teacher/ai/moderation?course=${courseId}${show ? `&show=${show}` : ''}`;
  return (
    <QueryView
      result={result}
      select={({ courseModeration }) => courseModeration}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={2} height={100} />}
    >
      {(moderation) => (
        <>
          <ModerationScan moderation={moderation} courseId={courseId} select={select} />
          {moderation.scannedAt && (
            <>
              <ProviderCheck courseId={courseId} onDone={readAgain} />
              <TabLinks
                label={t('moderation.list')}
                links={[
                  {
                    key: 'open',
                    label: t('moderation.tabOpen'),
                    to: to(),
                    isOn: !isDecided,
                    count: moderation.open,
                  },
                  {
                    key: 'decided',
                    label: t('moderation.tabDecided'),
                    to: to('decided'),
                    isOn: isDecided,
                    count: moderation.decided,
                  },
                ]}
              />
              <Findings key={String(isDecided)} courseId={courseId} isDecided={isDecided} />
            </>
          )}
        </>
      )}
    </QueryView>
  );
}

/** /teacher/ai/moderation: sentences flagged by rules, about which the teacher decides. */
export function Component() {
  const { t } = useTranslation('assistant');
  return (
    <AssistantFrame part="moderation" title={t('moderation.title')} sub={t('moderation.sub')}>
      <CourseChoice>{({ id }, select) => <Moderated key={id} courseId={id} select={select} />}</CourseChoice>
    </AssistantFrame>
  );
}
