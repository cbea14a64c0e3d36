import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { type Draft, EMPTY_PIECE, gapsIn, newChoice, newPair } from './editor-model.ts';
import { PieceField } from './piece-field.tsx';
import classes from './quiz-editor.module.css';
import type { QuestionPort } from './use-added-files.ts';

const MAX_CHOICES = 20;
/** Characters of an answer. */
const MAX_LENGTH = 500;

interface BodyFieldsProps {
  draft: Draft;
  port: QuestionPort;
  set: <K extends keyof Draft>(name: K, value: Draft[K]) => void;
}

const replaceAt = <T,>(list: readonly T[], index: number, value: T): T[] =>
  list.map((each, n) => (n === index ? value : each));

const RemoveButton = ({ label, isOff, onClick }: { label: string; isOff: boolean; onClick: () => void }) => (
  <IconButton aria-label={label} aria-disabled={isOff} onClick={() => !isOff && onClick()}>
    <IconX size={18} aria-hidden="true" />
  </IconButton>
);

const Choices = ({
  draft,
  port,
  set,
  kind,
}: BodyFieldsProps & { kind: 'SINGLE' | 'MULTIPLE' | 'ORDERING' }) => {
  const { t } = useTranslation('quizBuilder');
  const { choices } = draft;
  const isOrdered = kind === 'ORDERING';
  const choose = (index: number) =>
    set(
      'choices',
      choices.map((choice, n) => ({
        ...choice,
        isRight: kind === 'SINGLE' ? n === index : n === index ? !choice.isRight : choice.isRight,
      })),
    );
  return (
    <Stack as="fieldset" gap={2} shrink border="none">
      <Box as="legend" display="block" mb={2} text="control" weight={600}>
        {t(isOrdered ? 'body.items' : 'body.choices')}
      </Box>
      <Text text="sm" tone="dim">
        {t(`body.help.${kind}`)}
      </Text>
      {choices.map((choice, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
          key={index}
          className={classes.entry}
          align="start"
          gap={3}
          py={2}
          pl={4}
          pr={2}
          bg="surface"
          radius="md"
          border="strong"
        >
          {isOrdered ? (
            <Box as="span" className={classes.number} minW={5} weight={600} tone="dim" numbers>
              {index + 1}
            </Box>
          ) : (
            <input
              type={kind === 'SINGLE' ? 'radio' : 'checkbox'}
              name="right"
              className={classes.right}
              aria-label={t('body.isRight', { number: index + 1 })}
              checked={choice.isRight}
              onChange={() => choose(index)}
            />
          )}
          <Stack gap={2} grow shrink>
            <PieceField
              name={t('body.choice', { number: index + 1 })}
              maxLength={MAX_LENGTH}
              value={choice}
              port={port}
              onChange={(piece) => set('choices', replaceAt(choices, index, { ...choice, ...piece }))}
            />
            {!isOrdered && (
              <PieceField
                isSmall
                name={t('body.feedback', { number: index + 1 })}
                placeholder={t('body.feedbackHint')}
                maxLength={MAX_LENGTH}
                value={choice.feedback}
                port={port}
                onChange={(feedback) => set('choices', replaceAt(choices, index, { ...choice, feedback }))}
              />
            )}
          </Stack>
          <RemoveButton
            label={t('body.remove', { number: index + 1 })}
            isOff={choices.length <= 2}
            onClick={() => set('choices', choices.toSpliced(index, 1))}
          />
        </Row>
      ))}
      {choices.length < MAX_CHOICES && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => set('choices', [...choices, newChoice()])}
          >
            {t(isOrdered ? 'body.addItem' : 'body.addChoice')}
          </Button>
        </div>
      )}
    </Stack>
  );
};

