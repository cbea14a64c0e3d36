import type { ComponentType } from 'react';
import type { Preload } from '../apollo/preload.ts';

/** What the file of a page exports. */
export interface PageModule {
  Component: ComponentType;
  preload?: Preload;
}
