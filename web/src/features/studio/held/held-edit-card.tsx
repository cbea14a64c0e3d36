import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ChangedText } from '../../../ui/changed-text.tsx';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import classes from './held-edit-card.module.css';
import { type HeldEditCardFragment, useHeldEditCardFragment } from './held-edits.gen.ts';

const STATE_TONES = { CHECKING: 'info', WAITING: 'warn', SHOWN: 'warn', REJECTED: 'bad' } as const;

const isStated = (state: string): state is keyof typeof STATE_TONES => state in STATE_TONES;

interface HeldEditCardProps {
  edit: FragmentType<HeldEditCardFragment>;
  /** Above the changes, for instance the course. */
  header?: ReactNode;
  actions: ReactNode;
  /** True to show the changes without a click. */
  isOpen?: boolean;
}

/** A flagged edit: its state, the flagged sentences, and its differences from the approved content. */
export function HeldEditCard({ edit: from, header, actions, isOpen = false }: HeldEditCardProps) {
  const { t } = useTranslation('revisions');
  const edit = useHeldEditCardFragment(from);
  if (!edit || !isStated(edit.state)) return null;
  const { id, kind, state, title, note, flagged, changes } = edit;
  return (
    <Stack as="section" card gap={3} shrink aria-labelledby={`held-${id}`}>
      <Row wrap justify="between" gap={2}>
        <Heading level={2} id={`held-${id}`} text="md">
          {t(`held.kind.${kind}`, { title })}
        </Heading>
        <Tag tone={STATE_TONES[state]}>{t(`held.state.${state}`)}</Tag>
      </Row>
      {header}
      {note && (
        <Notice tone="bad">
          {t('held.note')} {note}
        </Notice>
      )}
      {flagged.length > 0 && (
        <div>
          <Text text="sm" weight={600}>
            {t('held.flagged')}
          </Text>
          <ul className={classes.flagged}>
            {[...new Set(flagged.map(({ sentence }) => sentence))].map((sentence) => (
              <li key={sentence}>
                <mark>{sentence}</mark>
              </li>
            ))}
          </ul>
        </div>
      )}
      {changes.length > 0 && (
        <details open={isOpen}>
          <summary>{t('held.changes')}</summary>
          {changes.map(({ field, before, after }) => (
            <Text key={field} className={classes.change} text="sm" space="lines" anywhere>
              <ChangedText before={before} after={after} />
            </Text>
          ))}
        </details>
      )}
      {actions}
    </Stack>
  );
}
