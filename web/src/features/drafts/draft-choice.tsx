import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';

interface DraftChoiceProps {
  /** `offer`: a draft differs from the saved version; `elsewhere`: another draft differs from the input. */
  kind: 'offer' | 'elsewhere';
  /** Time at which the draft was stored, as ISO 8601. */
  at: string;
  onAnswer: (usesDraft: boolean) => void;
}

/** Asks the viewer which of two unsaved texts to continue, or whether to continue the draft of a saved text. */
export function DraftChoice({ kind, at, onAnswer }: DraftChoiceProps) {
  const { t } = useTranslation('studio');
  const { date, time } = useFormat();
  return (
    <Notice tone="warn" isAlert>
      <Heading level={2} text="control">
        {t(`draft.${kind}.title`, { time: time(at), date: date(at) })}
      </Heading>
      <p>{t(`draft.${kind}.text`)}</p>
      <Row wrap align="stretch" gap={2} mt={2}>
        <Button size="sm" onClick={() => onAnswer(true)}>
          {t(`draft.${kind}.take`)}
        </Button>
        <Button variant="default" size="sm" onClick={() => onAnswer(false)}>
          {t(`draft.${kind}.leave`)}
        </Button>
      </Row>
    </Notice>
  );
}
