import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The text is whole: Enter, or the key of a phone that says so. */
  readonly onEnter?: () => void;
  readonly placeholder: string;
  readonly maxLength: number;
  /** At its end. */
  readonly children?: ReactNode;
}

/** A field that searches while it is typed in. */
export function SearchField({
  value,
  onChange,
  onEnter,
  placeholder,
  maxLength,
  children,
}: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.field}>
      <IconSearch size={20} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
      />
      {value !== '' && (
        <IconButton
          className={styles.clear}
          label={t('home.clearSearch')}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
      {children}
    </search>
  );
}
