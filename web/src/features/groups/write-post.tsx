import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
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
  const [create] = useCreateGroupPostMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { text: '' },
    send: async (values) => {
      const input = { groupId, parentId: parentId ?? null, text: values.text.trim() };
      if (!input.text) return;
      await create({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      form.reset();
      onWritten();
    },
  });
  const label = t(parentId ? 'feed.reply' : 'feed.write');
  return (
    <Stack as="form" gap={2} shrink onSubmit={submit}>
      <TextArea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={parentId ? 1 : 2}
        maxRows={8}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
      <FormError failure={formError} />
      {form.values.text.trim() && (
        <div>
          <Button type="submit" size="compact-md" loading={isBusy}>
            {t(parentId ? 'feed.sendReply' : 'feed.send')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
