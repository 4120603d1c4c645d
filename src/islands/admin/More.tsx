import { admin } from '../../content/admin';
import { Button } from './Button';

interface Props {
  /** How many rows are not shown yet. */
  left: number;
  onMore: () => void;
}

/** The button below a list that shows more of it. */
export function More({ left, onMore }: Props) {
  if (left <= 0) return null;
  return (
    <Button className="button button-quiet" onClick={onMore}>
      {admin.more(left)}
    </Button>
  );
}
