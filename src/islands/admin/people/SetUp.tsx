import { setUp } from '../../../api/session';
import { peopleWords } from '../../../content/admin/people';
import { AccountForm } from './AccountForm';

/** The first sign-in, with the set-up code; then it goes to `next`. */
export default function SetUp({ next }: { next: string }) {
  return (
    <AccountForm
      asks={['code', 'name', 'username', 'password', 'again']}
      button={peopleWords.setUp.button}
      send={async (values) => {
        await setUp(values);
        location.assign(next);
      }}
    />
  );
}
