import { useTranslation } from 'react-i18next';
import type { components } from '../../../../domain/contract.gen.ts';
import { parseRoles } from '../../../../domain/roles.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import styles from './auth-screen.module.css';

interface PersonaListProps {
  readonly personas: readonly components['schemas']['Persona'][];
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
}

/** The people that the demo can be used as. */
export function PersonaList({ personas, isBusy, onChoose }: PersonaListProps) {
  const { t } = useTranslation();
  return (
    <>
      <SectionTitle>{t('auth.personas')}</SectionTitle>
      <Card rows>
        {personas.map(({ id, name, role }) => {
          const [main = 'customer'] = parseRoles(role);
          return (
            <button
              key={id}
              type="button"
              className={styles.persona}
              data-persona={id}
              aria-disabled={isBusy}
              onClick={() => onChoose(id)}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{t(`role.${main}`)}</span>
            </button>
          );
        })}
      </Card>
    </>
  );
}
