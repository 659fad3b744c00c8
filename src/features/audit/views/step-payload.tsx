import { useTranslation } from 'react-i18next';
import type { TrailStep } from '../../../../machines/audit/trail.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import styles from './step-payload.module.css';

/** What an event of a stream carried, masked, as it lies in the journal. */
export function StepPayload({ changes }: Pick<TrailStep, 'changes'>) {
  const { t } = useTranslation();
  const payload = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return (
    <>
      <SectionTitle>{t('audit.carried')}</SectionTitle>
      <Card>
        {changes.length === 0 ? (
          <p className={styles.none}>{t('audit.none')}</p>
        ) : (
          <pre className={styles.payload}>{JSON.stringify(payload, null, 1)}</pre>
        )}
      </Card>
    </>
  );
}
