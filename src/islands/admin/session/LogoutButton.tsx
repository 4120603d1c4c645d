import { useState } from 'react';
import { signOut } from '../../../api/session';
import { admin } from '../../../content/admin';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';

/** Ends the session, then shows the sign-in. */
export default function LogoutButton() {
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await signOut();
      location.assign(paths.signin);
    } catch {
      setLeaving(false);
      showToast(admin.session.logoutFailed, { tone: 'error' });
    }
  }

  return (
    <Button disabled={isLeaving} onClick={() => void leave()}>
      {admin.session.logout}
    </Button>
  );
}
