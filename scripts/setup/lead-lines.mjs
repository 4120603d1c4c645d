import { createInterface } from 'node:readline';

/** What the site writes before each line about a lead, where no mail is set up. */
const mark = '[lead]';

/** Hands on what the site prints about leads, line by line, and nothing else of its output. */
export function passLeads(output, print) {
  createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => {
    if (line.includes(mark)) print(line);
  });
}
