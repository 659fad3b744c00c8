import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrailStep } from '../../../../machines/audit/trail.ts';
import { formatSecond } from '../../../i18n/format-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { TrailViewProps } from './audit-props.ts';
import styles from './step-list.module.css';
import { useStepWords } from './audit-words.ts';

/** Steps that are listed at once. */
const pageLength = 300;

/** The steps of a trail around the one that is looked at, the newest first; a tap goes there, and on to those before and after. */
export function StepList({ audit, trail, at }: TrailViewProps) {
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  const count = trail.steps.length;
  const end = count - Math.floor((count - 1 - at) / pageLength) * pageLength;
  const start = Math.max(0, end - pageLength);
  const choose = (place: number) => audit.send({ type: 'step.choose', place });
  /** Goes to a page, given its end; the newest step is on top. */
  function turnTo(pageEnd: number) {
    choose(pageEnd - 1);
    top.current?.scrollIntoView();
  }
  function pageButton(word: 'audit.earlier' | 'audit.later', pageEnd: number) {
    const from = Math.max(0, pageEnd - pageLength) + 1;
    return (
      <Button look="tonal" height={44} onClick={() => turnTo(pageEnd)}>
        {t(word, { from, to: pageEnd })}
      </Button>
    );
  }
  return (
    <div ref={top} className={styles.list}>
      <SectionTitle>{t('audit.steps')}</SectionTitle>
      {end < count && pageButton('audit.later', Math.min(count, end + pageLength))}
      <Card rows>
        {trail.steps
          .slice(start, end)
          .map((step, index) => (
            <StepRow
              key={step.number}
              trail={trail}
              step={step}
              isCurrent={start + index === at}
              onChoose={() => choose(start + index)}
            />
          ))
          .reverse()}
      </Card>
      {start > 0 && pageButton('audit.earlier', start)}
    </div>
  );
}

interface StepRowProps extends Pick<TrailViewProps, 'trail'> {
  readonly step: TrailStep;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function StepRow({ trail, step, isCurrent, onChoose }: StepRowProps) {
  const { t } = useTranslation();
  const words = useStepWords(trail);
  return (
    <button
      type="button"
      className={classNames(styles.step, isCurrent && styles.current)}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onChoose}
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
          {formatSecond(step.at)}
        </time>
      )}
    </button>
  );
}
