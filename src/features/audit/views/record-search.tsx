import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxIdLength } from '../../../../domain/limits.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import type { AuditScreenProps } from './audit-props.ts';
import styles from './audit.module.css';
import { UnreachableBanner } from './unreachable-banner.tsx';

/** Asks for a number, and says what became of the search. */
export function RecordSearch({ search }: Pick<AuditScreenProps, 'search'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(search, (current) => current);
  const { number: asked, problem } = snapshot.context;
  const [number, setNumber] = useState(asked);
  const find = () => search.send({ type: 'record.find', number: number.trim() });
  return (
    <>
      <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          value={number}
          onChange={setNumber}
          placeholder={t('audit.number')}
          maxLength={maxIdLength}
        />
        <Button submit height={44} icon={<IconSearch size={20} aria-hidden="true" />} onClick={find}>
          {t('audit.find')}
        </Button>
      </form>
      <div role="status">
        {snapshot.matches('mistaken') && <p className={styles.hint}>{t('audit.notNumber')}</p>}
        {snapshot.matches('nothing') && (
          <p className={styles.hint}>{t('audit.nothing', { number: asked })}</p>
        )}
      </div>
      {snapshot.matches('finding') && <SkeletonList of="rows" count={1} />}
      {snapshot.matches('refused') && problem !== null && (
        <Banner kind="refused" title={translateReason(i18n, problem)} />
      )}
      {snapshot.matches('unreachable') && <UnreachableBanner onRetry={find} />}
    </>
  );
}
