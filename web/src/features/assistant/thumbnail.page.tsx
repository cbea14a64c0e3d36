import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { DrawnMotif } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { useCoverDrawingsQuery, useUseDrawnCoverMutation } from './assistant.gen.ts';
import classes from './assistant.module.css';
import { AssistantFrame } from './assistant-frame.tsx';
import { CourseChoice } from './course-choice.tsx';
import { DrawingChoices } from './drawing-choices.tsx';
import { renderPng, toDataUrl } from './drawn-picture.ts';
import { PictureActions } from './picture-actions.tsx';
import { PictureByProvider } from './picture-by-provider.tsx';

const MOTIFS = [
  'CODE',
  'DATA',
  'DESIGN',
  'BUSINESS',
  'LANGUAGE',
  'HEALTH',
  'FOOD',
  'ARTS',
] as const satisfies readonly DrawnMotif[];
const SIZE = { width: 1280, height: 720 };

function Covers({ course, select }: { course: { id: string; title: string }; select: ReactNode }) {
  const { t } = useTranslation('assistant');
  const [text, setText] = useState(course.title);
  const [motif, setMotif] = useState<DrawnMotif>('CODE');
  const [round, setRound] = useState(0);
  const [chosenVariant, setChosenVariant] = useState(0);
  const debouncedText = useDebouncedValue(text.trim(), 300);
  const [setCover] = useUseDrawnCoverMutation(SUPPRESS_TOAST);
  const result = useCoverDrawingsQuery({
    variables: { text: debouncedText, motif, seed: `${course.id} ${round}` },
    skip: !debouncedText,
    fetchPolicy: 'cache-first',
  });
  return (
    <div className={classes.columns}>
      <Stack as="section" card gap={4} shrink aria-label={t('thumbnail.text')}>
        {select}
        <TextField
          label={t('thumbnail.text')}
          description={t('thumbnail.help')}
          value={text}
          maxLength={120}
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          label={t('thumbnail.motif')}
          value={motif}
          options={MOTIFS.map((value) => ({ value, label: t(`thumbnail.motifs.${value}`) }))}
          onChange={({ target }) => setMotif(target.value as DrawnMotif)}
        />
        <Button
          variant="light"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          onClick={() => setRound(round + 1)}
        >
          {t('another')}
        </Button>
        <Text text="sm" tone="dim">
          {t('free')}
        </Text>
      </Stack>
      {debouncedText ? (
        <QueryView
          result={result}
          select={({ coverDrawings }) => coverDrawings}
          keepsPrevious
          failedTitle={t('failed')}
          skeleton={<LoadingRows rows={3} height={150} />}
        >
          {(drawings) => {
            const { svg, variant } =
              drawings.find((drawing) => drawing.variant === chosenVariant) ?? drawings[0]!;
            return (
              <Stack gap={4} shrink>
                <Card as="section">
                  <DrawingChoices
                    label={t('thumbnail.six')}
                    drawings={drawings}
                    selected={variant}
                    onChoose={setChosenVariant}
                  />
                </Card>
                <Stack as="section" card gap={4} shrink aria-labelledby="preview">
                  <Heading level={2} id="preview" text="lg" weight={700}>
                    {t('chosen', { number: variant + 1 })}: {t('thumbnail.preview')}
                  </Heading>
                  <Row wrap align="end" gap={5}>
                    <img className={classes.large} src={toDataUrl(svg)} alt="" width={480} height={270} />
                    <Stack as="figure" gap={2}>
                      <img
                        className={styleClass({ radius: 'sm' })}
                        src={toDataUrl(svg)}
                        alt=""
                        width={128}
                        height={72}
                      />
                      <Text as="figcaption" text="sm" tone="dim">
                        {t('thumbnail.small')}
                      </Text>
                    </Stack>
                  </Row>
                  <PictureActions
                    useLabel={t('thumbnail.use')}
                    usedText={t('thumbnail.used')}
                    makeFile={() => renderPng(svg, 'bia', SIZE.width, SIZE.height)}
                    onSent={(uploadId) =>
                      setCover({ variables: { input: { courseId: course.id, uploadId } } })
                    }
                    onDownload={() => saveFile('bia.svg', svg, 'image/svg+xml')}
                  >
                    <Text as="span" text="sm" tone="dim">
                      {t('thumbnail.note')}
                    </Text>
                  </PictureActions>
                </Stack>
              </Stack>
            );
          }}
        </QueryView>
      ) : (
        <EmptyState title={t('thumbnail.empty')} />
      )}
    </div>
  );
}

/** /teacher/ai/thumbnail: covers in the platform’s style with custom text and shapes, and covers generated by a provider. */
export function Component() {
  const { t } = useTranslation('assistant');
  return (
    <AssistantFrame part="thumbnail" title={t('thumbnail.title')} sub={t('thumbnail.sub')}>
      <CourseChoice>
        {(course, select) => (
          <>
            <Covers key={course.id} course={course} select={select} />
            <PictureByProvider key={`${course.id} picture`} courseId={course.id} />
          </>
        )}
      </CourseChoice>
    </AssistantFrame>
  );
}
