import { privateWords } from '../../content/admin/private';
import { newTab } from '../../content/pages/site';
import { telephoneLink, whatsappLink } from '../../domain/links';
import { ButtonLink } from './Button';

interface Props {
  /** As they are dialled. */
  numbers: readonly string[];
  whom: string;
  /** Whether the numbers are read out, but not shown, as where there is one only. */
  isShort?: boolean;
}

/** A call and a chat for each number of somebody whom the office knows. */
export function PhoneLinks({ numbers, whom, isShort = false }: Props) {
  const look = isShort ? 'text' : 'quiet';
  return numbers.map((number) => (
    <span key={number} className="cluster tight">
      <ButtonLink
        look={look}
        label={isShort ? privateWords.call : `${privateWords.call} ${number}`}
        about={isShort ? `${number}, ${whom}` : whom}
        href={telephoneLink(number)}
      />
      <ButtonLink
        look={look}
        label={privateWords.whatsapp}
        about={`${number}, ${whom} (${newTab})`}
        href={whatsappLink(number, '')}
        target="_blank"
        rel="noopener noreferrer"
      />
    </span>
  ));
}
