import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StorageNotice, StorageNotices } from '../journal/storage-notices.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { useUserScope } from '../workflow/scopes.ts';
import { Button } from '../ui/controls/button.tsx';

/** How each looks, and the steps that help; the most serious first. One that needs no step can be dismissed. */
const looks: readonly {
  readonly notice: StorageNotice;
  readonly kind: 'unreachable' | 'warn';
  readonly steps: readonly ('reload' | 'orders' | 'dismiss')[];
}[] = [
  { notice: 'newerVersion', kind: 'warn', steps: ['reload'] },
  { notice: 'storageLost', kind: 'unreachable', steps: ['reload'] },
  { notice: 'storageFull', kind: 'unreachable', steps: [] },
  { notice: 'blocked', kind: 'warn', steps: ['reload'] },
  { notice: 'memoryOnly', kind: 'warn', steps: ['dismiss'] },
  { notice: 'evicted', kind: 'warn', steps: ['orders', 'dismiss'] },
];

/** The notices of the signed-in person's journal. */
export function PersonNotices() {
  return <JournalNotices notices={useUserScope().journal.notices} onReload={() => location.reload()} />;
}

interface JournalNoticesProps {
  readonly notices: StorageNotices;
  readonly onReload: () => void;
}

/** Says what is wrong with the device's storage, one thing at a time, and what helps. */
export function JournalNotices({ notices, onReload }: JournalNoticesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const raised = useSyncExternalStore(notices.subscribe, notices.current);
  const look = looks.find(({ notice }) => raised.includes(notice));
  if (look === undefined) return null;
  const { notice, kind, steps } = look;
  const actions = {
    reload: { words: t('notice.reload'), act: onReload },
    orders: { words: t('common.toOrders'), act: () => void navigate('/order-home') },
    dismiss: { words: t('common.gotIt'), act: () => notices.dismiss(notice) },
  };
  return (
    <Banner
      kind={kind}
      wide
      title={t(`notice.${notice}.title`)}
      text={t(`notice.${notice}.text`)}
      action={
        steps.length > 0 &&
        steps.map((step, index) => (
          <Button key={step} look={index === 0 ? 'tonal' : 'text'} height={44} onClick={actions[step].act}>
            {actions[step].words}
          </Button>
        ))
      }
    />
  );
}
