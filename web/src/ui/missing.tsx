import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageMeta } from './page-meta.tsx';

interface MissingProps {
  title: string;
  text: string;
  action: string;
  to: string;
}

/** The whole page if its object does not exist. */
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
