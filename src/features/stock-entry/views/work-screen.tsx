import { IconCheck, IconCircle, IconCircleDotted } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import type { EntryScreenProps } from './entry-props.ts';
import styles from './preview.module.css';
import { useSourceTitle } from './review/use-source-title.ts';

/** What is being done with the file, step by step, as far as it is known. */
export function WorkScreen({
  entry,
  percent,
  readPages,
  notice,
}: Pick<EntryScreenProps, 'entry' | 'percent' | 'readPages' | 'notice'>) {
  const { t } = useTranslation();
  const titleOf = useSourceTitle();
  const snapshot = useSelector(entry, (current) => current);
  const isUploading = snapshot.matches('uploading');
  const holdUp = holdUpOf(snapshot);
  const { page, pages } = readPages ?? { page: 0, pages: 0 };
  const steps = [
    {
      title: t('stockEntry.work.upload'),
      isDone: !isUploading,
      isNow: isUploading,
      share: percent / 100,
      value: t('stockEntry.work.percent', { percent }),
    },
    {
      title: t('stockEntry.work.read'),
      isDone: false,
      isNow: !isUploading,
      share: pages === 0 ? null : page / pages,
      value: pages === 0 ? '' : t('stockEntry.work.pages', { page, pages }),
    },
  ];
  return (
    <>
      <PageHeader back={<BackButton fallback="/stock-entry" />} title={titleOf(snapshot.context.source)} />
      <PageColumn>
        {notice}
        {holdUp !== null && (
          <DeliveryBanner status={holdUp} onRetry={() => entry.send({ type: 'entry.retry' })} />
        )}
        <Card>
          <ol className={styles.steps} aria-live="polite">
            {steps.map(({ title, isDone, isNow, share, value }) => (
              <li
                key={title}
                className={classNames(styles.step, isNow && styles.now)}
                aria-current={isNow ? 'step' : undefined}
              >
                {isDone ? (
                  <IconCheck size={20} aria-hidden="true" />
                ) : isNow ? (
                  <IconCircleDotted size={20} aria-hidden="true" />
                ) : (
                  <IconCircle size={20} aria-hidden="true" />
                )}
                <span>{title}</span>
                {isNow && <span className="num">{value}</span>}
                {isNow && (
                  <span className={styles.bar}>
                    <span
                      className={classNames(styles.filled, share === null && styles.endless)}
                      style={share === null ? undefined : { transform: `scaleX(${share})` }}
                    />
                  </span>
                )}
              </li>
            ))}
          </ol>
          <p className={styles.size}>{t('stockEntry.work.hint')}</p>
        </Card>
      </PageColumn>
      <StickyBar>
        <Button look="quiet" grow onClick={() => entry.send({ type: 'entry.stop' })}>
          {t('stockEntry.work.stop')}
        </Button>
      </StickyBar>
    </>
  );
}
