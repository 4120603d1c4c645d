import { inbox } from '../../../content/inbox';
import { paths } from '../../../paths';
import { DownloadLink } from '../DownloadLink';

/** All enquiries as a workbook. */
export default function ExportLink() {
  return (
    <DownloadLink href={paths.api.exportLeads} className="button button-quiet">
      {inbox.export}
    </DownloadLink>
  );
}