const Blanks = ({ draft, set }: Omit<BodyFieldsProps, 'port'>) => {
  const { t } = useTranslation('quizBuilder');
  const { kind, gapText, blanks } = draft;
  const count = kind === 'SHORT' ? 1 : gapsIn(gapText);
  const list = Array.from({ length: count }, (_, n) => blanks[n] ?? { accepted: '', tolerance: '' });
  return (
    <Stack as="fieldset" gap={2} shrink border="none">
      <Box as="legend" display="block" mb={2} text="control" weight={600}>
        {t('body.answers')}
      </Box>
      {kind === 'BLANK' && (
        <TextArea
          label={t('body.gapText')}
          description={t('body.gapHelp')}
          autosize
          minRows={2}
          maxLength={2000}
          value={gapText}
          onChange={(event) => set('gapText', event.currentTarget.value)}
        />
      )}
      {list.map((blank, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no id
        <Grid key={index} columns="narrow" gap={3}>
          <TextField
            label={kind === 'SHORT' ? t('body.accepted') : t('body.acceptedOf', { number: index + 1 })}
            description={t('body.acceptedHelp')}
            value={blank.accepted}
            onChange={(event) =>
              set('blanks', replaceAt(list, index, { ...blank, accepted: event.currentTarget.value }))
            }
          />
          <TextField
            label={t('body.tolerance')}
            description={t('body.toleranceHelp')}
            inputMode="decimal"
            value={blank.tolerance}
            onChange={(event) =>
              set('blanks', replaceAt(list, index, { ...blank, tolerance: event.currentTarget.value }))
            }
          />
        </Grid>
      ))}
    </Stack>
  );
};

const Pairs = ({ draft, port, set }: BodyFieldsProps) => {
  const { t } = useTranslation('quizBuilder');
  const { pairs, extras } = draft;
  return (
    <Stack as="fieldset" gap={2} shrink border="none">
      <Box as="legend" display="block" mb={2} text="control" weight={600}>
        {t('body.pairs')}
      </Box>
      {pairs.map((pair, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no id
          key={index}
          className={classes.entry}
          align="start"
          gap={3}
          py={2}
          pl={4}
          pr={2}
          bg="surface"
          radius="md"
          border="strong"
        >
          <Grid columns="narrow" gap={3} grow shrink>
            {(['left', 'right'] as const).map((side) => (
              <Box key={side} shrink>
                <PieceField
                  name={t(`body.${side}`, { number: index + 1 })}
                  maxLength={MAX_LENGTH}
                  value={pair[side]}
                  port={port}
                  onChange={(piece) => set('pairs', replaceAt(pairs, index, { ...pair, [side]: piece }))}
                />
              </Box>
            ))}
          </Grid>
          <RemoveButton
            label={t('body.removePair', { number: index + 1 })}
            isOff={pairs.length <= 2}
            onClick={() => set('pairs', pairs.toSpliced(index, 1))}
          />
        </Row>
      ))}
      {pairs.length < MAX_CHOICES && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => set('pairs', [...pairs, newPair()])}
          >
            {t('body.addPair')}
          </Button>
        </div>
      )}
      {extras.map((extra, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
        <Row key={index} className={classes.entry} align="start" gap={3}>
          <Box grow shrink>
            <PieceField
              name={t('body.extra', { number: index + 1 })}
              maxLength={MAX_LENGTH}
              value={extra}
              port={port}
              onChange={(piece) => set('extras', replaceAt(extras, index, piece))}
            />
          </Box>
          <RemoveButton
            label={t('body.removeExtra', { number: index + 1 })}
            isOff={false}
            onClick={() => set('extras', extras.toSpliced(index, 1))}
          />
        </Row>
      ))}
      {extras.length < MAX_CHOICES && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => set('extras', [...extras, EMPTY_PIECE])}
          >
            {t('body.addExtra')}
          </Button>
        </div>
      )}
    </Stack>
  );
};

/** The fields of each kind of question, including the key. */
export function BodyFields({ draft, port, set }: BodyFieldsProps) {
  const { t } = useTranslation('quizBuilder');
  switch (draft.kind) {
    case 'SINGLE':
    case 'MULTIPLE':
    case 'ORDERING':
      return <Choices draft={draft} port={port} set={set} kind={draft.kind} />;
    case 'BLANK':
    case 'SHORT':
      return <Blanks draft={draft} set={set} />;
    case 'MATCHING':
      return <Pairs draft={draft} port={port} set={set} />;
    case 'OPEN':
      return (
        <TextArea
          label={t('body.guidance')}
          description={t('body.guidanceHelp')}
          autosize
          minRows={3}
          maxLength={2000}
          value={draft.guidance}
          onChange={(event) => set('guidance', event.currentTarget.value)}
        />
      );
    case 'TRUE_FALSE':
      return (
        <Stack as="fieldset" gap={2} shrink border="none">
          <Box as="legend" display="block" mb={2} text="control" weight={600}>
            {t('body.truth')}
          </Box>
          <Checkbox
            label={t('body.true')}
            checked={draft.isTrue === true}
            onChange={() => set('isTrue', true)}
          />
          <Checkbox
            label={t('body.false')}
            checked={draft.isTrue === false}
            onChange={() => set('isTrue', false)}
          />
        </Stack>
      );
  }
}
