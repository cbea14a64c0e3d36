import { IconDownload, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { toCsv } from '../csv.ts';
import { Box, Heading, Row, Stack } from '../layout/layout.tsx';
import { saveFile } from '../save-file.ts';
import classes from './chart-card.module.css';
import { type ChartFigures, ChartTable } from './chart-table.tsx';

interface ChartBodyProps<Row> extends ChartFigures<Row> {
  title: string;
  /** The meaning of the values or how they are counted. */
  explanation?: ReactNode;
  /** Name of the CSV file. Without it none is offered. */
  file?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The values as CSV for spreadsheets. */
const toFileText = <Row,>({ columns, rows }: ChartFigures<Row>): string =>
  toCsv([
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ text, plain }) => String((plain ?? text)(row)))),
  ]);

/** A chart with a switch to its table, for a card that has a title already. */
export function ChartBody<Row>({
  title,
  explanation,
  file,
  actions,
  children,
  ...figures
}: ChartBodyProps<Row>) {
  const { t } = useTranslation('workspace');
  const [isTable, setTable] = useState(false);
  return (
    <>
      <Row wrap align="start" justify="between" rowGap={1} columnGap={4}>
        <Box className={classes.explanation} text="sm" tone="dim">
          {explanation}
        </Box>
        <div className={classes.switches}>
          {actions}
          <Button
            variant="subtle"
            size="sm"
            aria-pressed={isTable}
            leftSection={<IconTable size={18} aria-hidden="true" />}
            onClick={() => setTable((old) => !old)}
          >
            {t('chart.asTable')}
          </Button>
          {file && (
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('chart.saveOf', { title })}
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              onClick={() => saveFile(file, toFileText(figures), 'text/csv')}
            >
              {t('chart.save')}
            </Button>
          )}
        </div>
      </Row>
      {isTable ? <ChartTable caption={t('chart.tableOf', { title })} {...figures} /> : children}
    </>
  );
}

/** A chart on its own card: title, explanation, the switch to its table, and its CSV file. */
export function ChartCard<Row>(props: ChartBodyProps<Row>) {
  const id = useId();
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby={id}>
      <Heading level={2} id={id} text="lg">
        {props.title}
      </Heading>
      <ChartBody {...props} />
    </Stack>
  );
}
