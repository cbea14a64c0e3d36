import type { TicketState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Readonly<Record<TicketState, Tone>> = {
  OPEN: 'warn',
  REPLIED: 'info',
  ON_HOLD: 'neutral',
  RESOLVED: 'ok',
  CLOSED: 'neutral',
};

/** The status of a ticket for its requester. */
export function OwnTicketState({ state }: { state: TicketState }) {
  const { t } = useTranslation('tickets');
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
