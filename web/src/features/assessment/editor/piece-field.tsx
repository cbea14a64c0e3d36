import { IconMathFunction, IconPencil, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { withFormulas } from '../../../ui/editor/dollar-formulas.ts';
import { describeDoc } from '../../../ui/editor/rich-text.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { lazyOptional } from '../../../ui/lazy-optional.tsx';
import { PartFailed } from '../../../ui/part-failed.tsx';
import { PieceView } from '../piece-view.tsx';
import type { Piece } from './editor-model.ts';
import type { QuestionPort } from './use-added-files.ts';

/** Loaded when an answer gets its first formula, picture, code or audio. */
const PieceDialog = lazyOptional(async () => (await import('./piece-dialog.tsx')).PieceDialog, {
  failed: PartFailed,
});

interface PieceFieldProps {
  /** Name of the content, for example “Answer 2”. */
  name: string;
  /** Shown above the field. */
  label?: string;
  placeholder?: string;
  maxLength: number;
  isSmall?: boolean;
  isLong?: boolean;
  value: Piece;
  port: QuestionPort;
  onChange: (value: Piece) => void;
}

/** A text, or its rich form, which an editor changes on demand. */
export function PieceField({
  name,
  label,
  placeholder,
  maxLength,
  isSmall = false,
  isLong = false,
  value,
  port,
  onChange,
}: PieceFieldProps) {
  const { t } = useTranslation('quizBuilder');
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const { text, rich } = value;
  const setText = (next: string) => onChange({ text: next, rich: null });
  const convert = () => {
    const doc = withFormulas(text);
    if (doc) onChange({ text: describeDoc(doc).slice(0, maxLength), rich: doc });
  };
  const common = {
    maxLength,
    value: text,
    onBlur: convert,
    ...(placeholder && { placeholder }),
    ...(label ? { label } : { 'aria-label': name }),
  };
  return (
    <>
      {rich ? (
        <Stack as="fieldset" gap={2} shrink border="none" aria-labelledby={labelId}>
          <Box
            as="legend"
            id={labelId}
            display="block"
            mb={label ? 2 : 1}
            text={label ? 'control' : 'xs'}
            weight={label ? 600 : 400}
            {...(!label && { tone: 'dim' as const })}
          >
            {label ?? name}
          </Box>
          <Box px={4} py={3} bg="surface" radius="md" border="strong" anywhere>
            <PieceView piece={{ text, rich }} files={port.files} />
          </Box>
          <Row wrap gap={2}>
            <Button
              variant="subtle"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('rich.editOf', { name })}
              leftSection={<IconPencil size={16} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              {t('rich.edit')}
            </Button>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('rich.plainOf', { name })}
              leftSection={<IconX size={16} aria-hidden="true" />}
              onClick={() => setText(text)}
            >
              {t('rich.plain')}
            </Button>
          </Row>
        </Stack>
      ) : isLong ? (
        <Stack gap={2} shrink>
          <TextArea
            {...common}
            autosize
            minRows={2}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div>
            <Button
              variant="subtle"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('rich.open', { name })}
              leftSection={<IconMathFunction size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              {t('rich.add')}
            </Button>
          </div>
        </Stack>
      ) : (
        <Row gap={1} align="center">
          <Box grow shrink>
            <TextField
              {...common}
              isSmall={isSmall}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Box>
          <IconButton
            aria-label={t('rich.open', { name })}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <IconMathFunction size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </Row>
      )}
      {isOpen && (
        <PieceDialog
          name={name}
          maxLength={maxLength}
          value={value}
          port={port}
          onClose={() => setOpen(false)}
          onSave={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
