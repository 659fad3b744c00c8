import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../domain/outcome.ts';
import { translateReason } from '../../i18n/translate-reason.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { handFocusBack } from './hand-focus-back.ts';
import styles from './list-foot.module.css';

/** What of a list that is read by pages its foot says. */
export interface PagedSnapshot {
  readonly context: {
    readonly pagination: { readonly cursor: string | null } | null;
    /** Why the last page was refused; null where the server was not reached. */
    readonly problem: Problem | null;
  };
  matches(state: 'loadingMore' | 'stalled'): boolean;
  can(event: { readonly type: 'list.more' }): boolean;
}

interface ListFootProps {
  readonly snapshot: PagedSnapshot;
  readonly onMore: () => void;
}

/** The way to the next page, and what became of the last attempt. */
export function ListFoot({ snapshot, onMore }: ListFootProps) {
  const { t, i18n } = useTranslation();
  const { pagination, problem } = snapshot.context;
  if (snapshot.matches('stalled')) {
    return (
      <Banner
        kind={problem === null ? 'unreachable' : 'refused'}
        title={t('common.stalled')}
        text={problem === null ? t('state.unreachable.text') : translateReason(i18n, problem)}
        action={
          <Button look="tonal" height={44} onClick={onMore}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (pagination === null || pagination.cursor === null) return null;
  const isLoading = snapshot.matches('loadingMore');
  return (
    <div className={styles.more} ref={handFocusBack}>
      <Button
        look="tonal"
        reason={snapshot.can({ type: 'list.more' }) ? undefined : t('common.loading')}
        onClick={onMore}
      >
        {isLoading ? t('common.loading') : t('common.loadMore')}
      </Button>
    </div>
  );
}
