import { IconCrown, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../domain/contract.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';

interface CustomerFactsProps {
  readonly person: Person;
  readonly isBusy: boolean;
  readonly onVip: () => void;
  readonly onMove: () => void;
}

/** A customer's group and whether they are VIP, and the way to change both. */
export function CustomerFacts({ person, isBusy, onVip, onMove }: CustomerFactsProps) {
  const { t } = useTranslation();
  const reason = isBusy ? t('people.pending') : undefined;
  const isVip = person.is_vip === 1;
  return (
    <>
      <FactList
        facts={[
          { label: t('people.fact.group'), value: person.group_name },
          { label: t('people.fact.vip'), value: t(isVip ? 'people.fact.isVip' : 'people.fact.isNotVip') },
        ]}
      />
      <ButtonRow>
        <Button
          look="quiet"
          height={44}
          grow
          icon={<IconUsers size={20} aria-hidden="true" />}
          reason={reason}
          onClick={onMove}
        >
          {t('people.move.action')}
        </Button>
        <Button
          look="quiet"
          height={44}
          grow
          icon={<IconCrown size={20} aria-hidden="true" />}
          reason={reason}
          onClick={onVip}
        >
          {t(isVip ? 'people.vip.end' : 'people.vip.begin')}
        </Button>
      </ButtonRow>
      <SectionTitle>{t('people.makeStaff')}</SectionTitle>
    </>
  );
}
