import { useSelector } from '@xstate/react';
import { IconCamera, IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScanHit } from '../../../../machines/scan/scanned-codes.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { CodeField } from './code-field.tsx';
import { NoCamera } from './no-camera.tsx';
import { ScanNews } from './scan-news.tsx';
import type { ScanPanelProps } from './scan-props.ts';
import { ScanStage } from './scan-stage.tsx';
import styles from './scan.module.css';
import { EarlierHits, LastHit, Misses } from './scanned-rows.tsx';
import { SoundButton } from './sound-button.tsx';

/** The scanner: the camera's picture above, what was scanned below. Without a camera it is the lower part alone. */
export function ScanPanel(props: ScanPanelProps) {
  const { name, scan, opened, counts, isCounting, onClose, children } = props;
  const { t } = useTranslation();
  const [isTyping, setIsTyping] = useState(false);
  const hits = useSelector(scan, ({ context }) => context.hits);
  const isSeeing = useSelector(
    scan,
    (snapshot) => snapshot.matches({ camera: 'starting' }) || snapshot.hasTag('camera'),
  );
  const isOff = useSelector(scan, (snapshot) => snapshot.matches({ camera: 'off' }));
  const countOf = (hit: ScanHit) => counts?.of(hit.product.id) ?? hit.times;
  const pieces = hits.reduce((sum, hit) => sum + countOf(hit), 0);
  const [last, ...earlier] = hits;
  return (
    <BottomSheet
      name={name}
      opened={opened}
      title={t('scan.title')}
      onClose={onClose}
      {...(isSeeing && { stage: <ScanStage {...props} /> })}
      footer={
        (isSeeing || isOff || isCounting) && (
          <ButtonRow>
            {isOff && (
              <Button
                look="quiet"
                height={52}
                grow={!isCounting}
                icon={<IconCamera size={22} aria-hidden="true" />}
                onClick={() => scan.send({ type: 'camera.start' })}
              >
                {t('scan.useCamera')}
              </Button>
            )}
            {isSeeing && (
              <Button
                look="quiet"
                height={52}
                grow={!isCounting}
                icon={<IconKeyboard size={22} aria-hidden="true" />}
                onClick={() => setIsTyping(true)}
              >
                {t('scan.type')}
              </Button>
            )}
            {isCounting && (
              <Button height={52} grow onClick={onClose}>
                {hits.length === 0
                  ? t('scan.done')
                  : t('scan.doneCounting', {
                      pieces: t('count.pieces', { count: pieces }),
                      count: hits.length,
                    })}
              </Button>
            )}
          </ButtonRow>
        )
      }
    >
      <ScanNews scan={scan} countOf={countOf} />
      <NoCamera scan={scan} />
      {(isTyping || !isSeeing) && (
        <div className={styles.byHand}>
          <CodeField scan={scan} isAsked={isTyping} />
          {!isSeeing && <SoundButton {...props} className={styles.step} />}
        </div>
      )}
      <div className={styles.notices}>{children}</div>
      {isCounting && last !== undefined && (
        <LastHit key={last.product.id} hit={last} count={countOf(last)} counts={counts} />
      )}
      <Misses {...props} />
      {isCounting && <EarlierHits hits={earlier} countOf={countOf} />}
    </BottomSheet>
  );
}
