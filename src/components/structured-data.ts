import { blogWords } from '../content/pages/blog';
import { choiceWords } from '../content/properties/choices';
import { company } from '../content/company';
import { propertyText } from '../content/properties/property';
import { site } from '../content/pages/site';
import type { Blog, BlogSummary } from '../domain/blog/schema';
import { headline } from '../domain/property/headline';
import type { Property } from '../domain/property/schema';
import { blogList, blogPosting } from '../domain/structured-data/blog-posting';
import { companyReference, describeCompany } from '../domain/structured-data/company';
import type { CompanyReference } from '../domain/structured-data/json-ld';
import { realEstateListing } from '../domain/structured-data/listing';
import { defaultShare } from '../layouts/addresses';
import { paths } from '../paths';
import { excerpt } from '../server/article/summary';

/** The company as a page about something else names it. */
export function referToCompany(root: URL): CompanyReference {
  return companyReference({ name: company.name, url: root.href });
}

/** Everything that the site says of the company. */
export function wholeCompany(root: URL) {
  const { name, email, mark, offices, socials, registrations } = company;
  return describeCompany({
    name,
    email,
    offices,
    registrations,
    url: root.href,
    logo: new URL(mark ?? '/assets/images/logo.png', root).href,
    image: new URL(defaultShare().picture, root).href,
    profiles: Object.values(socials),
  });
}

/** Title and description of a property's page. */
export function describeInBrief(property: Property) {
  const { perMonth, bedrooms, kind } = propertyText;
  return headline(property, { perMonth, bedrooms, kind, category: choiceWords.category });
}

/** The page of one property on a day (YYYY-MM-DD), in the words of its title and labels. */
export function describeProperty(property: Property, today: string, root: URL) {
  const { title, description } = describeInBrief(property);
  return realEstateListing(property, {
    url: new URL(paths.property(property._id), root).href,
    name: title,
    description,
    today,
    language: site.language,
    company: referToCompany(root),
    labels: propertyText.details.rows,
    choices: choiceWords,
  });
}

/** The page of one blog post. */
export function describeBlog(blog: Blog, root: URL) {
  return blogPosting(blog, {
    url: new URL(paths.blog(blog._id), root).href,
    headline: blog.title || blogWords.untitled,
    description: excerpt(blog),
    language: site.language,
    company: referToCompany(root),
    types: choiceWords.blogType,
  });
}

/** The page that lists the blog posts. */
export function describeBlogs(posts: readonly (BlogSummary & { updatedAt: string })[], root: URL) {
  const page = {
    url: new URL(paths.blogs, root).href,
    headline: blogWords.title,
    description: blogWords.description,
    language: site.language,
    company: referToCompany(root),
    types: choiceWords.blogType,
  };
  const addressOf = (id: string) => new URL(paths.blog(id), root).href;
  return blogList(posts, page, addressOf, blogWords.untitled);
}
