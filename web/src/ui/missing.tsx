import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageMeta } from './page-meta.tsx';

interface MissingProps {
  title: string;
  text: string;
  action: string;
  to: string;
}

/** The page for an object that does not exist: title, explanation and a link. */
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
