import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inbox } from '../../../../src/content/inbox';
import type { EnquirySummary } from '../../../../src/domain/enquiry/inbox';
import { referenceOf } from '../../../../src/domain/reference';
import Inbox from '../../../../src/islands/admin/enquiries/Inbox';
import { enquiry } from './enquiry';

function render(enquiries: EnquirySummary[], address = ''): string {
  const view = <Inbox enquiries={enquiries} isComplete address={address} today="2026-01-20" />;
  return renderToString(view).replaceAll('<!-- -->', '');
}

const visitors = enquiry({
  kind: 'enquiry',
  propertyId: 'palm-1',
  propertyName: 'Palm Villa',
  message: '<script>alert(1)</script>',
});

describe('the inbox', () => {
  it('says how many are new', () => {
    expect(render([])).toContain(inbox.emptyTitle);
    expect(render([enquiry()])).toContain(inbox.unread(1));
    expect(render([enquiry({ status: 'done' })])).toContain(inbox.unread(0));
    expect(render([enquiry(), enquiry({ id: 'enquiry-2' })])).toContain(inbox.unread(2));
  });

  it('opens the enquiry named in the address, with property, message as text, and the ways to reply', () => {
    const html = render([visitors], '?enquiry=enquiry-1');
    expect(html).toMatch(/href="\/properties\/single\/palm-1">Palm Villa<\/a> Ref [0-9A-Z]{6}</);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const text of [...Object.values(inbox.actions), inbox.saveNote]) {
      expect(html).toContain(text);
    }
  });

  it('shows those in the list as short rows, with the number and the first words of the message', () => {
    const html = render([{ ...visitors, message: `Is it free?\n${'Long. '.repeat(100)}` }]);
    expect(html).not.toContain(inbox.actions.email);
    expect(html).not.toContain('aria-current');
    expect(html).toContain('98400 12345 · Palm Villa · Ref Z3PWHC');
    expect(html).toMatch(/Is it free\?\sLong\. Long\. [^<]{100,140}…</);
    expect(html).toContain(inbox.choose);
  });

  it('names the day of the next action in the row, and marks it from that day on', () => {
    const onDay = (nextAction: string) => render([enquiry({ nextAction })]);
    expect(onDay('2026-01-20')).toContain(inbox.due('20-01-2026'));
    expect(onDay('2026-01-21')).toContain(inbox.planned('21-01-2026'));
    expect(render([enquiry({ nextAction: '2026-01-20', status: 'done' })])).not.toContain(
      inbox.due('20-01-2026'),
    );
  });

  it('leads from each line about a home of a list to that home, and nowhere else', () => {
    const line = `Palm & Sea <b> (Ref ${referenceOf('palm-1')})`;
    const address = 'https://evil.example/shortlist?homes=palm-1,sea-2';
    const asked = enquiry({ message: `Hello\n${line}\n${address}` });
    const html = render([asked], '?enquiry=enquiry-1');
    expect(html).toContain(
      `Hello\n<a href="/properties/single/palm-1">Palm &amp; Sea &lt;b&gt; (Ref ${referenceOf('palm-1')})</a>\n${address}</p>`,
    );
  });

  it('says how many a search has found', () => {
    const two = [enquiry(), enquiry({ id: 'enquiry-2', number: '+91 98400-00000' })];
    expect(render(two, '?text=9840000000')).toContain(inbox.found(1));
    expect(render(two, '?text=98400')).toContain(inbox.found(2));
  });

  it('says that it is loading more, instead of that nothing matches, while the rest is not here', () => {
    const part = (
      <Inbox enquiries={[enquiry()]} isComplete={false} address="?text=zzz" today="2026-01-20" />
    );
    const hidden = /<span class="quiet" hidden=""> (?:<!-- -->)?Loading more…</;
    expect(renderToString(part)).toContain(inbox.loading);
    expect(renderToString(part)).not.toMatch(hidden);
    expect(renderToString(part)).not.toContain(inbox.nothingFound);
    expect(render([enquiry()], '?text=zzz')).toContain(inbox.nothingFound);
    expect(render([enquiry()], '?text=zzz')).toMatch(hidden);
  });

  it('offers to send a failed email again', () => {
    const failed = enquiry({ delivery: { state: 'failed', attempts: 3, problem: 'refused' } });
    expect(render([failed], '?enquiry=enquiry-1')).toContain(inbox.resend);
    expect(render([visitors], '?enquiry=enquiry-1')).not.toContain(inbox.resend);
  });

  it('loads possible spam when it is asked for, without a number before', () => {
    const filter = inbox.filters.find(([show]) => show === 'quarantined')?.[1] ?? '';
    expect(render([enquiry()])).toMatch(new RegExp(`${filter} ?</button>`));
    const html = render([enquiry()], '?show=quarantined');
    expect(html).toContain(inbox.loading);
    expect(html).not.toContain(inbox.nothingFound);
  });

  it('keeps the way to possible spam when there is no enquiry', () => {
    expect(render([])).toContain('Possible spam');
  });

  it('shows possible spam separately, with the reason and a button to release it', () => {
    const caught = enquiry({
      suspicion: [{ code: 'hidden field', number: 0 }],
      delivery: { state: 'quarantined', attempts: 0 },
    });
    expect(render([caught])).toContain(inbox.emptyTitle);
    const html = render([caught], '?show=quarantined&enquiry=enquiry-1');
    expect(html).toContain(
      inbox.flagged('A field that people cannot see was filled in, as only machines do.'),
    );
    expect(html).toContain(`>${inbox.release}</button>`);
  });
});
