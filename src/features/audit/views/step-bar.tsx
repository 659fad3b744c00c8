import { IconCheck, IconChevronLeft, IconChevronRight, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { TrailViewProps } from './audit-props.ts';
import styles from './step-bar.module.css';

/** Steps forward and back, and says whether all of the trail is what the chart says. */
export function StepBar({ audit, trail, at }: TrailViewProps) {
  const { t } = useTranslation();
  const count = trail.steps.length;
  const agrees = trail.steps.every((step) => step.agrees);
  return (
    <div className={styles.bar} role="group" aria-label={t('audit.steps')}>
      <IconButton
        label={t('audit.back')}
        icon={<IconChevronLeft size={24} aria-hidden="true" />}
        reason={at > 0 ? undefined : t('audit.first')}
        onClick={() => audit.send({ type: 'step.back' })}
      />
      <div className={styles.words}>
        <span className={styles.count} aria-live="polite">
          {t('audit.stepOf', { at: at + 1, count })}
        </span>
        <span className={classNames(styles.verdict, !agrees && styles.differs)}>
          {agrees ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} aria-hidden="true" />
          )}
          {t(agrees ? 'audit.agrees' : 'audit.differs')}
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.done} style={{ width: `${((at + 1) / count) * 100}%` }} />
        </span>
      </div>
      <IconButton
        label={t('audit.next')}
        icon={<IconChevronRight size={24} aria-hidden="true" />}
        reason={at < count - 1 ? undefined : t('audit.last')}
        onClick={() => audit.send({ type: 'step.next' })}
      />
    </div>
  );
}
