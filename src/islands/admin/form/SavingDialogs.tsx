import { useStore } from '@nanostores/react';
import { ConflictDialog } from './ConflictDialog';
import { FailureDialog } from './FailureDialog';
import type { Saver } from './saver';
import type { FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  saver: Saver;
}

/** What saving has to ask or to say. */
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
