import { privateWords } from '../../content/admin/private';
import { newTab } from '../../content/pages/site';
import { telephoneLink, whatsappLink } from '../../domain/links';
import { ButtonLink } from './Button';

interface Props {
  /** As they are dialled. */
  numbers: readonly string[];
  whom: string;
  look?: 'quiet' | 'text';
}

/** A call and a chat for each number of somebody whom the office knows. */
export function PhoneLinks({ numbers, whom, look = 'quiet' }: Props) {
  return numbers.map((number) => (
    <span key={number} className="cluster">
      <ButtonLink
        look={look}
        className="numbers"
        label={privateWords.call(number)}
        about={whom}
        href={telephoneLink(number)}
      />
      <ButtonLink
        look={look}
        label={privateWords.whatsapp}
        about={`${whom}, ${number} (${newTab})`}
        href={whatsappLink(number, '')}
        target="_blank"
        rel="noopener noreferrer"
      />
    </span>
  ));
}
