import { RichTextView } from '../../ui/rich-text-view.tsx';
import type { OpenAttempt } from './attempt-model.ts';

/** The pictures and the audio of a question's texts. */
export type QuestionFiles = Pick<OpenAttempt, 'pictures' | 'sounds'>;

interface PieceViewProps {
  piece: { text: string; rich?: unknown };
  files: QuestionFiles;
}

/** An answer, an item or an explanation: its rich form if it has one, otherwise its text. */
export const PieceView = ({ piece: { text, rich }, files: { pictures, sounds } }: PieceViewProps) =>
  rich ? <RichTextView doc={rich} pictures={pictures} sounds={sounds} /> : text;
