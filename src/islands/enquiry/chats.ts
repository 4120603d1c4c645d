import { whatsappLink } from '../../domain/links';

/**
 * Ends the prefilled texts of the page's chats about a property with what was chosen in the form; '' takes it away.
 * They are links of the page, outside this island, and work without it.
 */
export function tellChats(wish: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-about]')) {
    const query = new URL(link.href).searchParams;
    const text = (link.dataset.text ??= query.get('text') ?? '');
    link.href = whatsappLink(query.get('phone') ?? '', wish === '' ? text : `${text}\n${wish}`);
  }
}
