import { type ReactNode, useState } from 'react';

interface FileButtonProps {
  /** Label of the file input for screen readers. */
  label?: string;
  /** For the file picker. Defaults to any file. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Called with the chosen files. The same file can be chosen again. */
  onFiles: (files: readonly [File, ...File[]]) => void;
  /** Gets the handler that opens the file picker. */
  children: (props: { onClick: () => void }) => ReactNode;
}

/** Opens the file picker from a custom button. */
export function FileButton({
  label,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
  children,
}: FileButtonProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <input
        ref={setField}
        type="file"
        hidden
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (first) onFiles([first, ...others]);
        }}
      />
      {children({ onClick: () => !disabled && field?.click() })}
    </>
  );
}
