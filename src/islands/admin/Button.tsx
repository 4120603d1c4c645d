import type { ComponentProps, MouseEvent } from 'react';
import { useHydrated } from './use-hydrated';

const looks = { main: 'button', quiet: 'button button-quiet', text: 'button-text' };

interface Look {
  look?: keyof typeof looks;
  label?: string | undefined;
  /** Of what it is, for who hears its name and does not see where it stands. */
  about?: string | undefined;
}

const formatName = (label = '', about = '') => (about === '' ? undefined : `${label} ${about}`);

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'onClick'> {
  /** Switched off it keeps the focus, so that the keyboard does not lose its place. */
  isOff?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/** A button that is enabled once the page's script runs; before, it would swallow the click. */
export function Button({
  look,
  label,
  about,
  isOff = false,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className={look && looks[look]}
      aria-disabled={isOff || undefined}
      aria-label={formatName(label, about)}
      {...rest}
      disabled={disabled || !hydrated}
      onClick={(event) => !isOff && onClick?.(event)}
    >
      {children ?? label}
    </button>
  );
}

export function ButtonLink({ look = 'text', label, about, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a className={looks[look]} aria-label={formatName(label, about)} {...rest}>
      {label}
    </a>
  );
}
