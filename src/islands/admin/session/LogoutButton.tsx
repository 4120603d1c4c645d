import { useState } from 'react';
import { signOut } from '../../../api/session';
import { admin } from '../../../content/admin';
import { paths } from '../../../paths';
import { showToast } from '../../../stores/toasts';
import { useHydrated } from '../use-hydrated';

/** Ends the session, then shows the sign-in. */
export default function LogoutButton() {
  const hydrated = useHydrated();
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
    <button type="button" disabled={!hydrated || isLeaving} onClick={() => void leave()}>
      {admin.session.logout}
    </button>
  );
}
