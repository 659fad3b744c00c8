import { Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { maxAddressText } from '../../../../domain/limits.ts';
import styles from './address-fields.module.css';

interface AddressTextProps {
  readonly value: string;
  readonly locked: boolean;
  readonly error: string | undefined;
  /** Whole addresses that the typed one may become. */
  readonly suggestions: readonly string[];
  readonly onChange: (text: string) => void;
  readonly onChoose: (text: string) => void;
}

/** The address in words, and below it what may complete it: by a tap, or by the arrow keys and Enter; Escape leaves it as typed. */
export function AddressText({ value, locked, error, suggestions, onChange, onChoose }: AddressTextProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [dismissed, setDismissed] = useState<readonly string[] | null>(null);
  const shown = locked || dismissed === suggestions ? [] : suggestions;
  const at = active < shown.length ? active : -1;
  const choose = (text: string) => {
    setDismissed(suggestions);
    setActive(-1);
    onChoose(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0) return;
    const marked = shown[at];
    if (event.key === 'ArrowDown') setActive(at + 1 < shown.length ? at + 1 : 0);
    else if (event.key === 'ArrowUp' && at >= 0) setActive(at - 1);
    else if (event.key === 'Enter' && marked !== undefined) choose(marked);
    else if (event.key === 'Escape') {
      setDismissed(suggestions);
      setActive(-1);
    } else return;
    event.preventDefault();
  };
  return (
    <div>
      <Textarea
        name="address"
        label={t('address.field.address')}
        description={t('address.addressHint')}
        value={value}
        rows={3}
        required
        autoComplete="off"
        maxLength={maxAddressText}
        readOnly={locked}
        aria-disabled={locked || undefined}
        error={error}
        aria-autocomplete="list"
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={at < 0 ? undefined : `${listId}-${at}`}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setActive(-1);
          onChange(event.currentTarget.value);
        }}
      />
      <p className="unseen" role="status">
        {shown.length > 0 && t('address.suggested', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('address.suggestions')} className={styles.suggestions}>
          {shown.map((text, index) => (
            <button
              key={text}
              type="button"
              tabIndex={-1}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.suggestion}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(text)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
