import type { MouseEvent, ReactNode } from 'react';
import { isSignedIn } from '../../api/session';
import { admin } from '../../content/admin';
import { askToSignIn } from '../../stores/session';
import { showToast } from '../../stores/toasts';

interface Props {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link that says `download` leaves the page as it is, whatever is answered. */
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
    showToast(admin.downloadFailed, { tone: 'error' });
  }
}

/** A workbook to download; an ended session asks for the password instead of showing an error. */
export function DownloadLink({ href, className, children }: Props) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void download(href);
  };
  return (
    <a className={className} href={href} download="" data-astro-prefetch="false" onClick={onClick}>
      {children}
    </a>
  );
}
