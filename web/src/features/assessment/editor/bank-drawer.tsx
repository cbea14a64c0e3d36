import { IconFileImport, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getTitle } from '../result-model.ts';
import { PageTurns } from './page-turns.tsx';
import { QuestionExport } from './question-export.tsx';
import { QuestionImport } from './question-import.tsx';
import {
  type QuestionBankQuery,
  useQuestionBankQuery,
  useRemoveQuestionMutation,
} from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';

type Question = QuestionBankQuery['questionBank']['items'][number];

interface BankDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  courseId: string;
  used: readonly string[];
  onAdd: (question: Question) => void;
}

const Bank = ({ courseId, used, onAdd }: Omit<BankDrawerProps, 'isOpen' | 'onClose'>) => {
  const { t } = useTranslation('quizBuilder');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [isImporting, setImporting] = useState(false);
  const [removed, setRemoved] = useState<Question | null>(null);
  const [remove, removing] = useRemoveQuestionMutation();
  const result = useQuestionBankQuery({
    variables: { courseId, search: search.trim() || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const confirm = async (question: Question) => {
    try {
      await remove({ variables: { questionId: question.id } });
      toast.success(t('bank.removed'));
      setRemoved(null);
      // After the last question of a page was deleted, the page before is shown
      if (page > 1 && result.data?.questionBank.items.length === 1) setPage(page - 1);
      else void result.refetch();
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Stack gap={4} shrink>
      <Row wrap gap={2}>
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden="true" />}
          onClick={() => setImporting(true)}
        >
          {t('import.open')}
        </Button>
        <QuestionExport courseId={courseId} />
      </Row>
      {isImporting && <QuestionImport courseId={courseId} onClose={() => setImporting(false)} />}
      <TextField
        label={t('bank.search')}
        value={search}
        data-autofocus
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
      />
      <QueryView
        result={result}
        select={({ questionBank }) => questionBank}
        keepsPrevious
        isEmpty={({ total }) => total === 0}
        empty={<Text tone="dim">{t(search ? 'bank.noMatch' : 'bank.empty')}</Text>}
        skeleton={
          <Loading>
            <Skeleton height={240} />
          </Loading>
        }
      >
        {({ items, total, limit }) => (
          <>
            <Stack as="ul" className={classes.bank} gap={1}>
              {items.map((question) => (
                <Row as="li" key={question.id} justify="between" gap={4} shrink>
                  <Text as="span" grow shrink>
                    {getTitle(question.prompt)}
                    <Box as="span" display="block" text="xs" tone="dim">
                      {t(`kinds.${question.kind}`)}
                      {question.topic && ` · ${question.topic}`}
                    </Box>
                  </Text>
                  {used.includes(question.id) ? (
                    <Text as="span" text="sm" tone="dim">
                      {t('bank.used')}
                    </Text>
                  ) : (
                    <>
                      <Button size="sm" variant="light" onClick={() => onAdd(question)}>
                        {t('bank.add')}
                      </Button>
                      <IconButton
                        aria-label={t('bank.remove', { title: getTitle(question.prompt) })}
                        onClick={() => setRemoved(question)}
                      >
                        <IconTrash size={18} aria-hidden="true" />
                      </IconButton>
                    </>
                  )}
                </Row>
              ))}
            </Stack>
            <PageTurns page={page} limit={limit} total={total} onPage={setPage} />
          </>
        )}
      </QueryView>
      {removed && (
        <ConfirmDialog
          isOpen
          isDanger
          onClose={() => setRemoved(null)}
          onConfirm={() => void confirm(removed)}
          title={t('bank.removeTitle')}
          confirmLabel={t('bank.removeConfirm')}
          isBusy={removing.loading}
        >
          <Text weight={600}>{getTitle(removed.prompt)}</Text>
          <p>{t('bank.removeText')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
};

/** All questions of the course, to add them to this quiz. */
export function BankDrawer({ isOpen, onClose, ...rest }: BankDrawerProps) {
  const { t } = useTranslation('quizBuilder');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('bank.title')} placement="start">
      {isOpen && <Bank {...rest} />}
    </Dialog>
  );
}
