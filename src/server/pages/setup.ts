import { findMailHealth, type MailHealth, readAttempt } from '../../domain/mail/health';
import { findDelivery } from '../../domain/mail/mails';
import { environment } from '../env';
import { listPeople } from '../people/list';
import { isMailSetUp, loadEnquiries, mailSettings, readTestEmail } from '../post/office';
import { properties } from '../records/properties';
import { loadBackupState, type BackupState } from './backup';
import { loadCompany, type CompanyState } from './company';
import { orMissing } from './fallback';

/** The state that the steps before going live depend on; `null` for a part that could not be loaded. */
export interface SetupState {
  company: CompanyState | null;
  /** The addresses that enquiries are emailed to; none where email is not set up. */
  emailTo: readonly string[];
  mail: MailHealth | null;
  address: string;
  people: readonly string[] | null;
  hasProperty: boolean | null;
  backup: BackupState | null;
}

async function loadMailHealth(): Promise<MailHealth> {
  const [enquiries, test] = await Promise.all([loadEnquiries(), readTestEmail()]);
  const tried = [
    ...enquiries.map((enquiry) => readAttempt(findDelivery(enquiry, 'enquiry'))),
    test,
  ];
  return findMailHealth(tried.filter((one) => one !== null));
}

export async function loadSetup(now: Date): Promise<SetupState> {
  const [company, mail, people, hasProperty, backup] = await Promise.all([
    orMissing('the facts of the company', () => loadCompany(now)),
    orMissing('the emails', loadMailHealth),
    orMissing('the people', async () =>
      (await listPeople(now)).filter(({ username }) => username !== ''),
    ),
    orMissing('the properties', async () => (await properties.listShown()).length > 0),
    loadBackupState(now),
  ]);
  return {
    company,
    emailTo: isMailSetUp() ? (mailSettings()?.to ?? []) : [],
    mail,
    address: environment().siteUrl,
    people: people?.map(({ name }) => name) ?? null,
    hasProperty,
    backup,
  };
}
