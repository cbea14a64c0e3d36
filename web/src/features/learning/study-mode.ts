import { createContext, useContext } from 'react';

/** Whether what is done in the player is written down: not for a teacher who goes through it as a student would. */
export const RecordedContext = createContext(true);
export const useIsRecorded = (): boolean => useContext(RecordedContext);
