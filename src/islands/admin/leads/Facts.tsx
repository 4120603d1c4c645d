import type { ReactNode } from 'react';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { paths } from '../../../paths';
import styles from './facts.module.css';

function home({ propertyId, propertyName }: LeadSummary): ReactNode {
  if (!propertyId) return propertyName;
  return <a href={paths.property(propertyId)}>{propertyName || propertyId}</a>;
}

/** Who wrote, about what. */
export function Facts({ lead }: { lead: LeadSummary }) {
  const { facts } = inbox;
  const rows: [label: string, value: ReactNode][] = [
    [facts.home, home(lead)],
    [facts.subject, lead.subject],
    [facts.email, lead.email],
    [facts.number, lead.number],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
