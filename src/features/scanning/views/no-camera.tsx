import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { ScanPanelProps } from './scan-props.ts';

/** Why there is no camera, and what can be done; typing goes on in any case. */
export function NoCamera({ scan }: Pick<ScanPanelProps, 'scan'>) {
  const { t } = useTranslation();
  const why = useSelector(scan, (snapshot) => {
    if (snapshot.matches({ camera: 'refused' })) return 'refused';
    if (snapshot.matches({ camera: 'failed' })) return 'failed';
    if (snapshot.matches({ camera: 'missing' })) return 'missing';
    if (snapshot.matches({ camera: 'noReader' })) return 'noReader';
    return snapshot.hasTag('noCamera') ? 'insideLine' : null;
  });
  const lineScans = useSelector(scan, (snapshot) => snapshot.can({ type: 'line.scan' }));
  if (why === null) return null;
  return (
    <Banner
      kind="info"
      title={t(`scan.${why}.title`)}
      text={t(`scan.${why}.text`)}
      action={
        why === 'refused' || why === 'failed' || why === 'noReader' ? (
          <Button look="tonal" height={44} onClick={() => scan.send({ type: 'camera.start' })}>
            {t('common.retry')}
          </Button>
        ) : (
          lineScans && (
            <Button look="tonal" height={44} onClick={() => scan.send({ type: 'line.scan' })}>
              {t('scan.insideLine.action')}
            </Button>
          )
        )
      }
    />
  );
}
