import { IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { filesFolder } from '../../../../domain/photos/photo-addresses.ts';
import { formatWithOffset } from '../../../i18n/format-date.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { Trail, TrailStep } from '../../../../machines/audit/trail.ts';
import styles from './step-payload.module.css';

interface StepPayloadProps {
  readonly trail: Pick<Trail, 'title'>;
  readonly step: Pick<TrailStep, 'changes'>;
}

/** What an event of a stream carried, masked and made readable, with the files that it names; the log that is saved has it as it was recorded. */
export function StepPayload({ trail, step: { changes } }: StepPayloadProps) {
  const { t } = useTranslation();
  const payload = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return (
    <>
      <SectionTitle aside={<span className="code">{trail.title}</span>}>{t('audit.carried')}</SectionTitle>
      <Card>
        {changes.length === 0 ? (
          <p className={styles.none}>{t('audit.none')}</p>
        ) : (
          <pre className={styles.payload}>{JSON.stringify(payload, readable, 1)}</pre>
        )}
        {filesIn(payload).map((address) => (
          <a key={address} className={styles.file} href={address} target="_blank" rel="noreferrer">
            <IconFile size={20} aria-hidden="true" />
            {String(readable('', address.slice(filesFolder.length)))}
          </a>
        ))}
      </Card>
    </>
  );
}

/** The addresses of files that stand in a value, each once. */
function filesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith(filesFolder) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(filesIn))];
}

/** Shortens the hashes in a text to eight digits, and puts a time into Bangkok's. */
function readable(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatWithOffset(value);
  return value.replaceAll(/\b([\da-f]{8})[\da-f]{24,}\b/g, '$1…');
}
