import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import styles from './auth-screen.module.css';

export interface JoinQuestionProps {
  /** Names of the groups: that of the person, and that of the invitation. */
  readonly from: string;
  readonly to: string;
  /** How many orders of the person are open or not paid in full. */
  readonly count: number;
  readonly onJoin: () => void;
  readonly onStay: () => void;
}

/** Asks a customer who has open orders whether to leave their group for that of an invitation. */
export function JoinQuestion({ from, to, count, onJoin, onStay }: JoinQuestionProps) {
  const { t } = useTranslation();
  return (
    <Banner
      kind="warn"
      title={t('auth.join.title', { from, to })}
      text={
        <>
          {t('auth.join.orders', { from, count })} {t('auth.join.effect', { from })}
        </>
      }
      action={
        <span className={styles.ways}>
          <Button look="tonal" height={44} onClick={onStay}>
            {t('auth.join.stay', { from })}
          </Button>
          <Button look="text" height={44} onClick={onJoin}>
            {t('auth.join.confirm', { to })}
          </Button>
        </span>
      }
    />
  );
}
