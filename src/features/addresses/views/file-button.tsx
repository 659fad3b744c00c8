import type { ReactNode } from 'react';
import { imageTypes } from '../../../../domain/limits.ts';
import styles from './address-fields.module.css';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly onFile: (file: File) => void;
}

/** A button that chooses a picture from files. */
export function FileButton({ children, onFile }: FileButtonProps) {
  return (
    <label className={styles.replace}>
      {children}
      <input
        className={styles.file}
        type="file"
        accept={imageTypes.join(',')}
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
