/**
 * Makes a function that makes something of an object, such as the records of a document, once for as long as that object is
 * there: whoever gives the same object gets the same thing. An argument beside it, such as the day, makes it anew where it
 * differs from the last one. What is made must not be changed.
 */
export function once<Of extends object, Beside extends readonly [beside?: unknown], Made>(
  make: (of: Of, ...beside: Beside) => Made,
): (of: Of, ...beside: Beside) => Made {
  const known = new WeakMap<Of, { beside: unknown; made: Made }>();
  return (of, ...beside) => {
    const found = known.get(of);
    if (found && found.beside === beside[0]) return found.made;
    const made = make(of, ...beside);
    known.set(of, { beside: beside[0], made });
    return made;
  };
}
