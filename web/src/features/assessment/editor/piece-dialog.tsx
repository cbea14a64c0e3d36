import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import {
  describeDoc,
  EMPTY_DOC,
  hasUndescribedPicture,
  isPlainDoc,
  type RichNode,
} from '../../../ui/editor/rich-text.ts';
import { RichTextField } from '../../../ui/editor/rich-text-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { isUploading } from '../../../ui/upload/upload-store.ts';
import { AudioBox } from './audio-box.tsx';
import type { Piece } from './editor-model.ts';
import type { QuestionPort } from './use-added-files.ts';

/** The server's limit of a rich form in characters of JSON. */
const MAX_RICH_LENGTH = 20_000;

const isAudio = ({ type }: RichNode) => type === 'audio';

const toDocument = ({ text, rich }: Piece): RichNode => {
  if (rich) return rich as RichNode;
  return text
    ? { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    : EMPTY_DOC;
};

interface PieceDialogProps {
  name: string;
  maxLength: number;
  value: Piece;
  port: QuestionPort;
  onClose: () => void;
  onSave: (value: Piece) => void;
}

/** Edits an answer with formulas, pictures, code and audio, and its plain text. */
export function PieceDialog({ name, maxLength, value, port, onClose, onSave }: PieceDialogProps) {
  const { t } = useTranslation('quizBuilder');
  const [initial] = useState(() => toDocument(value));
  const [doc, setDoc] = useState<RichNode>(() => ({
    ...initial,
    content: (initial.content ?? []).filter((node) => !isAudio(node)),
  }));
  const [audio, setAudio] = useState<RichNode | null>(() => (initial.content ?? []).find(isAudio) ?? null);
  const whole: RichNode = audio ? { ...doc, content: [...(doc.content ?? []), audio] } : doc;
  const described = describeDoc(whole).slice(0, maxLength);
  // Follows the content until the teacher writes another text
  const [ownText, setOwnText] = useState<string | null>(() =>
    value.rich && value.text !== describeDoc(initial).slice(0, maxLength) ? value.text : null,
  );
  const text = (ownText ?? described).trim();
  const [problem, setProblem] = useState<string | null>(null);
  const purpose = `answer-sound.${useId()}`;

  const save = () => {
    const refused = isUploading(purpose)
      ? t('sound.wait')
      : hasUndescribedPicture(doc)
        ? t('rich.pictureText')
        : JSON.stringify(whole).length > MAX_RICH_LENGTH
          ? t('rich.long')
          : !text && !isPlainDoc(whole)
            ? t('rich.textMissing')
            : null;
    setProblem(refused);
    if (refused === null) onSave({ text, rich: isPlainDoc(whole) ? null : whole });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button onClick={save}>{t('rich.save')}</Button>
        </>
      }
    >
      <Stack gap={4} shrink>
        <RichTextField
          label={t('rich.content')}
          help={t('rich.help')}
          value={doc}
          onChange={setDoc}
          port={port.pictures}
        />
        <AudioBox purpose={purpose} audio={audio} port={port} onChange={setAudio} />
        <TextField
          label={t('rich.text')}
          description={t('rich.textHelp')}
          maxLength={maxLength}
          value={ownText ?? described}
          onChange={(event) => setOwnText(event.currentTarget.value)}
        />
        <Problem text={problem} />
      </Stack>
    </Dialog>
  );
}
