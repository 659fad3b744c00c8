import { SegmentedControl } from '@mantine/core';

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side; inside a sheet only, which brings Mantine. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  disabled = false,
  onChange,
}: SegmentedChoiceProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      data={[...options]}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
