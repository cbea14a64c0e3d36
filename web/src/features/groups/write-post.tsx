import { type FormEvent, useState } from 'react';
import { problemOf } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useCreateGroupPostMutation } from './groups.gen.ts';

interface WritePostProps {
  groupId: string;
  /** The post that is answered; missing for a new post. */
  parentId?: string;
  onWritten: () => void;
}

/** The field for a post or a reply. After an error the text stays. */
export function WritePost({ groupId, parentId, onWritten }: WritePostProps) {
  const { t } = useTranslation('groups');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [create, { loading }] = useCreateGroupPostMutation(SUPPRESS_TOAST);
  const keyOf = useIdempotencyKey();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = { groupId, parentId: parentId ?? null, text: text.trim() };
    if (!input.text) return;
    setProblem(null);
    try {
      await create({ variables: { input: { ...input, idempotencyKey: keyOf(JSON.stringify(input)) } } });
      setText('');
      onWritten();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const label = t(parentId ? 'feed.reply' : 'feed.write');
  return (
    <Stack as="form" gap={2} shrink onSubmit={(event) => void send(event)}>
      <TextArea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={parentId ? 1 : 2}
        maxRows={8}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Problem text={problem} />
      {text.trim() && (
        <div>
          <Button type="submit" size="compact-md" loading={loading}>
            {t(parentId ? 'feed.sendReply' : 'feed.send')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
