import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import styles from './my-screen.module.css';

interface SignOutSheetProps {
  readonly opened: boolean;
  /** Writes that the server has not acknowledged. */
  readonly unsent: number;
  /** Whether they stay on this device. */
  readonly isKept: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says before a sign-out what becomes of the work that is not sent. */
export function SignOutSheet({ unsent, isKept, ...sheet }: SignOutSheetProps) {
  const { t } = useTranslation();
  return (
    <ConfirmSheet
      {...sheet}
      name="sign-out"
      title={t('my.signOutTitle')}
      action={t('my.signOut')}
      destructive={!isKept && unsent > 0}
    >
      {unsent > 0 && (
        <p className={styles.question}>
          {t(isKept ? 'my.signOutLocks' : 'my.signOutLoses', { count: unsent })}
        </p>
      )}
    </ConfirmSheet>
  );
}
