import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { FoundGroups } from './found-groups.tsx';
import type { FoundGroupsProps } from './found-groups.tsx';
import styles from './group-sheet.module.css';

interface GroupSheetProps extends FoundGroupsProps {
  /** Tells it from other choices of a group on the same screen. */
  readonly name: string;
  /** What it asks; which group, unless it is said. */
  readonly title?: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What can be chosen beside the groups; not while one is searched. */
  readonly children?: ReactNode;
}

/** The customer groups of the shop, to choose one of them. */
export function GroupSheet(props: GroupSheetProps) {
  const { name: sheet, groups, chosen, title, opened, onChoose, onClose, children } = props;
  const { t } = useTranslation();
  const name = useSelector(groups, ({ context }) => context.filter.name);
  return (
    <BottomSheet name={sheet} opened={opened} title={title ?? t('group.choose')} onClose={onClose}>
      <SearchField
        value={name}
        placeholder={t('group.search')}
        maxLength={maxSearchLength}
        onChange={(text) => groups.send({ type: 'filter.change', change: { name: text } })}
      />
      <div className={styles.groups}>
        {name === '' && children}
        <FoundGroups groups={groups} chosen={chosen} onChoose={onChoose} />
      </div>
    </BottomSheet>
  );
}
