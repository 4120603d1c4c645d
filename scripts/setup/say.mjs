/** Ends the command with one clear sentence instead of a stack. */
export class Stop extends Error {}

/** Runs a command's main function; a `Stop`, or a wrong option, prints its sentence, anything else is a defect and prints its stack. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof Stop || error?.code?.startsWith?.('ERR_PARSE_ARGS');
    console.error(isExpected ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
