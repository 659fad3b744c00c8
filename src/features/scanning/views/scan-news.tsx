import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ScanHit } from '../../../../machines/scan/scanned-codes.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import type { ScanPanelProps } from './scan-props.ts';
import styles from './scan.module.css';

interface ScanNewsProps extends Pick<ScanPanelProps, 'scan'> {
  readonly countOf: (hit: ScanHit) => number;
}

/** What the last code led to, for who cannot see the rows. */
export function ScanNews({ scan, countOf }: ScanNewsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isLooking = useSelector(scan, (snapshot) => snapshot.matches({ codes: 'looking' }));
  const [hit] = useSelector(scan, ({ context }) => context.hits);
  const [miss] = useSelector(scan, ({ context }) => context.misses);
  const news = [
    hit &&
      t('scan.hitNews', { name: fullName(nameIn(language, hit.product), hit.product), count: countOf(hit) }),
    miss && `${miss.code}: ${t(`scan.miss.${miss.why}`)}`,
  ];
  return (
    <p className={styles.news} role="status">
      {isLooking ? t('scan.looking') : news.filter(Boolean).join('. ')}
    </p>
  );
}
