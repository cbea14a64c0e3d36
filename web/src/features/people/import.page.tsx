import { useLazyQuery } from '@apollo/client/react';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toErrorMessage } from '../../apollo/failure.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { readText } from '../../ui/decode-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Card, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { FileButton } from '../../ui/upload/file-button.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  type ImportAnswerFragment,
  PreviewPeopleImportDocument,
  useImportPeopleMutation,
} from './import.gen.ts';
import { ImportLines } from './import-lines.tsx';
import classes from './people.module.css';

/** The server's limit in bytes. */
const MAX_BYTES = 900_000;

interface ChosenFile {
  name: string;
  csv: string;
}

/** /admin/users/import: imports accounts from a CSV file, after a check of each line. */
export function Component() {
  const { t } = useTranslation('people');
  const [check] = useLazyQuery(PreviewPeopleImportDocument, uncached);
  const [chosenFile, setChosenFile] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<ImportAnswerFragment | null>(null);
  const [result, setResult] = useState<ImportAnswerFragment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sendInvitations, setSendInvitations] = useState(true);
  const [run, { loading }] = useImportPeopleMutation(SUPPRESS_TOAST);

  const showProblem = (error: unknown) => setProblem(toErrorMessage(error));
  const choose = async (file: File) => {
    setResult(null);
    setPreview(null);
    setChosenFile(null);
    if (file.size > MAX_BYTES) return setProblem(t('import.tooLarge'));
    setProblem(null);
    const csv = await readText(file);
    setChosenFile({ name: file.name, csv });
    const { data, error } = await check({ variables: { csv } }).retain();
    setPreview(data?.previewPeopleImport ?? null);
    if (!error) return;
    setChosenFile(null);
    showProblem(error);
  };
  const submit = () => {
    if (!chosenFile) return;
    void run({
      variables: { input: { csv: chosenFile.csv, sendInvitations } },
    }).then(({ data }) => {
      setResult(data?.importPeople ?? null);
      setPreview(null);
    }, showProblem);
  };
  const shownAnswer = result ?? preview;

  return (
    <>
      <PageHeader
        title={t('import.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/users' },
          { label: t('import.title') },
        ]}
        sub={t('import.sub')}
        actions={
          <FileButton
            onFiles={([file]) => void choose(file)}
            accept=".csv,text/csv,text/plain"
            label={t('import.choose')}
          >
            {(props) => (
              <Button
                {...props}
                variant={chosenFile ? 'default' : 'filled'}
                leftSection={<IconFileImport size={18} aria-hidden="true" />}
              >
                {chosenFile ? t('import.other') : t('import.choose')}
              </Button>
            )}
          </FileButton>
        }
      />
      <Grid columns={1} gap={5}>
        <Problem text={problem} />
        {!chosenFile && !shownAnswer && (
          <Card>
            <EmptyState title={t('import.emptyTitle')} text={t('import.emptyText')} />
            <pre
              className={styleClass({
                w: 'fit',
                maxW: 'full',
                p: 4,
                mx: 'auto',
                my: 0,
                text: 'xs',
                bg: 'surface-2',
                radius: 'md',
                overflowX: 'auto',
              })}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard
              tabIndex={0}
            >
              {t('import.sample')}
            </pre>
          </Card>
        )}
        {chosenFile && !shownAnswer && !problem && (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
        {shownAnswer && chosenFile && (
          <>
            <Notice tone={shownAnswer.skipped > 0 ? 'warn' : 'plain'}>
              <Row justify="between" gap={4} shrink>
                <div>
                  <Text weight={600}>
                    {t(result ? 'import.result' : 'import.preview', {
                      name: chosenFile.name,
                      created: shownAnswer.created,
                      skipped: shownAnswer.skipped,
                    })}
                  </Text>
                  {!result && (
                    <Checkbox
                      className={classes.inNotice}
                      label={t('import.send')}
                      checked={sendInvitations}
                      onChange={(event) => setSendInvitations(event.currentTarget.checked)}
                    />
                  )}
                </div>
                {result ? (
                  <Link className={utilities.moreLink} to="/admin/users">
                    {t('person.back')}
                  </Link>
                ) : (
                  <Button loading={loading} disabled={shownAnswer.created === 0} onClick={submit}>
                    {t('import.submit', { count: shownAnswer.created })}
                  </Button>
                )}
              </Row>
            </Notice>
            <ImportLines lines={shownAnswer.lines} isDone={result !== null} />
          </>
        )}
      </Grid>
    </>
  );
}
