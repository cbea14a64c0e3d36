import { useTranslation } from '../../../i18n/use-translation.tsx';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Sample, type Samples } from './sample.tsx';

export const Codes: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      <Sample name="<CodeBlock>" as="column">
        <CodeBlock code={'{\n  "sen": true\n}'} language="json" />
      </Sample>
      <Sample name="<QrCode>">
        <QrCode text="https://sen.example" label={t('sample.qr')} />
      </Sample>
    </>
  );
};
