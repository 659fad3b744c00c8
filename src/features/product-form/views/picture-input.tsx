import type { ReactNode } from 'react';
import { imageTypes } from '../../../../domain/limits.ts';
import { useToast } from '../../../ui/feedback/toast-context.ts';
import styles from './stock-tools.module.css';

interface PictureInputProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** Why none can be chosen now; a tap says so. */
  readonly reason?: string | undefined;
  readonly children: ReactNode;
}

/** Chooses one picture. */
export function PictureInput({ className, label, onFile, reason, children }: PictureInputProps) {
  const show = useToast();
  return (
    <label className={className}>
      {children}
      <input
        className={styles.file}
        type="file"
        accept={imageTypes.join(',')}
        aria-label={label}
        aria-disabled={reason !== undefined || undefined}
        onClick={(event) => {
          if (reason === undefined) return;
          event.preventDefault();
          show(reason);
        }}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again later.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
