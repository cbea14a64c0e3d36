import { type ReactNode, useState } from 'react';

interface FileButtonProps {
  /** Names the field for who finds it without its button. */
  label?: string;
  /** For the browser's file picker; anything unless said. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Given what was chosen; the same may be chosen again at once. */
  onFiles: (files: readonly [File, ...File[]]) => void;
  /** Gets what opens the file picker. */
  children: (props: { onClick: () => void }) => ReactNode;
}

/** Lets a button of ours open the browser's file picker. */
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
