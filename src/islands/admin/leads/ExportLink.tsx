import type { MouseEvent } from 'react';
import { isSignedIn } from '../../../api/session';
import { inbox } from '../../../content/inbox';
import { paths } from '../../../paths';
import { askToSignIn } from '../../../stores/session';
import { showToast } from '../../../stores/toasts';

async function download(): Promise<void> {
  try {
    if ((await isSignedIn()) || (await askToSignIn())) location.assign(paths.api.exportLeads);
  } catch {
    showToast(inbox.loadFailed, { tone: 'error' });
  }
}

/** All enquiries as a workbook; an ended session asks for the password instead of showing an error. */
export default function ExportLink() {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void download();
  };
  return (
    <a
      className="button button-quiet"
      href={paths.api.exportLeads}
      data-astro-prefetch="false"
      onClick={onClick}
    >
      {inbox.export}
    </a>
  );
}
