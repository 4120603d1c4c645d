/**
 * Every address of the admin area and of its calls, made in one place, apart from those of visitors, whose phones need not
 * load them.
 */
import type { CompanyFormPage } from './domain/company/fields';
import type { ListedKind } from './domain/record';

type RecordAction = 'update' | 'delete' | 'restore' | 'erase' | 'history';

const id = encodeURIComponent;

export const adminPaths = {
  home: '/admin',
  bulk: '/admin/bulk',
  enquiries: '/admin/enquiries',
  newEnquiry: '/admin/enquiries/new',
  newEnquiryAbout: (property: string) => `/admin/enquiries/new?property=${id(property)}`,
  trash: '/admin/trash',
  company: '/admin/company',
  /** A page of the company's record; its facts are the first. */
  companyPage: (page: CompanyFormPage) => `/admin/company${page === 'facts' ? '' : `/${page}`}`,
  people: '/admin/people',
  setup: '/admin/setup',
  subscribersFile: '/admin/subscribers.csv',
  blogs: '/admin/blog/allblog',
  addBlog: '/admin/blog/addblog',
  previewBlog: '/admin/blog/preview',
  blog: (blog: string) => `/admin/blog/getblog/${id(blog)}`,
  properties: '/admin/property/allproperty',
  addProperty: '/admin/property/addproperty',
  copyProperty: (property: string) => `/admin/property/addproperty?copy=${id(property)}`,
  previewProperty: '/admin/property/preview',
  property: (property: string) => `/admin/property/getproperty/${id(property)}`,
  api: {
    record: (kind: ListedKind, action: RecordAction, record?: string) =>
      `/api/${kind}/${action}${record === undefined ? '' : `/${id(record)}`}`,
    property: (property: string) => `/api/property/getproperty/${id(property)}`,
    privateFacts: (property: string) => `/api/property/private/${id(property)}`,
    recordList: (kind: ListedKind) => `/api/${kind}/getlist`,
    addProperty: '/api/property/addproperty',
    template: '/api/property/template',
    exportProperties: '/api/property/export',
    importPreview: '/api/property/bulk/preview',
    importRows: (run: string) => `/api/property/bulk/import/${id(run)}`,
    importFaulty: (run: string) => `/api/property/bulk/faulty/${id(run)}`,
    importUndo: (run: string) => `/api/property/bulk/undo/${id(run)}`,
    imports: '/api/property/bulk/batches',
    blogs: '/api/blog/getblogs',
    addBlog: '/api/blog/addblog',
    enquiries: '/api/enquiry/list',
    addEnquiry: '/api/enquiry/add',
    /** Of the visit at a time, ISO 8601. */
    enquiryCalendar: (enquiry: string, at: string) =>
      `/api/enquiry/calendar/${id(enquiry)}?${new URLSearchParams({ at })}`,
    updateEnquiry: (enquiry: string) => `/api/enquiry/update/${id(enquiry)}`,
    resendEnquiry: (enquiry: string) => `/api/enquiry/resend/${id(enquiry)}`,
    deleteEnquiry: (enquiry: string) => `/api/enquiry/delete/${id(enquiry)}`,
    exportEnquiries: '/api/enquiry/export',
    signin: '/api/auth/signin',
    signout: '/api/auth/signout',
    setup: '/api/auth/setup',
    join: '/api/auth/join',
    invite: '/api/auth/invite',
    ownAccount: '/api/auth/own',
    otherSessions: '/api/auth/others',
    person: (person: string) => `/api/auth/person/${id(person)}`,
    session: '/api/auth/session',
    company: '/api/company',
    companyHistory: '/api/company/history',
    publishCompany: '/api/company/publish',
    upload: '/api/image/upload',
    backupDocument: (name: string) => `/api/backup/${name}`,
    backupPictures: '/api/backup/pictures',
    image: (hash: string) => `/api/image/${id(hash)}`,
  },
} as const;
