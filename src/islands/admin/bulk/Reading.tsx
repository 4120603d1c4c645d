import { bulk } from '../../../content/bulk';
import { ProgressBar } from './ProgressBar';

/** A workbook on its way to the server and back as a preview. */
export function Reading({ fileName }: { fileName: string }) {
  const label = bulk.file.reading.replace('#', () => fileName);
  return (
    <div>
      <p aria-hidden="true">{label}</p>
      <ProgressBar label={label} text="" progress={null} />
    </div>
  );
}
