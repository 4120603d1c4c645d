import { useStore } from '@nanostores/react';
import { formWords } from '../../../content/record-form';
import { paths } from '../../../paths';
import { Answers, Dialog } from '../dialog/Dialog';
import { later } from '../later';
import type { Failure } from './failure';
import type { Saver } from './saver';
import type { FormSpec } from './spec';

/** The other dialog often says that nothing can be fetched, so its code is there from the start. */
const ConflictDialog = later(() => import('./ConflictDialog'));

interface Props {
  spec: FormSpec;
  saver: Saver;
}

/** The dialogs of a save. */
export function SavingDialogs({ spec, saver }: Props) {
  const saving = useStore(saver.$saving);
  if (saving.state === 'failed') {
    return <FailureDialog failure={saving.failure} onClose={() => saver.dismiss()} />;
  }
  if (saving.state !== 'conflict') return null;
  const { conflict } = saving;
  return (
    <ConflictDialog
      key={conflict.version}
      spec={spec}
      conflict={conflict}
      onSave={(choices) => void saver.resolve(conflict, choices)}
      onClose={() => saver.dismiss()}
    />
  );
}

/** Says that nothing was saved and what to do. */
function FailureDialog({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const words = formWords.failed;
  return (
    <Dialog role="alertdialog" title={failure.title} onClose={onClose}>
      <p>
        {failure.advice} {words.kept}
      </p>
      <Answers safe={words.close} onSafe={onClose}>
        {failure.isGone && (
          <a className="button" href={paths.admin.trash} target="_blank" rel="noopener">
            {words.trash} <span className="visually-hidden">({formWords.newTab})</span>
          </a>
        )}
      </Answers>
    </Dialog>
  );
}
