import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'select'> {
  options: readonly (readonly [value: string, text: string])[];
}

export function Select({ options, ...attributes }: Props) {
  return (
    <select className="input" {...attributes}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
