import { Box, Row, Stack } from '../../ui/layout/layout.tsx';
import type { Answer, PaperQuestion } from './attempt-model.ts';
import { PieceView, type QuestionFiles } from './piece-view.tsx';

interface AnswerViewProps {
  question: PaperQuestion;
  answer: Pick<Answer, 'choiceIds' | 'pairs'>;
  /** The answer as a text, which is shown if no item of it has a rich form. */
  text: string;
  files: QuestionFiles;
}

/** An answer or a solution: its items in their rich forms. */
export function AnswerView({ question: { choices, matches }, answer, text, files }: AnswerViewProps) {
  const find = (id: string) => [...choices, ...matches].filter((piece) => piece.id === id);
  const lines = answer.pairs.length
    ? answer.pairs.map(({ pairId, matchId }) => [...find(pairId), ...find(matchId)])
    : answer.choiceIds.map(find);
  if (!lines.flat().some(({ rich }) => rich)) return text;
  return (
    <Stack as="ul" gap={2}>
      {lines.map((pieces) => (
        <Row as="li" key={pieces.map(({ id }) => id).join(' ')} wrap align="start" gap={2}>
          {pieces.map((piece, index) => (
            <Row key={piece.id} align="start" gap={2} shrink>
              {index > 0 && '→'}
              <Box shrink anywhere>
                <PieceView piece={piece} files={files} />
              </Box>
            </Row>
          ))}
        </Row>
      ))}
    </Stack>
  );
}
