import type { ReactNode } from 'react';
import { inbox } from '../../../content/admin/inbox';
import { adminPaths } from '../../../admin-paths';
import { paths } from '../../../paths';

interface Props {
  id: string;
  name: string;
}

/** Leads to what visitors see of a home. */
export function SiteLink({ id, name }: Props) {
  return (
    <a className="small target-line no-print" href={paths.property(id)}>
      {inbox.seeOnSite} <span className="visually-hidden">{name}</span>
    </a>
  );
}

/** A home by its name, which leads to the office's form; below it a small link to what visitors see. */
export function HomeLink({ id, name }: Props) {
  return (
    <>
      <a href={adminPaths.property(id)}>{name || inbox.view}</a>
      <span className="cluster tight no-print">
        <SiteLink id={id} name={name} />
      </span>
    </>
  );
}

/** A text in which lines about homes lead to them. */
export function linkHomes(text: string, homes: readonly { id: string; line: string }[]): ReactNode {
  const ids = new Map(homes.map(({ id, line }) => [line, id]));
  if (ids.size === 0) return text;
  return text.split('\n').flatMap((line, index) => {
    const id = ids.get(line);
    if (id === undefined) return [index > 0 && '\n', line];
    const links = (
      <span key={index}>
        <a className="target-line" href={adminPaths.property(id)}>
          {line}
        </a>{' '}
        <SiteLink id={id} name={line} />
      </span>
    );
    return [index > 0 && '\n', links];
  });
}
