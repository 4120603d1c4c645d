import { setup } from '../../content/admin/setup';
import { formatMinute } from '../../domain/date';
import { backupNights, unusedPictureDays } from '../../domain/retention';
import { lateSchedules, type LastRuns } from '../../domain/schedule';

/** The settings of the deploy, as far as the operator is told of them. */
export interface SetupSettings {
  username: string;
  /** The addresses that enquiries are emailed to; empty where email is not set up. */
  emailTo: readonly string[];
  hasAlert: boolean;
  hasHostedPictures: boolean;
  address: string;
  /** `null` where they could not be read. */
  lastRuns: LastRuns | null;
}

/** Something that is set up, or not, and what that means for the operator. */
export interface SetupItem {
  title: string;
  /** `null` where it could not be checked. */
  isSet: boolean | null;
  /** `isSet` in a word or two. */
  badge: string;
  text: string;
}

/** The addresses that hosts give, until the site has a domain of its own. */
const hostsAddress = /^(?:localhost|127\.0\.0\.1|.*\.netlify\.app)$/;

function item(title: string, isSet: boolean, text: string): SetupItem {
  return { title, isSet, badge: isSet ? setup.isSet : setup.isNotSet, text };
}

/** What the site does by itself, and which of it was not done when it should have been. */
function scheduleItem(runs: LastRuns | null, now: Date): SetupItem {
  const { title, missing, isOnTime, isLate, onTime, late, run } = setup.schedules;
  if (runs === null) return { title, isSet: null, badge: '', text: missing };
  const named = lateSchedules(runs, now).map((name) =>
    run(name, formatMinute(runs[name]?.at ?? ''), runs[name]?.failed ?? []),
  );
  return named.length === 0
    ? { title, isSet: true, badge: isOnTime, text: onTime }
    : { title, isSet: false, badge: isLate, text: late(named) };
}

/** What is set up and what is not, in the operator's words. */
export function setupItems(settings: SetupSettings, now: Date): SetupItem[] {
  const { signIn, email, alert, pictures, address } = setup;
  const hasEmail = settings.emailTo.length > 0;
  const hasDomain = !hostsAddress.test(URL.parse(settings.address)?.hostname ?? 'localhost');
  const emailText = hasEmail ? email.set(settings.emailTo.join(', ')) : email.notSet;
  const alertText = settings.hasAlert ? alert.set : alert.notSet;
  const pictureText = settings.hasHostedPictures
    ? pictures.hosted
    : pictures.builtIn(unusedPictureDays, backupNights);
  const addressText = (hasDomain ? address.set : address.notSet)(settings.address);
  return [
    item(signIn.title, true, signIn.text(settings.username)),
    item(email.title, hasEmail, emailText),
    item(alert.title, settings.hasAlert, alertText),
    item(pictures.title, true, pictureText),
    item(address.title, hasDomain, addressText),
    scheduleItem(settings.lastRuns, now),
  ];
}
