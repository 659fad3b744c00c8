import { lazy, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { maxMessageLength } from '../../../domain/limits.ts';
import { OnDemand } from './on-demand.tsx';
import { ToastContext } from './toast-context.ts';
import styles from './toast-provider.module.css';

// Sheets come with the first of them.
const AlertSheet = lazy(() =>
  import('../sheets/alert-sheet.tsx').then((module) => ({ default: module.AlertSheet })),
);

interface Message {
  readonly text: string;
  readonly id: number;
  readonly shown: boolean;
}

const nothing: Message = { text: '', id: 0, shown: false };

/** Shows short messages above the bottom bar, one at a time, for three seconds. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState(nothing);
  const show = useCallback((text: string) => setMessage(({ id }) => ({ text, id: id + 1, shown: true })), []);
  // A closing alert still shows its words.
  const hide = useCallback(() => setMessage((last) => ({ ...last, shown: false })), []);
  const isLong = message.text.length > maxMessageLength;
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.place} role="status">
        {message.shown && !isLong && (
          <p key={message.id} className={styles.toast} data-toast onAnimationEnd={hide}>
            {message.text}
          </p>
        )}
      </div>
      {isLong && (
        <OnDemand>
          <AlertSheet text={message.text} opened={message.shown} onClose={hide} />
        </OnDemand>
      )}
    </ToastContext>
  );
}
