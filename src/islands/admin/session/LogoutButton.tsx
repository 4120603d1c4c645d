import { useState } from 'react';
import { signOut } from '../../../api/session';
import { admin } from '../../../content/admin/admin';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { leaves } from '../leave';

/** Ends the session, then shows the sign-in; unsaved work in a form is asked about first. */
export default function LogoutButton() {
  const [isLeaving, setLeaving] = useState(false);

  async function endSession(): Promise<void> {
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
    <Button {...leaves} label={admin.session.logout} disabled={isLeaving} onClick={endSession} />
  );
}
