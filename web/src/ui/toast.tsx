import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { ToastContainer, toast, type ToastOptions, type TypeOptions } from 'react-toastify/unstyled';
import { TOAST_MS } from '../app/constants.ts';
import './toast.css';

const icons: Partial<Record<TypeOptions, typeof IconInfoCircle>> = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** Where toasts appear: top right, for three seconds (specification, sections 2 and 9). */
export function Toasts() {
  return (
    <ToastContainer
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

/** Says the same thing only once at a time: a page with five failed requests is one message. */
const once = (text: string): ToastOptions => ({ toastId: text });

export const say = {
  success: (text: string) => toast.success(text, once(text)),
  error: (text: string) => toast.error(text, once(text)),
  warning: (text: string) => toast.warning(text, once(text)),
};
