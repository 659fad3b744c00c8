import { useState } from 'react';
import { readDay } from '../../../../domain/typed-day.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useNow } from '../../../ui/screen-context.ts';

interface DayFieldProps {
  readonly label: string;
  /** As it is typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with it; that it is no day is said once it is left. */
  readonly fault: string | undefined;
}

/** A day that is typed; once it is left it stands there as `YYYY-MM-DD`. */
export function DayField({ label, value, onChange, fault }: DayFieldProps) {
  const now = useNow();
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      label={label}
      value={value}
      inputMode="numeric"
      maxLength={20}
      placeholder={formatDay(now)}
      error={isTyping && readDay(value) === null ? undefined : fault}
      onChange={(text) => {
        setIsTyping(true);
        onChange(text);
      }}
      onBlur={() => {
        setIsTyping(false);
        onChange(readDay(value) ?? value);
      }}
    />
  );
}
