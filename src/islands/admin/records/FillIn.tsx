/**
 * Which facts several properties lack, and one value for all of them at once. Whether it is saved, whoever has the rows
 * says.
 */
import { useId, useState } from 'react';
import { fillWords } from '../../../content/admin/list';
import type { ListedRow } from '../../../domain/list/row';
import { propertyFields, type RequiredPropertyField } from '../../../domain/property/fields';
import { requiredFacts } from '../../../domain/property/missing';
import { Select } from '../../form/Select';
import { Button } from '../Button';

interface Props {
  rows: readonly ListedRow[];
  isOff: boolean;
  onFill: (
    rows: readonly ListedRow[],
    fact: RequiredPropertyField,
    value: string,
  ) => Promise<boolean>;
}

/** One value for a fact that several properties lack; a name is each property's own. */
export function FillIn({ rows, isOff, onFill }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<string>('');
  const [value, setValue] = useState('');
  const lacking = (fact: RequiredPropertyField) =>
    rows.filter(({ missing }) => missing.includes(fact));
  const facts = requiredFacts.filter((fact) => fact !== 'name' && lacking(fact).length > 0);
  const fact = facts.find((name) => name === chosen) ?? facts[0];
  if (!fact) return null;
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() === '' || isOff) return;
        void onFill(lacking(fact), fact, value).then((isDone) => isDone && setValue(''));
      }}
    >
      <div className="field">
        <label htmlFor={`${id}-fact`}>{fillWords.fact}</label>
        <Select
          id={`${id}-fact`}
          value={fact}
          options={facts.map((name) => [
            name,
            fillWords.option(propertyFields[name].column.title, lacking(name).length),
          ])}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-value`}>{fillWords.value}</label>
        <input
          className="input"
          id={`${id}-value`}
          required
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <Button type="submit" look="quiet" label={fillWords.fill} isOff={isOff} />
    </form>
  );
}
