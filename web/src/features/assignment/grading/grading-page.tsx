import { IconKeyboard, IconList, IconListCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EditorBar } from '../../../ui/layout/editor-bar.tsx';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { Meter } from '../../../ui/meter.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { toast } from '../../../ui/toast.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useAssignmentFormat } from '../status-and-times.tsx';
import { GradeSubmission } from './grade-submission.tsx';
import { type MarkingQueueQuery, useReturnSubmissionsMutation } from './grading.gen.ts';
import classes from './grading-page.module.css';
import { KeyList } from './key-list.tsx';
import { Queue } from './queue.tsx';
import { Requests } from './requests.tsx';
import { useGradingKeys } from './use-grading-keys.ts';

interface GradingPageProps {
  data: MarkingQueueQuery;
  onChanged: () => Promise<unknown>;
}

/** The queue on the left, the work in the middle, its rubric on the right; on a phone the work first. */
export function GradingPage({ data, onChanged }: GradingPageProps) {
  const { t } = useTranslation('marking');
  const { at } = useAssignmentFormat();
  const [params, setParams] = useSearchParams();
  const [isQueueOpen, setQueueOpen] = useState(false);
  const [isKeysOpen, setKeysOpen] = useState(false);
  const [isRubricOpen, setRubricOpen] = useState(false);
  const [release, { loading }] = useReturnSubmissionsMutation();
  /** Saves changes before another submission is opened. */
  const leaveRef = useRef<() => Promise<boolean>>(() => Promise.resolve(true));
  const assignment = data.assignment!;
  const { items, total, page, limit } = data.markingQueue;
  const inQueue = items.filter(({ state }) => state !== 'RELEASED');
  const marked = items.filter(({ state }) => state === 'MARKED');
  const requestedId = params.get('submission');
  // The submission of a link may be on another page of the queue
  const selected = requestedId ? { submissionId: requestedId } : (inQueue[0] ?? items[0]);
  const index = items.findIndex(({ submissionId }) => submissionId === selected?.submissionId);

  const atPage = (number: number): Record<string, string> => (number > 1 ? { page: String(number) } : {});
  const select = async (submissionId: string | undefined) => {
    if (!submissionId || !(await leaveRef.current())) return;
    setQueueOpen(false);
    setParams({ ...atPage(page), submission: submissionId }, { replace: true });
  };
  const returnWork = async (ids: readonly string[]) => {
    if (!(await leaveRef.current())) return;
    try {
      await release({ variables: { input: { assignmentId: assignment.id, submissionIds: [...ids] } } });
      toast.success(t('returned', { count: ids.length }));
      setParams(atPage(page), { replace: true });
    } catch {
      // A toast shows the failure
    }
    await onChanged();
  };
  /** Opens the oldest pending submission other than the one that was just graded. */
  const openNext = async (done: string) => {
    await onChanged();
    const next = items.find(({ state, submissionId }) => state === 'WAITING' && submissionId !== done);
    if (next) setParams({ ...atPage(page), submission: next.submissionId }, { replace: true });
    else toast.success(t('allMarked'));
  };
  useGradingKeys({
    next: () => void select(items[index + 1]?.submissionId),
    previous: () => void select(items[index - 1]?.submissionId),
    help: () => setKeysOpen(true),
  });
  const queue = (
    <>
      <Queue
        items={items}
        selected={selected?.submissionId}
        maxScore={assignment.maxScore}
        isBusy={loading}
        onSelect={(id) => void select(id)}
        onReturn={() => void returnWork(marked.map(({ submissionId }) => submissionId))}
      />
      {total > limit && (
        <Pagination
          page={page}
          limit={limit}
          total={total}
          href={(number) => `?${new URLSearchParams(atPage(number))}`}
          label={t('queue.pages')}
        />
      )}
    </>
  );
  const done = items.length - items.filter(({ state }) => state === 'WAITING').length;
  return (
    <Box minH="screen">
      <PageMeta title={t('title', { title: assignment.lesson.title })} isPrivate />
      <EditorBar
        back="/teacher/marking"
        backLabel={t('back')}
        title={t('title', { title: assignment.lesson.title })}
        sub={
          <>
            {assignment.course.title}
            {assignment.dueAt && ` · ${t('due', { at: at(assignment.dueAt) })}`}
          </>
        }
      >
        {/* Only one page of the queue is loaded, so the progress of a longer one is unknown */}
        {items.length > 0 && total <= limit && (
          <div className={classes.progress}>
            <Text as="span" text="sm">
              {t('progress', { done, total: items.length })}
            </Text>
            <Meter percent={(100 * done) / items.length} label={t('progressLabel')} />
          </div>
        )}
        <Button
          variant="default"
          className={classes.narrow ?? ''}
          aria-label={t('queue.open')}
          onClick={() => setQueueOpen(true)}
        >
          <IconList size={18} aria-hidden="true" />
          <Box as="span" ml={2} phone={{ display: 'none' }}>
            {t('queue.open')}
          </Box>
        </Button>
        <IconButton
          className={utilities.notPhone}
          aria-label={t('keys.title')}
          onClick={() => setKeysOpen(true)}
        >
          <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </EditorBar>
      <div className={classes.columns}>
        <nav className={classes.queue} aria-label={t('queue.title')}>
          {queue}
        </nav>
        {selected ? (
          <GradeSubmission
            key={`${selected.submissionId}`}
            submissionId={selected.submissionId}
            comments={data.savedComments}
            leaveRef={leaveRef}
            isRubricOpen={isRubricOpen}
            onRubricClose={() => setRubricOpen(false)}
            onMarked={() => void openNext(selected.submissionId)}
            onReturn={() => void returnWork([selected.submissionId])}
            before={
              <Requests
                assignment={assignment}
                requests={data.extensionRequests}
                onDecided={() => void onChanged()}
              />
            }
          />
        ) : (
          <main
            id="main"
            tabIndex={-1}
            className={`${classes.work} ${styleClass({ display: 'grid', alignContent: 'start', gap: 6, shrink: true, p: 6 })}`}
          >
            <Requests
              assignment={assignment}
              requests={data.extensionRequests}
              onDecided={() => void onChanged()}
            />
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
          </main>
        )}
      </div>
      {selected && (
        <Box className={classes.sheetBar} display="none">
          <Button
            fullWidth
            leftSection={<IconListCheck size={18} aria-hidden="true" />}
            onClick={() => setRubricOpen(true)}
          >
            {t('rubric.open')}
          </Button>
        </Box>
      )}
      <Dialog
        isOpen={isQueueOpen}
        onClose={() => setQueueOpen(false)}
        title={t('queue.title')}
        placement="start"
      >
        {queue}
      </Dialog>
      <KeyList isOpen={isKeysOpen} onClose={() => setKeysOpen(false)} />
    </Box>
  );
}
