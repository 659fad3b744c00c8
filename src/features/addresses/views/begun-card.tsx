import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './addresses.module.css';

interface BegunCardProps {
  readonly alias: string;
  /** What keeps it from being answered; null where nothing does. */
  readonly status: 'waiting' | 'unknown' | 'unreachable' | null;
  /** Whether it was not sent yet. */
  readonly isDraft: boolean;
  readonly onOpen: () => void;
  readonly onRetry: () => void;
}

/** A new address that the server does not have yet: a draft to go on with, or one that is on its way. */
export function BegunCard({ alias, status, isDraft, onOpen, onRetry }: BegunCardProps) {
  const { t } = useTranslation();
  const name = alias.trim() === '' ? t('address.unnamed') : alias;
  if (isDraft)
    return (
      <Banner
        kind="info"
        title={t('address.draft', { name })}
        text={t('address.draftText')}
        action={
          <Button look="tonal" height={44} onClick={onOpen}>
            {t('address.goOn')}
          </Button>
        }
      />
    );
  return (
    <Card>
      <h2 className={styles.alias}>{name}</h2>
      {status === null ? (
        <p className={styles.text}>{t('address.saving')}</p>
      ) : (
        <DeliveryBanner status={status} onRetry={onRetry} />
      )}
    </Card>
  );
}
