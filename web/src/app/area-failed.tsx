import { PageFailed } from './crash-screen.tsx';
import { PublicLayout } from './public-layout.tsx';

/**
 * Shown if the layout of an area crashed or could not be loaded. It uses the public layout, whose code is always
 * loaded, so that the navigation works.
 */
export function AreaFailed() {
  return (
    <PublicLayout>
      <PageFailed />
    </PublicLayout>
  );
}
