import { Notice } from './notice.tsx';

/** The error of an action in a dialog or panel without fields. Renders nothing without a text. */
export function Problem({ text }: { text: string | null }) {
  return text ? (
    <Notice tone="bad" isAlert>
      {text}
    </Notice>
  ) : null;
}
