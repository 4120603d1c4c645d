import { setup } from '../../content/admin/setup';
import { companyForm } from '../../content/forms/company';
import { facts } from '../../domain/company/fields';
import { formatDay, formatMinute } from '../../domain/date';
import { lateSchedules, type LastRuns } from '../../domain/schedule';
import { paths } from '../../paths';
import type { SetupState } from '../../server/pages/setup';

/** Something that an owner does before going live. */
export interface SetupStep {
  /** Its place on the page Set-up. */
  id: keyof typeof setup.steps;
  title: string;
  /** `null` where it could not be checked. */
  isDone: boolean | null;
  /** How far it is. */
  text: string;
  /** What to do; '' once it is done. */
  toDo: string;
  link: { label: string; href: string } | undefined;
}

/** The addresses that hosts give, until the site has a domain of its own. */
const hostsAddress = /^(?:localhost|127\.0\.0\.1|.*\.netlify\.app)$/;
/** How many missing facts are named. */
const named = 3;

function companyStep({ company }: SetupState): Pick<SetupStep, 'isDone' | 'text'> {
  const { done, filled, missing } = setup.steps.company;
  if (company === null) return { isDone: null, text: setup.missing };
  const labels = company.missing.map((name) => companyForm.fields[name].label);
  if (labels.length > 0) {
    const count = filled(facts.length - labels.length, facts.length);
    return { isDone: false, text: `${count} ${missing(labels.slice(0, named), labels.length)}` };
  }
  return { isDone: company.isOnSite, text: company.isOnSite ? done : company.publishing };
}

/** What an owner does before going live, in order. */
export function setupSteps(state: SetupState): SetupStep[] {
  const { emailTo, address, properties, backup } = state;
  const { steps, links, missing } = setup;
  const hasEmail = emailTo.length > 0;
  const hasDomain = !hostsAddress.test(URL.parse(address)?.hostname ?? 'localhost');
  const latest = backup?.latest ?? null;
  const step = (
    id: SetupStep['id'],
    isDone: boolean | null,
    text: string,
    link?: SetupStep['link'],
  ): SetupStep => {
    const { title, toDo } = steps[id];
    return { id, title, isDone, text, toDo: isDone ? '' : toDo, link: isDone ? undefined : link };
  };
  const company = companyStep(state);
  return [
    step('company', company.isDone, company.text, {
      label: links.company,
      href: paths.admin.company,
    }),
    step('email', hasEmail, hasEmail ? steps.email.done(emailTo.join(', ')) : steps.email.undone),
    step('address', hasDomain, (hasDomain ? steps.address.done : steps.address.undone)(address)),
    properties === null
      ? step('home', null, missing)
      : step('home', properties > 0, properties > 0 ? steps.home.done : steps.home.undone, {
          label: links.home,
          href: paths.admin.addProperty,
        }),
    backup === null
      ? step('backup', null, missing)
      : step(
          'backup',
          latest !== null,
          latest === null ? steps.backup.undone : steps.backup.done(formatDay(latest)),
        ),
  ];
}

/** What the site does by itself, and which of it was not done when it should have been. */
export function regularWork(runs: LastRuns | null, now: Date): { isLate: boolean; text: string } {
  const { late, onTime, run } = setup.schedules;
  if (runs === null) return { isLate: false, text: setup.missing };
  const names = lateSchedules(runs, now).map((name) =>
    run(name, formatMinute(runs[name]?.at ?? ''), runs[name]?.failed ?? []),
  );
  return names.length === 0 ? { isLate: false, text: onTime } : { isLate: true, text: late(names) };
}
