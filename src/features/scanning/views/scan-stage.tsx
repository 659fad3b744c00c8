import { useSelector } from '@xstate/react';
import { IconBulb, IconBulbOff, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { ScanPanelProps } from './scan-props.ts';
import styles from './scan.module.css';
import { SoundButton } from './sound-button.tsx';

/** The camera's picture with the frame in which a code is looked for, and the buttons over it. */
export function ScanStage({
  scan,
  isSilent,
  onSilence,
  showCamera,
  onClose,
}: Pick<ScanPanelProps, 'scan' | 'isSilent' | 'onSilence' | 'showCamera' | 'onClose'>) {
  const { t } = useTranslation();
  const isStarting = useSelector(scan, (snapshot) => snapshot.matches({ camera: 'starting' }));
  const { hasTorch, isLit } = useSelector(scan, ({ context }) => context);
  return (
    <>
      {/* A live picture of the room has no words. */}
      <video ref={showCamera} className={styles.video} muted playsInline aria-hidden="true" />
      <div className={styles.aim}>
        <div className={styles.frame} data-ready={!isStarting || undefined} />
        <p className={styles.hint}>{t(isStarting ? 'scan.starting' : 'scan.hint')}</p>
      </div>
      <div className={styles.tools}>
        <IconButton
          className={styles.tool}
          label={t('common.close')}
          icon={<IconX size={24} aria-hidden="true" />}
          onClick={onClose}
        />
        <span className={styles.space} />
        <SoundButton className={styles.tool} isSilent={isSilent} onSilence={onSilence} />
        {hasTorch && !isStarting && (
          <IconButton
            className={styles.tool}
            label={t(isLit ? 'scan.torchOff' : 'scan.torchOn')}
            icon={
              isLit ? <IconBulbOff size={24} aria-hidden="true" /> : <IconBulb size={24} aria-hidden="true" />
            }
            onClick={() => scan.send({ type: 'torch.toggle' })}
          />
        )}
      </div>
    </>
  );
}
