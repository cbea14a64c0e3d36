import type { ComponentType } from 'react';
import type { Preload } from '../apollo/preload.ts';

/** The exports of a page's file. */
export interface PageModule {
  Component: ComponentType;
  preload?: Preload;
}
