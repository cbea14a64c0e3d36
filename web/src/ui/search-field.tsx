import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SearchFieldProps {
  /** What the address says. */
  value: string;
  /** Called on Enter, on leaving the field, and when it is cleared. */
  onSearch: (value: string) => void;
  label: string;
}

/** A search box above a table or list. It searches on Enter, so that typing costs the server nothing. */
export function SearchField({ value, onSearch, label }: SearchFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const submit = () => {
    if (draft.trim() !== value) onSearch(draft.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={submit}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={
          draft ? (
            <CloseButton
              aria-label={t('search.clear')}
              onClick={() => {
                setDraft('');
                onSearch('');
              }}
            />
          ) : null
        }
      />
    </form>
  );
}
