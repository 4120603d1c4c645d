import type { ComponentProps } from 'react';
import { requireFailedRequest } from '../../api/failure';
import { readSession } from '../../api/session';
import { admin } from '../../content/admin/admin';
import { askToSignIn } from '../../stores/session';
import { showToast } from '../toasts';
import { ButtonLink } from './Button';
import { failureText } from './calls';

async function download(href: string): Promise<void> {
  try {
    if (!(await readSession()).signedIn && !(await askToSignIn())) return;
    Object.assign(document.createElement('a'), { href, download: '' }).click();
  } catch (thrown) {
    showToast(admin.downloadFailed(failureText(requireFailedRequest(thrown))), { tone: 'error' });
  }
}

/** A link that downloads a file; when the session has ended it asks for the password first. */
export default function DownloadLink(props: ComponentProps<typeof ButtonLink> & { href: string }) {
  return (
    <ButtonLink
      {...props}
      download=""
      onClick={(event) => {
        event.preventDefault();
        void download(props.href);
      }}
    />
  );
}
