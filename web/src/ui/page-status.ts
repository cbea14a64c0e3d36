import { createContext, useContext } from 'react';

/** Sets the HTTP status of a page that is rendered on the server. */
export const StatusContext = createContext<((code: number) => void) | null>(null);

/** Called while rendering a page with a status other than 200. Does nothing in the browser. */
export const usePageStatus = (code: number): void => {
  useContext(StatusContext)?.(code);
};
