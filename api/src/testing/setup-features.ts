// Vitest evaluates setup files anew for each test file; what they import, once for each worker
import '../features/manifests.ts';
