import { IconCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isGone, paidInAll } from '../../../../../domain/payments/paid-payment.ts';
import { formatBaht } from '../../../../../domain/money.ts';
import { formatTime } from '../../../../i18n/format-date.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { Money } from '../../../../ui/values/money.tsx';
import type { BatchProps } from './confirm-props.ts';
import { useAnswerWords } from '../use-answer-words.ts';
import answerStyles from './batch-answers.module.css';
import styles from './confirm-payments.module.css';

/** What became of the last batch: how many were confirmed, and of each other one, why not. */
export function BatchAnswers({ batch }: BatchProps) {
  const { t } = useTranslation();
  const wordsOf = useAnswerWords();
  const { answers, confirmedAt } = useSelector(batch, ({ context }) => context);
  const mayDismiss = useSelector(batch, (snapshot) => snapshot.can({ type: 'answers.dismiss' }));
  if (answers.length === 0) return null;
  const confirmed = answers.filter(({ ok }) => ok);
  const others = answers.filter(({ ok }) => !ok);
  return (
    <Card>
      <div
        className={answerStyles.answersHead}
        role="status"
        data-confirmed={`${confirmed.length}/${answers.length}`}
      >
        {confirmed.length > 0 && (
          <span className={answerStyles.answersIcon}>
            <IconCheck size={22} aria-hidden="true" />
          </span>
        )}
        <div className={styles.who}>
          <p className={answerStyles.answersTitle}>
            {t('confirmPayments.confirmedOf', { confirmed: confirmed.length, count: answers.length })}
          </p>
          <p className={styles.meta}>
            {formatBaht(paidInAll(confirmed.map(({ payment }) => payment)))} ·{' '}
            {t('confirmPayments.byYou', { at: formatTime(new Date(confirmedAt).toISOString()) })}
          </p>
        </div>
        {mayDismiss && (
          <Button look="text" height={44} onClick={() => batch.send({ type: 'answers.dismiss' })}>
            {t('common.close')}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <ul>
          {others.map((answer) => (
            <li key={answer.id} className={answerStyles.answer}>
              <p className={answerStyles.answerFacts}>
                <span className={classNames('code', answerStyles.answerNumber)}>
                  PAY-{answer.payment.paymentNo}
                </span>
                <Money amount={answer.payment.paid} className={styles.amount} />
              </p>
              <p className={isGone(answer) ? styles.news : styles.reason}>{wordsOf(answer)}</p>
              {!isGone(answer) && <p className={styles.meta}>{t('confirmPayments.stillSelected')}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
