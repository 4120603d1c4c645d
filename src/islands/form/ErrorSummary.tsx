import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface FieldError {
  field: string;
  message: string;
}

interface Props {
  className: string | undefined;
  errors: readonly FieldError[];
  /** The id of the control to correct; `null` for an error that belongs to none. */
  findId: (error: FieldError) => string | null;
  children: ReactNode;
}

function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  // The control's label comes into view with it.
  control?.parentElement?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Everything that must be corrected, as links to the controls; it takes the focus when it appears. */
export function ErrorSummary({ className, errors, findId, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);
  return (
    <div ref={box} className={className} role="alert" tabIndex={-1}>
      {children}
      <ul>
        {errors.map((error, index) => {
          const id = findId(error);
          return (
            <li key={index}>
              {id === null ? (
                error.message
              ) : (
                <a className="target-line" href={`#${id}`} onClick={goTo}>
                  {error.message}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
