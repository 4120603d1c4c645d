/** Which steps a site still needs, and whether its emails and regular work go, said as the owner has to know it. */
import { setup } from '../../content/admin/setup';
import { firstTexts } from '../../content/first-texts';
import { companyForm } from '../../content/forms/company';
import { launchFacts } from '../../domain/company/fields';
import { findDoubtfulFigures } from '../../domain/company/figures';
import { formatDay, formatMinute } from '../../domain/date';
import { findTroubles, type LastRuns, type ScheduleName } from '../../domain/schedule';
import { adminPaths } from '../../admin-paths';
import type { CompanyState } from '../../server/pages/company';
import type { SetupState } from '../../server/pages/setup';

const addressOfHost = /^(?:localhost|127\.0\.0\.1|.*\.netlify\.app)$/;
/** How many missing facts a sentence names. */
const maxNamed = 3;

function companyToDo({ missing, publishing }: CompanyState): string {
  if (missing.length === 0) return publishing.text;
  const labels = missing.slice(0, maxNamed).map((name) => companyForm.fields[name].label);
  const filled = launchFacts.length - missing.length;
  return setup.steps.company.undone(filled, launchFacts.length, labels);
}

function mailToDo({ emailTo, mail }: SetupState): string {
  const { undone, untested, failing } = setup.steps.email;
  if (emailTo.length === 0) return undone;
  return mail?.kind === 'fails'
    ? failing(formatMinute(mail.since), mail.problem)
    : untested(emailTo.join(', '));
}

/** What a person who signs in reads first: that emails about enquiries do not go out; '' while they do. */
export function mailTrouble(state: SetupState): string {
  return state.emailTo.length > 0 && state.mail?.kind === 'fails' ? mailToDo(state) : '';
}

/** The steps before going live, in order, with their links; `isDone` is `null` if it could not be checked. */
export function setupSteps(state: SetupState, year: number) {
  const { company, emailTo, mail, address, people, hasProperty, backup } = state;
  const texts = setup.steps;
  const hasDomain = !addressOfHost.test(URL.parse(address)?.hostname ?? 'localhost');
  const companyRecord = company && (company.record ?? { figures: firstTexts.figures, since: '' });
  const doubtful = companyRecord
    ? findDoubtfulFigures(companyRecord, firstTexts.figures, year)
    : null;
  const figuresAreOwn = doubtful === null ? null : doubtful.length === 0;
  const works = mail === null ? null : mail.kind === 'works';
  const mailWorks = emailTo.length > 0 ? works : false;
  const step = (
    id: keyof typeof setup.steps,
    href: string,
    isDone: boolean | null,
    [done, undone]: [string, string],
  ) => {
    const { title, toDo, link } = texts[id];
    const known = isDone ? done : undone;
    return { id, title, isDone, text: isDone === null ? setup.missing : known, toDo, link, href };
  };
  return [
    step(
      'company',
      adminPaths.company,
      company ? company.missing.length === 0 && company.publishing.isOnSite : null,
      [texts.company.done, company ? companyToDo(company) : ''],
    ),
    step('figures', `${adminPaths.companyPage('texts')}#field-figures`, figuresAreOwn, [
      texts.figures.done,
      texts.figures.undone(doubtful ?? []),
    ]),
    step('home', adminPaths.addProperty, hasProperty, [texts.home.done, texts.home.undone]),
    step('address', 'https://app.netlify.com', hasDomain, [
      texts.address.done(address),
      texts.address.undone(address),
    ]),
    step('email', 'https://resend.com', mailWorks, [
      texts.email.done(emailTo.join(', ')),
      mailToDo(state),
    ]),
    step('people', adminPaths.people, people && people.length > 0, [
      texts.people.done(people?.join(', ') ?? ''),
      texts.people.undone,
    ]),
    step('backup', '#backups', backup && backup.latest !== null, [
      texts.backup.done(formatDay(backup?.latest ?? '')),
      texts.backup.undone,
    ]),
  ];
}

/** The scheduled jobs: when they ran last, or which of them are overdue or failed. */
export function regularWork(runs: LastRuns | null, now: Date): { isLate: boolean; text: string } {
  const { onTime, overdue, failed } = setup.schedules;
  if (runs === null) return { isLate: false, text: setup.missing };
  const ranAt = (name: ScheduleName) => formatMinute(runs[name]?.at ?? '');
  const troubles = findTroubles(runs, now).map(({ name, kind }) =>
    kind === 'overdue'
      ? overdue(name, ranAt(name))
      : failed(name, ranAt(name), runs[name]?.failed ?? []),
  );
  return troubles.length === 0
    ? { isLate: false, text: onTime(ranAt('sweep'), ranAt('nightly')) }
    : { isLate: true, text: troubles.join(' ') };
}
