import { FirstDay } from './first-day.tsx';

/** /dashboard/start: the answers of the first day, which remain editable. */
export function Component() {
  return <FirstDay />;
}
