import { type InputHTMLAttributes, useRef } from 'react';
import { formWords } from '../../../content/forms/record';
import { shownValue } from '../../../content/properties/options';
import { isoDay } from '../../../domain/date';
import type { ListColumn } from '../../../domain/field/column-kinds';
import type { FieldDefinition } from '../../../domain/field/table';
import type { FormValue } from '../../../domain/form';
import { now } from '../../../stores/clock';
import type { ControlAttributes } from '../../form/Field';
import { Select } from '../../form/Select';
import { ArticleField } from '../article/ArticleField';
import { Button } from '../Button';
import styles from '../record-form.module.css';

interface ControlProps extends ControlAttributes {
  name: string;
  field: FieldDefinition | ListColumn;
  label: string;
  initial: FormValue | undefined;
  example?: string | undefined;
}

const longTextRows = 6;
const articleRows = 16;

export function Control({ field, label, initial, example, ...shared }: ControlProps) {
  if (field.kind === 'flag' && initial !== '')
    return <input {...shared} type="checkbox" defaultChecked={initial === true} />;
  const attributes = {
    ...shared,
    className: 'input',
    defaultValue: typeof initial === 'string' ? initial : '',
    required: 'isRequired' in field || undefined,
    placeholder: example,
  };
  if (field.kind === 'multiline')
    return <textarea {...attributes} rows={field.isRequired ? 2 : longTextRows} />;
  if (field.kind === 'article')
    return <ArticleField {...attributes} label={label} rows={articleRows} />;
  if (field.kind === 'choice' || field.kind === 'flag') {
    const options =
      field.kind === 'flag'
        ? Object.entries(formWords.flag)
        : field.options.map((value) => [value, shownValue(shared.name, value)] as const);
    const isOffered = 'mayBeUnstated' in field && [initial, field.default].includes('');
    const none = isOffered ? [['', formWords.notStated] as const] : [];
    return <Select {...attributes} options={[...none, ...options]} />;
  }
  if (field.kind === 'day') return <Day {...attributes} />;
  return <input {...attributes} type="text" autoComplete="off" />;
}

function Day(attributes: InputHTMLAttributes<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  const setToday = () => {
    if (!input.current) return;
    input.current.value = isoDay(now());
    // As if it was typed: the form notes what has changed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={`stack ${styles.beside}`}>
      <input {...attributes} ref={input} type="date" autoComplete="off" />
      <Button look="quiet" label={formWords.today} onClick={setToday} />
    </div>
  );
}
