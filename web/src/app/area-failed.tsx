import { PageFailed } from './crash-screen.tsx';
import { PublicLayout } from './public-layout.tsx';

/** An area whose layout broke or has not come: the public frame, which is always there, keeps the ways out. */
export function AreaFailed() {
  return (
    <PublicLayout>
      <PageFailed />
    </PublicLayout>
  );
}
