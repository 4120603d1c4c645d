import { createInterface } from 'node:readline';

/** What the site writes before each line about an enquiry, where no mail is set up. */
const mark = '[enquiry]';

/** Hands on what the site prints about enquiries, line by line, and nothing else of its output. */
export function passEnquiries(output, print) {
  createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => {
    if (line.includes(mark)) print(line);
  });
}
