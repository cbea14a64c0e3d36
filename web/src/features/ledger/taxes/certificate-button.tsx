import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface CertificateButtonProps {
  /** Text of the button. */
  label: string;
  /** Accessible name, which also states the period and person. */
  name: string;
  /** Requests the URL, which expires after minutes. */
  create: () => Promise<string | undefined>;
}

/** Downloads a certificate of withheld taxes. */
export function CertificateButton({ label, name, create }: CertificateButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const fetch = async () => {
    setBusy(true);
    try {
      const url = await create();
      if (url) window.location.assign(url);
    } catch {
      // A toast shows the failure
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="sm"
      loading={isBusy}
      aria-label={name}
      leftSection={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void fetch()}
    >
      {label}
    </Button>
  );
}
