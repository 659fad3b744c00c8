import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readBarcode } from '../../../../domain/scanning/barcodes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { ScanPanelProps } from './scan-props.ts';
import styles from './scan.module.css';

interface CodeFieldProps extends Pick<ScanPanelProps, 'scan'> {
  /** Whether somebody tapped to type: then it takes the focus. */
  readonly isAsked: boolean;
}

/** A code typed by hand. */
export function CodeField({ scan, isAsked }: CodeFieldProps) {
  const { t } = useTranslation();
  const typed = useSelector(scan, ({ context }) => context.typed);
  return (
    <form
      className={styles.typing}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') scan.send({ type: 'code.scan', code: typed });
      }}
    >
      <input
        ref={isAsked ? focusOnce : undefined}
        className={styles.field}
        aria-label={t('scan.code')}
        placeholder={t('scan.code')}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => scan.send({ type: 'code.type', text: event.target.value })}
      />
      <Button
        look="tonal"
        submit
        reason={readBarcode(typed) === null && typed.trim() === '' ? t('scan.typeFirst') : undefined}
        onClick={() => undefined}
      >
        {t('scan.find')}
      </Button>
    </form>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
