import { join } from '../../../api/session';
import { peopleWords } from '../../../content/admin/people';
import { adminPaths } from '../../../admin-paths';
import { AccountForm } from './AccountForm';

interface Props {
  token: string;
  /** Theirs, where the link is for a new password. */
  username: string;
}

export default function Join({ token, username }: Props) {
  return (
    <AccountForm
      asks={['username', 'password', 'again']}
      first={{ username }}
      button={peopleWords.join.button}
      send={async (values) => {
        await join({ ...values, token });
        location.assign(adminPaths.home);
      }}
    />
  );
}
