import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../../../ui/controls/choice-list.tsx';
import { MoneyField } from '../../../../ui/controls/money-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { ruleKinds } from './price-rule.ts';
import type { RuledPrice, RuleKind, TypedRule } from './price-rule.ts';

interface PriceRuleFieldsProps {
  readonly what: RuledPrice;
  readonly kinds?: readonly RuleKind[];
  readonly typed: TypedRule;
  readonly onChange: (typed: TypedRule) => void;
}

/** Of what kind a rule for prices is, and the figure that it needs. */
export function PriceRuleFields({ what, kinds = ruleKinds[what], typed, onChange }: PriceRuleFieldsProps) {
  const { t } = useTranslation();
  const { kind, text, percent } = typed;
  return (
    <>
      <ChoiceList
        label={t(`stockEntry.field.${what}`)}
        choices={kinds.map((id) => ({
          id,
          title: t(`stockEntry.bulk.kind.${id}`),
          text: id === 'markup' ? t('stockEntry.bulk.rounded') : undefined,
        }))}
        chosen={kind}
        onChoose={(chosen) => onChange({ ...typed, kind: chosen })}
      />
      {kind === 'set' && (
        <MoneyField
          label={t(`stockEntry.field.${what}`)}
          value={text}
          onChange={(next) => onChange({ ...typed, text: next })}
        />
      )}
      {(kind === 'percent' || kind === 'vipPercent' || kind === 'markup') && (
        <TextField
          label={t(`stockEntry.bulk.${kind}`)}
          value={percent}
          inputMode="numeric"
          maxLength={4}
          onChange={(next) => onChange({ ...typed, percent: next })}
        />
      )}
    </>
  );
}
