import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '../../../domain/statuses.ts';
import { classNames } from '../layout/class-names.ts';
import styles from './lifecycle-dots.module.css';
import { StatusChip } from './status-chip.tsx';
import colors from './status-colors.module.css';

const steps = ['created', 'confirmed', 'paid', 'completed'] as const;

/** The four steps of an order, the done ones and the current one marked; a cancelled order is one red chip. */
export function LifecycleDots({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation();
  if (status === 'cancelled') return <StatusChip of="order" status={status} />;
  const at = steps.indexOf(status);
  return (
    <ol className={styles.steps} aria-label={t('lifecycle.label')}>
      {steps.map((step, index) => {
        const stage = stageOf(index, at);
        return (
          <li
            key={step}
            className={classNames(styles.step, styles[stage], colors[step])}
            aria-current={stage === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {stage === 'done' && <IconCheck size={14} aria-hidden="true" />}
            </span>
            <span>{t(`lifecycle.${step}`)}</span>
            <span className="unseen">{t(`lifecycle.${stage}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function stageOf(index: number, at: number): 'done' | 'now' | 'ahead' {
  // Nothing comes after the last step: standing at it is having done it.
  if (index < at || at === steps.length - 1) return 'done';
  return index === at ? 'now' : 'ahead';
}
