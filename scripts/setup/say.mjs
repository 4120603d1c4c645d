/** Ends the command with one clear sentence instead of a stack. */
export class Stop extends Error {}

/**
 * Runs a command's main function; a `Stop`, or a wrong option, prints its sentence, anything else is a defect and prints
 * its stack.
 *
 * @param {() => void | Promise<void>} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    const isWrongOption =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const isExpected = error instanceof Stop || isWrongOption;
    console.error(isExpected ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
