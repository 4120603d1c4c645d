/**
 * What owners abroad ask, and what published sources answer, with the day on which they were read. Nothing here is advice of
 * the company's own.
 */
import { inCities } from '../cities';

interface Entry {
  question: string;
  answer: readonly string[];
  /** The points on which sources disagree or are old. */
  unsure: string;
  ask: string;
  sources: readonly { title: string; address: string }[];
  /** The day on which the sources were read, YYYY-MM-DD. */
  checked: string;
}

const checked = '2026-11-25';

const entries: readonly Entry[] = [
  {
    question: `Who can sign for me${inCities.first}?`,
    answer: [
      'A person to whom you give a power of attorney. It should name exactly what that person may do, such as renting out this one home.',
      'Sign it before a notary where you live. If that country is in the Hague Convention, get an apostille next; if not, get it attested at the Indian embassy or consulate. If it is signed abroad, please get it stamped in India within three months after it arrives (Indian Stamp Act, section 18).',
    ],
    unsure:
      'Websites say different things about the consulate: as per the convention an apostille is enough, but some offices in India still ask for the consulate’s attestation. Please ask the office that will receive it.',
    ask: 'Ask your accountant or lawyer what the stamp duty is in Tamil Nadu, and whether it should be registered.',
    sources: [
      {
        title: 'Indian Stamp Act, 1899, section 18',
        address: 'https://actsofindia.in/section-details/?sectionid=45501',
      },
      {
        title: 'ApniLaw: how NRIs authenticate a power of attorney',
        address:
          'https://www.apnilaw.com/legal-articles/how-can-nris-authenticate-a-power-of-attorney-for-use-in-india',
      },
      {
        title: 'Immihelp: power of attorney at an Indian embassy or consulate',
        address: 'https://immihelp.com/power-of-attorney-at-indian-embassy-or-consulate',
      },
    ],
    checked,
  },
  {
    question: 'Which account should the rent go to?',
    answer: [
      'A non-resident ordinary (NRO) account. It is the account for income that you earn in India, such as rent.',
      'Rent is current income. After the tax is paid you can send it abroad: the limit of USD 1 million a year on other money in the account does not apply. Your bank will ask for a declaration. If the money is taxable and above ₹5 lakh a year, it will also ask for a certificate of a chartered accountant (CA).',
    ],
    unsure:
      'Until 31 March 2026 these papers were Forms 15CA and 15CB; since then they are Forms 145 and 146. Some guides state the limit of USD 1 million for the whole account and do not mention that rent is exempt: ask your bank.',
    ask: 'Ask your accountant for the certificate before you ask the bank for the transfer.',
    sources: [
      {
        title: 'TaxGuru: funds in an NRO account',
        address: 'https://taxguru.in/income-tax/fund-nro-account-india.html',
      },
      {
        title: 'NewsX, 02-05-2026: Forms 145 and 146 replace 15CA and 15CB',
        address:
          'https://www.newsx.com/business/sending-money-abroad-in-2026-know-new-income-tax-forms-145-and-146-for-foreign-remittances-and-compliance-explained-208822/',
      },
      {
        title: 'Nilesh Desai & Co: when Form 146 is needed',
        address: 'https://nileshdesaiandco.com/blog/form-145-146.html',
      },
      {
        title: 'Immihelp: sending money from NRE and NRO accounts',
        address: 'https://immihelp.com/repatriating-money-from-nre-and-nro-accounts',
      },
    ],
    checked,
  },
  {
    question: 'Does my tenant have to deduct TDS from the rent?',
    answer: [
      'Yes, even if the rent is low. According to our sources, a tenant who pays a non-resident deducts tax at 31.2% (30% and the cess) and pays it to the government.',
      'For this the tenant needs a tax deduction account number (TAN), files a statement each quarter (Form 27Q) and gives you a certificate (Form 16A). If your own tax is lower, you can apply for a certificate with a lower rate.',
    ],
    unsure:
      'These sources cite sections 195 and 197 of the Income-tax Act of 1961. Since 1 April 2026 the Income-tax Act of 2025 applies: section 393(2) is about payments to non-residents and section 395 about the certificate, which is applied for in Form 128. In the draft rules Form 27Q becomes Form 144. Form 16A may also have a new number. We could not find the TDS rate on rent under the new Act. An older guide says 30.9%, and a tax treaty may set a lower rate.',
    ask: 'Ask your accountant for the rate of this year, before the first rent is paid.',
    sources: [
      {
        title: 'Mint, 27-07-2021: the tenant deducts tax on rent paid to an NRI',
        address:
          'https://www.livemint.com/money/personal-finance/onus-on-tenant-to-cut-tds-for-nri-payments/amp-11627325995567.html',
      },
      {
        title: 'N C Agrawal: rent paid to an NRI, Forms 27Q and 16A',
        address: 'https://ncagrawal.com/tag/tds-on-rent-payable-to-nri-under-section-195',
      },
      {
        title: 'Income-tax Act, 2025, section 395 (EaseValue, 05-07-2026)',
        address: 'https://easevalue.com/income-tax-act-2025/section-395-certificates',
      },
      {
        title: 'TaxTMI: section 393(2), payments to non-residents, tax year 2026-27',
        address: 'https://www.taxtmi.com/manuals?id=7977',
      },
      {
        title: 'Studycafe: forms with new numbers in the draft rules of 2026',
        address:
          'https://studycafe.in/draft-income-tax-rules-2026-what-are-major-income-tax-forms-renumbered-as-per-new-act-409523.html',
      },
      {
        title: 'HomeOnline: if you have an NRI landlord (30.9%)',
        address:
          'https://homeonline.com/home-buying-guide/articles/Key-Things-to-Remember-If-You-Have-NRI-Landlord',
      },
    ],
    checked,
  },
  {
    question: 'Should the rental agreement be registered?',
    answer: [
      'Yes. Since 22 February 2019 a tenancy in the towns and cities of Tamil Nadu needs an agreement in writing, and either side registers it with the Rent Authority within 90 days of signing, on the state’s tenancy portal.',
      'This does not replace registration and stamp duty under the Registration Act and the Stamp Act.',
    ],
    unsure:
      'A report of May 2019 says 210 days in place of 90. It is about the time to enter into an agreement (section 4, subsection 2), not about the registration of a new one.',
    ask: 'Ask your accountant or lawyer what registration and stamp duty cost for the length of your tenancy.',
    sources: [
      { title: 'Tenancy portal of Tamil Nadu', address: 'https://www.tenancy.tn.gov.in/' },
      {
        title: 'LawLegal: the Tamil Nadu tenancy act of 2017',
        address: 'https://lawlegal.in/rltop/intro',
      },
      {
        title: 'The New Indian Express, 23-02-2019: tenancy registration compulsory',
        address:
          'http://www.newindianexpress.com/states/tamil-nadu/2019/feb/23/tenancy-registration-made-compulsory-1942615.html',
      },
      {
        title: 'The New Indian Express, 25-05-2019: deadline extended',
        address:
          'http://www.newindianexpress.com/cities/chennai/2019/may/25/deadline-extended-you-have-4-more-months-to-register-tenancy-agreement-1981412.html',
      },
    ],
    checked,
  },
  {
    question: 'When is property tax due?',
    answer: [
      'Twice a year: the half-years begin on 1 April and 1 October. Chennai allows a rebate of 5%, at most ₹5,000 for a half-year, if the tax is paid within the first 30 days.',
    ],
    unsure:
      'Until April 2023 it was 15 days, and older pages still say so. Our sources are from 2023, so please check the dates on this year’s bill.',
    ask: 'Ask your accountant if you can deduct property tax from the rent for income tax, and keep the receipts.',
    sources: [
      {
        title: 'The Hindu, 17-04-2023: deadline extended as new rules come into force',
        address:
          'https://www.thehindu.com/news/cities/chennai/chennai-corporation-announces-extension-of-deadline-for-property-tax-payment-as-new-rules-come-into-force/article66748014.ece/amp/',
      },
      {
        title: 'The New Indian Express, 19-04-2023: 5% for paying before 30 April',
        address:
          'https://www.newindianexpress.com/cities/chennai/2023/apr/19/pay-property-tax-before-april-30-to-get-5-per-centdiscount-2567280.html',
      },
      {
        title: 'DT Next, 13-10-2021: the older limit of 15 days',
        address:
          'https://www.dtnext.in/News/City/2021/10/13155729/1323433/Rs-6-cr-incentive-given-to-540-lakh-property-owners-.vpf',
      },
    ],
    checked,
  },
  {
    question: 'Is the home ready for the rains?',
    answer: [
      'The north-east monsoon brings Tamil Nadu nearly half of its rain between October and December. It usually begins around 20 October, up to nine days before or after.',
      'Get the home checked before October: roof and terrace for leaks, drains for leaves, wiring for dampness.',
    ],
    unsure: 'The day differs each year; the weather department announces it.',
    ask: 'Ask your accountant whether you can claim any repairs for income tax.',
    sources: [
      {
        title: 'Outlook: the weather department on the north-east monsoon',
        address:
          'https://www.outlookindia.com/national/orange-alert-issued-for-heavy-rain-in-tamil-nadu-yellow-alert-in-kerala',
      },
      {
        title: 'The New Indian Express, 02-10-2024: nearly 48% of the yearly rain',
        address:
          'https://www.newindianexpress.com/states/tamil-nadu/2024/Oct/02/tamil-nadu-to-get-above-normal-northeast-monsoon',
      },
      {
        title: 'Alliance: what to look at before the monsoon',
        address: 'https://www.alliancein.com/10-tips-to-upgrade-your-house-to-a-monsoon-friendly/',
      },
    ],
    checked,
  },
];

/** The checklist for owners abroad. Only what a source says is in it. */
export const ownerAbroad = {
  title: 'Owners abroad: a checklist',
  description: `For owners who live abroad and have a home${inCities.first}: power of attorney, NRO account, tax on rent, registration, property tax and the monsoon, with sources.`,
  intro:
    'Six questions to settle before you rent out a home from abroad. We manage homes and do not give tax or legal advice, so each answer names its sources.',
  sources: 'Sources',
  checked: 'Checked on',
  unsure: 'Please confirm:',
  entries,
} as const;
