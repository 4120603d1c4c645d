import { shownValue } from '../../../../content/properties/options';
import type { SeveralDefinition } from '../../../../domain/field/lists';
import { textsIn } from '../../../../domain/form';
import { type ControlProps, describeControl, type FieldControl } from './control';

function SeveralControl(props: ControlProps<SeveralDefinition>) {
  const { field, name, initial } = props;
  const { id, label, hint, error } = describeControl(props);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="field-label">{label}</legend>
      <div className="cluster small">
        {field.options.map((value) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={textsIn(initial).includes(value)}
            />
            {shownValue(name, value)}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

export const severalControl: FieldControl<SeveralDefinition> = {
  Control: SeveralControl,
  read: (data, name) => data.getAll(name).map(String),
  Value: ({ name, value }) => (
    <span>
      {textsIn(value)
        .map((option) => shownValue(name, option))
        .join(', ')}
    </span>
  ),
};
