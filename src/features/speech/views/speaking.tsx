import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Unheard } from '../../../../domain/spoken-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import styles from './speaking.module.css';

export interface Speaker {
  /** What was heard so far. */
  readonly interim: string;
  readonly onFinish: () => void;
}

interface SpeakingProps {
  readonly speaker: Speaker;
  readonly isListening: boolean;
  /** Why speaking brought no words the last time. */
  readonly unheard: Unheard | null;
  readonly onStart: () => void;
}

/** Speaks a text; what is heard joins it when it is over. */
export function Speaking({ speaker, isListening, unheard, onStart }: SpeakingProps) {
  const { t } = useTranslation();
  const { interim, onFinish } = speaker;
  return (
    <>
      {isListening ? (
        <Button look="tonal" icon={<IconPlayerStop size={20} aria-hidden="true" />} onClick={onFinish}>
          {t('speech.finish')}
        </Button>
      ) : (
        <Button look="tonal" icon={<IconMicrophone size={20} aria-hidden="true" />} onClick={onStart}>
          {t('speech.start')}
        </Button>
      )}
      {isListening && (
        <p className={styles.heard} role="status">
          {interim === '' ? t('speech.listening') : interim}
        </p>
      )}
      {!isListening && unheard !== null && (
        <Banner kind="warn" title={t(`speech.${unheard}.title`)} text={t(`speech.${unheard}.text`)} />
      )}
    </>
  );
}

/** Said in place of speaking where the browser cannot listen. */
export function NoSpeech() {
  const { t } = useTranslation();
  return <p className={styles.unsupported}>{t('speech.unsupported')}</p>;
}
