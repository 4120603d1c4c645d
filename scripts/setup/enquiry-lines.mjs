import { createInterface } from 'node:readline';

/** The prefix of each line that the site prints about an enquiry when no mail is set up. */
const mark = '[enquiry]';

/** Hands on what the site prints about enquiries, line by line, and nothing else of its output. */
export function passEnquiries(output, print) {
  createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => {
    if (line.includes(mark)) print(line);
  });
}
