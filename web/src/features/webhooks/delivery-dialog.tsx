import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { toast } from '../../ui/toast.tsx';
import { DeliveryState } from './webhook-state.tsx';
import {
  type DeliveryDialogFragment,
  useDeliveryDialogFragment,
  useReplayWebhookDeliveryMutation,
} from './webhooks.gen.ts';
import classes from './webhooks.module.css';

interface DeliveryDialogProps {
  delivery: FragmentType<DeliveryDialogFragment>;
  mayReplay: boolean;
  onClose: () => void;
}

const formatMoment = (at: string) => `${formatTime(at)} ${formatDate(at)}`;

/** The text of a message, which the keyboard can scroll. */
const Message = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard
  <pre className={`${classes.block} ${styleClass({ text: 'xs', mono: true, anywhere: true })}`} tabIndex={0}>
    {text}
  </pre>
);

/** The payload of a delivery, and the response of each attempt. */
export function DeliveryDialog({ delivery: from, mayReplay, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation('webhooks');
  const [replay, { loading }] = useReplayWebhookDeliveryMutation();
  const delivery = useDeliveryDialogFragment(from);
  if (!delivery) return null;
  const { id, kind, state, body, attempts, nextTryAt, isHeldBack } = delivery;
  const send = () =>
    replay({ variables: { deliveryId: id } }).then(
      () => toast.success(t('delivery.replayed')),
      // The error is shown in a toast
      () => undefined,
    );
  const last = attempts.at(-1);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="end"
      title={t(`kind.${kind}`)}
      footer={
        mayReplay &&
        state !== 'WAITING' && (
          <Button loading={loading} onClick={() => void send()}>
            {t('delivery.replay')}
          </Button>
        )
      }
    >
      <Stack gap={4} shrink>
        <Row wrap gap={2} shrink>
          <DeliveryState delivery={delivery} />
          {nextTryAt && (
            <Text as="span" text="sm" tone="dim">
              {isHeldBack ? t('delivery.heldBack') : t('delivery.next', { time: formatMoment(nextTryAt) })}
            </Text>
          )}
        </Row>
        <Stack as="section" gap={2} shrink>
          <h3>{t('delivery.request')}</h3>
          <Message
            text={[
              `webhook-id: ${id}`,
              ...(last
                ? [
                    `webhook-timestamp: ${Math.floor(Date.parse(last.at) / 1000)}`,
                    `webhook-signature: ${last.signature ?? ''}`,
                  ]
                : []),
              '',
              body ?? t('delivery.notSent'),
            ].join('\n')}
          />
        </Stack>
        <Stack as="section" gap={4} shrink>
          <h3>{t('delivery.attempts', { count: attempts.length })}</h3>
          {attempts.toReversed().map(({ id: key, at, durationMs, fault, status, answer }) => (
            <Stack key={key} className={classes.attempt} gap={2} shrink>
              <Text text="sm">
                <Text as="span" weight={600}>
                  {formatMoment(at)}
                </Text>{' '}
                · {fault ? t(`fault.${fault}`) : t('delivery.arrived')}
                {status != null && ` · HTTP ${status}`} · {t('delivery.took', { ms: durationMs })}
              </Text>
              {answer && <Message text={answer} />}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
