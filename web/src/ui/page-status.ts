import { createContext, useContext } from 'react';

/** The HTTP status of a page that is rendered on the server. */
export interface PageStatus {
  code: number;
}

export const StatusContext = createContext<PageStatus | null>(null);

/** Called while rendering by a page that isn't a plain 200. Without effect in the browser. */
export const usePageStatus = (code: number): void => {
  const status = useContext(StatusContext);
  if (status) status.code = code;
};
