import { IconBox, IconExternalLink, IconFileText, IconReceipt } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { printLinkMachine } from '../../../../machines/print-link/print-link-machine.ts';
import { formatTime } from '../../../i18n/format-date.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import type { Paper } from '../print-request.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  readonly opened: boolean;
  /** The way to a browser that prints; null where this one does. */
  readonly link: ActorRefFrom<typeof printLinkMachine> | null;
  /** How many they are. */
  readonly orders: number;
  /** Whether the packing list is offered. */
  readonly isStaff: boolean;
  readonly onPaper: (paper: Paper) => void;
  readonly onAsk: () => void;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
}

const icons = { a4: IconFileText, receipt: IconReceipt, packing: IconBox };

/** What orders are printed on, or where. */
export function PrintSheet({ opened, link, isStaff, onPaper, onClose, ...outside }: PrintSheetProps) {
  const { t } = useTranslation();
  const offered = (['a4', 'receipt', 'packing'] as const).filter((paper) => isStaff || paper !== 'packing');
  return (
    <BottomSheet name="print" opened={opened} title={t('orderPrint.open')} onClose={onClose}>
      {link === null ? (
        offered.map((paper) => {
          const Icon = icons[paper];
          return (
            <Row
              key={paper}
              icon={<Icon size={22} aria-hidden="true" />}
              title={t(`orderPrint.papers.${paper}`)}
              text={t(`orderPrint.about.${paper}`)}
              onClick={() => onPaper(paper)}
            />
          );
        })
      ) : (
        <OpenOutside link={link} {...outside} />
      )}
    </BottomSheet>
  );
}

interface OpenOutsideProps extends Pick<PrintSheetProps, 'orders' | 'onAsk' | 'onCopyLink'> {
  readonly link: ActorRefFrom<typeof printLinkMachine>;
}

function OpenOutside({ link, orders, onAsk, onCopyLink }: OpenOutsideProps) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(link, (current) => current);
  const { link: made, problem } = snapshot.context;
  return (
    <div className={styles.outside}>
      <p>{t('orderPrint.link.text', { count: orders })}</p>
      {snapshot.matches('unreachable') && (
        <ErrorState
          title={t('state.unreachable.title')}
          text={t('state.unreachable.text')}
          onRetry={() => link.send({ type: 'link.retry' })}
        />
      )}
      {problem !== null && (
        <Banner kind="refused" title={t('orderPrint.link.refused')} text={translateReason(i18n, problem)} />
      )}
      {snapshot.matches({ there: 'failed' }) && (
        <Banner
          kind="warn"
          title={t('orderPrint.link.failed')}
          action={
            <Button look="text" height={44} onClick={onAsk}>
              {t('orderPrint.link.again')}
            </Button>
          }
        />
      )}
      {made !== null && (
        <p className={styles.until}>{t('orderPrint.link.until', { time: formatTime(made.expiresAt) })}</p>
      )}
      <Button
        height={52}
        icon={<IconExternalLink size={22} aria-hidden="true" />}
        reason={snapshot.can({ type: 'link.open' }) ? undefined : t('orderPrint.link.asking')}
        onClick={() => link.send({ type: 'link.open' })}
      >
        {t('orderPrint.link.open')}
      </Button>
      <Button
        look="tonal"
        height={52}
        reason={made === null ? t('orderPrint.link.asking') : undefined}
        onClick={onCopyLink}
      >
        {t('print.copyLink')}
      </Button>
    </div>
  );
}
