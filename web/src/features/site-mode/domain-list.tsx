import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import classes from './site-mode.module.css';

interface DomainListProps {
  domains: readonly string[];
  onChange: (domains: readonly string[]) => void;
  isReadOnly: boolean;
  error?: string | undefined;
}

/** The e-mail domains whose owners may create an account. The server checks them. */
export function DomainList({ domains, onChange, isReadOnly, error }: DomainListProps) {
  const { t } = useTranslation('siteMode');
  const [typed, setTyped] = useState('');
  const add = () => {
    const added = typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((text) => text.replace(/^@/, ''))
      .filter(Boolean);
    if (added.length) onChange([...new Set([...domains, ...added])]);
    setTyped('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <Stack gap={3} shrink>
      {domains.length > 0 && (
        <ul className={classes.domains} aria-label={t('domains.label')}>
          {domains.map((domain) => (
            <li key={domain}>
              <button
                type="button"
                className={classes.domain}
                disabled={isReadOnly}
                aria-label={t('domains.remove', { domain })}
                onClick={() => onChange(domains.filter((each) => each !== domain))}
              >
                {domain}
                <IconX size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <Row as="form" wrap align="end" gap={2} onSubmit={submit} noValidate>
          <TextField
            label={t('domains.add')}
            description={t('domains.help')}
            autoComplete="off"
            inputMode="url"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={add}
            error={error}
          />
          <Button type="submit" variant="default">
            {t('domains.submit')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
