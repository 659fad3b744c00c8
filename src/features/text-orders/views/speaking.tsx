import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './text-order.module.css';

export interface Speaker {
  /** What was heard so far. */
  readonly interim: string;
  readonly onFinish: () => void;
}

interface SpeakingProps extends Speaker {
  readonly draft: OrderDraftActor;
}

/** Speaks an order; what is heard joins the text when it is over. */
export function Speaking({ draft, interim, onFinish }: SpeakingProps) {
  const { t } = useTranslation();
  const isListening = useSelector(draft, (snapshot) => snapshot.matches({ typing: 'listening' }));
  const unheard = useSelector(draft, ({ context }) => context.unheard);
  return (
    <>
      {isListening ? (
        <Button look="tonal" icon={<IconPlayerStop size={20} aria-hidden="true" />} onClick={onFinish}>
          {t('textOrder.speech.finish')}
        </Button>
      ) : (
        <Button
          look="tonal"
          icon={<IconMicrophone size={20} aria-hidden="true" />}
          onClick={() => draft.send({ type: 'speech.start' })}
        >
          {t('textOrder.speech.start')}
        </Button>
      )}
      {isListening && (
        <p className={styles.heard} role="status">
          {interim === '' ? t('textOrder.speech.listening') : interim}
        </p>
      )}
      {!isListening && unheard !== null && (
        <Banner
          kind="warn"
          title={t(`textOrder.speech.${unheard}.title`)}
          text={t(`textOrder.speech.${unheard}.text`)}
        />
      )}
    </>
  );
}
