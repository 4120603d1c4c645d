import { requireFailedRequest } from '../../../api/failure';
import { signOut } from '../../../api/session';
import { admin } from '../../../content/admin/admin';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';

async function endSession(): Promise<void> {
  try {
    await signOut();
    location.assign(paths.signin);
  } catch (thrown) {
    requireFailedRequest(thrown);
    showToast(admin.session.logoutFailed, { tone: 'error' });
  }
}

export default function LogoutButton() {
  return <Button label={admin.session.logout} onClick={endSession} />;
}
