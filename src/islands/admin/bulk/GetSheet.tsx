import { bulk } from '../../../content/bulk';
import { paths } from '../../../paths';
import { DownloadLink } from '../DownloadLink';
import step from './step.module.css';
import styles from './offers.module.css';

const { sheet } = bulk;
const offers = [
  { href: paths.api.template, label: sheet.template, text: sheet.templateText },
  { href: paths.api.exportProperties, label: sheet.export, text: sheet.exportText },
];

/** The two workbooks to begin with. */
export function GetSheet() {
  return (
    <section aria-labelledby="bulk-sheet" className={step.section}>
      <h2 id="bulk-sheet">{sheet.title}</h2>
      <ul role="list" className={styles.offers}>
        {offers.map(({ href, label, text }) => (
          <li key={href}>
            <DownloadLink href={href} className="button button-quiet">
              {label}
            </DownloadLink>
            <p className="quiet small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
