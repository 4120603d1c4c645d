import type { MouseEvent, ReactNode } from 'react';
import { isSignedIn } from '../../api/session';
import { download as words } from '../../content/download';
import { askToSignIn } from '../../stores/session';
import { showToast } from '../toasts';

interface Props {
  href: string;
  className: string;
  label: ReactNode;
}

/** A link with `download` never navigates away from the page, whatever the response. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

async function download(href: string): Promise<void> {
  try {
    if ((await isSignedIn()) || (await askToSignIn())) follow(href);
  } catch {
    showToast(words.failed, { tone: 'error' });
  }
}

/** A link that downloads a file; when the session has ended it asks for the password first. */
export default function DownloadLink({ href, className, label }: Props) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void download(href);
  };
  return (
    <a className={className} href={href} download="" onClick={onClick}>
      {label}
    </a>
  );
}
