import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Grid, Heading, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  type PrivacyRequestsQuery,
  useAcceptPrivacyRequestMutation,
  usePrivacyRequestEffectsQuery,
  useRefusePrivacyRequestMutation,
} from './privacy-requests.gen.ts';

export type PrivacyRequest = PrivacyRequestsQuery['privacyRequests']['items'][number];

export interface Decision {
  kind: 'accept' | 'refuse';
  request: PrivacyRequest;
}

interface DecideDialogProps {
  decision: Decision;
  onClose: () => void;
  onDone: () => void;
}

/** The effects of accepting, which the server states from the declarations of all features. */
const Effects = ({ request: { id, kind } }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('privacyRequests');
  return (
    <div>
      <Heading level={3} text="sm">
        {t('act.accept.effects')}
      </Heading>
      <QueryView
        result={usePrivacyRequestEffectsQuery({ variables: { requestId: id }, fetchPolicy: 'network-only' })}
        select={({ privacyRequestEffects }) => privacyRequestEffects}
        skeleton={<LoadingRows rows={2} height={20} />}
      >
        {({ stops, deletedRecords, keptRecords, createsFile }) => (
          <Grid as="ul" gap={1} mt={2} pl={5} text="sm" bullets="disc">
            {stops.map((purpose) => (
              <li key={purpose}>{t('act.accept.stops', { purpose })}</li>
            ))}
            {(kind === 'RESTRICTION' || kind === 'WITHDRAWAL') && stops.length === 0 && (
              <li>{t('act.accept.nothingStops')}</li>
            )}
            {deletedRecords > 0 && <li>{t('act.accept.deletes', { deleted: deletedRecords })}</li>}
            {keptRecords > 0 && <li>{t('act.accept.keeps', { kept: keptRecords })}</li>}
            {createsFile && <li>{t('act.accept.file')}</li>}
            {kind === 'CORRECTION' && <li>{t('act.accept.correct')}</li>}
          </Grid>
        )}
      </QueryView>
    </div>
  );
};

/** The answer to a request: accepted with its effects, or refused with the article of the law. */
export function DecideDialog({ decision: { kind, request }, onClose, onDone }: DecideDialogProps) {
  const { t } = useTranslation('privacyRequests');
  const [accept] = useAcceptPrivacyRequestMutation();
  const [refuse] = useRefusePrivacyRequestMutation();
  const requestId = request.id;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { answer: '', article: '' },
    send: async ({ answer, article }) => {
      if (kind === 'accept') await accept({ variables: { input: { requestId, answer } } });
      else await refuse({ variables: { input: { requestId, answer, article } } });
      toast.success(t(`act.${kind}.done`));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(`act.${kind}.title`, { name: request.personName })}
      submitLabel={t(`act.${kind}.action`)}
      isDanger={kind === 'refuse'}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Text tone="text-2" anywhere>
        {request.text}
      </Text>
      {kind === 'accept' ? (
        <Effects request={request} />
      ) : (
        <TextField
          key={form.key('article')}
          label={t('act.refuse.article')}
          description={t('act.refuse.articleHelp')}
          maxLength={200}
          {...form.getInputProps('article')}
        />
      )}
      <TextArea
        key={form.key('answer')}
        label={t('reply')}
        description={t('replyHelp')}
        rows={4}
        maxLength={2000}
        {...form.getInputProps('answer')}
      />
    </FormDialog>
  );
}
