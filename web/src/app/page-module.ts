import type { ComponentType } from 'react';
import type { Preload } from '../apollo/preload.ts';

export interface PageModule {
  Component: ComponentType;
  preload?: Preload;
}
