import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { handFocusBack } from '../../../ui/layout/hand-focus-back.ts';
import type { ListProps } from './list-props.ts';
import styles from './list-frame.module.css';

/** The way to the next page, and what became of the last attempt. */
export function ListFoot({ list }: Pick<ListProps, 'list'>) {
  const { t, i18n } = useTranslation();
  const problem = useSelector(list, ({ context }) => context.problem);
  const isLoading = useSelector(list, (snapshot) => snapshot.matches('loadingMore'));
  const isStalled = useSelector(list, (snapshot) => snapshot.matches('stalled'));
  const mayLoad = useSelector(list, (snapshot) => snapshot.can({ type: 'list.more' }));
  const hasMore = useSelector(list, ({ context }) => (context.pagination?.cursor ?? null) !== null);
  const loadMore = () => list.send({ type: 'list.more' });
  if (isStalled) {
    return (
      <Banner
        kind={problem === null ? 'unreachable' : 'refused'}
        title={t('orders.stalled')}
        text={problem === null ? t('state.unreachable.text') : translateReason(i18n, problem)}
        action={
          <Button look="tonal" height={44} onClick={loadMore}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (!hasMore) return null;
  return (
    <div className={styles.more} ref={handFocusBack}>
      <Button look="tonal" reason={mayLoad ? undefined : t('common.loading')} onClick={loadMore}>
        {isLoading ? t('common.loading') : t('common.loadMore')}
      </Button>
    </div>
  );
}
