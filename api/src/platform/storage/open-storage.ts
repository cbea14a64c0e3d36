import { LocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

/** The one place where it is decided where files lie. */
export const openStorage = ({ dataDir }: { readonly dataDir: string }): Storage => new LocalStorage(dataDir);
