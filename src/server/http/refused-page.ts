import { company } from '../../content/company';
import { enquiry } from '../../content/enquiry';
import { errorPages } from '../../content/site';
import { telephoneLink } from '../../domain/links';
import { plainPage } from './plain-page';

/** The page for a form that another site sent, or a browser that says so: what happened and what to do. */
export function refusedPage(): Response {
  const { title, text } = errorPages.refused;
  const { phone } = company.agent;
  return plainPage({
    status: 403,
    title,
    body: [text, `<a href="${telephoneLink(phone)}">${enquiry.call} ${phone}</a>`],
  });
}
