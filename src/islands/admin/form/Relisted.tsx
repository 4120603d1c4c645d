import { useStore } from '@nanostores/react';
import { propertyForm } from '../../../content/forms/property';
import { isoDay } from '../../../domain/date';
import { isDayOver } from '../../../domain/property/relisted';
import { now } from '../../../stores/clock';
import { Button } from '../Button';
import { showField } from './show-field';
import type { FormEditor } from './spec';

interface Props {
  editor: FormEditor;
  /** The saved day of a home that was let. */
  day: string;
}

/** Asks for the day of a let home that is made available again: the old one says nothing any more. */
export function Relisted({ editor, day }: Props) {
  const { status, availableFrom } = useStore(editor.$values);
  const isAsked = status === 'Available' && availableFrom === day;
  if (!isAsked || !isDayOver(day, isoDay(now()))) return null;
  const { text, set } = propertyForm.relisted;
  return (
    <p className="caution" role="status">
      {text} <Button look="text" label={set} onClick={() => showField('availableFrom')} />
    </p>
  );
}
