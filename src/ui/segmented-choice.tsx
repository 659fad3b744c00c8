import { SegmentedControl } from '@mantine/core';

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side; inside a sheet only, which brings Mantine. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  return <SegmentedControl aria-label={label} data={[...options]} value={value} onChange={onChange} />;
}
