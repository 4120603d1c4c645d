import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LeadSummary } from '../../../../src/domain/lead/inbox';
import Inbox from '../../../../src/islands/admin/leads/Inbox';
import { lead } from './lead';

function render(leads: LeadSummary[], address = ''): string {
  const view = <Inbox leads={leads} isComplete address={address} />;
  return renderToString(view).replaceAll('<!-- -->', '');
}

const enquiry = lead({
  kind: 'enquiry',
  propertyId: 'palm-1',
  propertyName: 'Palm Villa',
  message: '<script>alert(1)</script>',
});

describe('the inbox', () => {
  it('says how many are new', () => {
    expect(render([])).toContain('No enquiries yet');
    expect(render([lead()])).toContain('1 new enquiry');
    expect(render([lead({ status: 'done' })])).toContain('No new enquiries');
    expect(render([lead(), lead({ id: 'lead-2' })])).toContain('2 new enquiries');
  });

  it('opens one lead by its address, with home, message as text, and the ways to answer', () => {
    const html = render([enquiry], '?lead=lead-1');
    expect(html).toContain('href="/properties/single/palm-1"');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const text of ['Reply by e-mail', 'Call', 'WhatsApp', 'Save note', 'Erase']) {
      expect(html).toContain(text);
    }
  });

  it('keeps closed ones short', () => {
    expect(render([enquiry])).toMatch(/aria-expanded="false"/);
    expect(render([enquiry])).not.toContain('Reply by e-mail');
  });

  it('offers to send a failed mail again', () => {
    const failed = lead({ delivery: { state: 'failed', attempts: 3, problem: 'refused' } });
    expect(render([failed], '?lead=lead-1')).toContain('Send again');
    expect(render([enquiry], '?lead=lead-1')).not.toContain('Send again');
  });

  it('shows what was set aside apart, with the reason and the way back', () => {
    const caught = lead({
      suspicion: 'The hidden field was filled in.',
      delivery: { state: 'quarantined', attempts: 0 },
    });
    expect(render([caught])).toContain('Nothing fits');
    const html = render([caught], '?show=quarantined&lead=lead-1');
    expect(html).toContain('Set aside by the machine: The hidden field was filled in. Release');
    expect(html).toContain('>Release</button>');
  });
});
