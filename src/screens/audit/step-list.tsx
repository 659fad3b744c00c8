import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format-date.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SectionTitle } from '../../ui/section-title.tsx';
import type { TrailViewProps } from './audit-props.ts';
import styles from './step-list.module.css';
import { useStepWords } from './use-step-words.ts';

/** All steps of a trail, the newest first; a tap goes there. */
export function StepList({ audit, trail, at }: TrailViewProps) {
  const { t } = useTranslation();
  const words = useStepWords(trail);
  const untold = (trail.steps[0]?.number ?? 1) - 1;
  return (
    <>
      <SectionTitle>{t('audit.steps')}</SectionTitle>
      <Card rows>
        {trail.steps
          .map((step, place) => (
            <button
              key={step.number}
              type="button"
              className={classNames(styles.step, place === at && styles.current)}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => audit.send({ type: 'step.choose', place })}
            >
              <span className={styles.number}>{step.number}</span>
              <span className={styles.words}>
                <span className={styles.event}>{words.event(step)}</span>
                <span className={styles.who}>{words.who(step)}</span>
                {step.isIgnored && <span className={styles.who}>{t('audit.ignored')}</span>}
                {!step.agrees && <span className={styles.differs}>{t('audit.stepDiffers')}</span>}
              </span>
              {step.at !== null && (
                <time className={styles.time} dateTime={step.at}>
                  {formatDateTime(step.at)}
                </time>
              )}
            </button>
          ))
          .toReversed()}
      </Card>
      {untold > 0 && <p className={styles.untold}>{t('audit.untold', { count: untold })}</p>}
    </>
  );
}
