import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { ToastContainer, type TypeOptions, toast } from 'react-toastify/unstyled';
import { TOAST_MS } from '../constants.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { TextButton } from './text-button.tsx';
import './toast.css';

const icons: Partial<Record<TypeOptions, typeof IconInfoCircle>> = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
};

/** Shows toasts at the top right for three seconds, as the specification prescribes. */
export default function Container() {
  const { t } = useTranslation();
  return (
    <ToastContainer
      aria-label={t('toasts')}
      position="top-right"
      autoClose={TOAST_MS}
      hideProgressBar
      newestOnTop
      icon={({ type }) => {
        const Icon = icons[type] ?? IconInfoCircle;
        return <Icon size={20} aria-hidden="true" />;
      }}
    />
  );
}

/** The same text is shown only once at a time, so that five failed requests of a page show one message. */
export const show = (kind: 'success' | 'error' | 'warning', text: string): void => {
  toast[kind](text, { toastId: text });
};

const UNDO_MS = 10_000;

export const showWithUndo = (text: string, label: string, onUndo: () => void): void => {
  toast.success(
    ({ closeToast }) => (
      <span>
        {text}{' '}
        <TextButton
          isInline
          onClick={() => {
            onUndo();
            closeToast();
          }}
        >
          {label}
        </TextButton>
      </span>
    ),
    { toastId: text, autoClose: UNDO_MS },
  );
};
