import { useState } from 'react';
import { signOut } from '../../../api/session';
import { admin } from '../../../content/admin';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { askToLeave } from '../leave';

/** Ends the session, then shows the sign-in; unsaved work in a form is asked about first. */
export default function LogoutButton() {
  const [isLeaving, setLeaving] = useState(false);

  async function endSession(): Promise<string | null> {
    setLeaving(true);
    try {
      await signOut();
      return null;
    } catch {
      setLeaving(false);
      return admin.session.logoutFailed;
    }
  }

  return (
    <Button
      disabled={isLeaving}
      onClick={() => void askToLeave({ address: paths.signin, prepare: endSession })}
    >
      {admin.session.logout}
    </Button>
  );
}
