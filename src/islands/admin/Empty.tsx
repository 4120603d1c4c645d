interface Props {
  title?: string;
  text: string;
}

/** Stands in for a list without rows: says why it is empty, and what to do. */
export function Empty({ title, text }: Props) {
  return (
    <div className="empty">
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
    </div>
  );
}
