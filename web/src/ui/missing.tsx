import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageMeta } from './page-meta.tsx';

interface MissingProps {
  title: string;
  text: string;
  /** The way on: words and path. */
  action: string;
  to: string;
}

/** The whole page when there is nothing at its address. */
export function Missing({ title, text, action, to }: MissingProps) {
  return (
    <>
      <PageMeta title={title} isPrivate />
      <EmptyState
        kind="filter"
        heading="h1"
        title={title}
        text={text}
        actions={<ButtonLink to={to}>{action}</ButtonLink>}
      />
    </>
  );
}
