/** The address of the site to measure, the first word after the command; without a site there, the command ends. */
export async function servedSite() {
  const address = process.argv[2] ?? 'http://localhost:8888';
  const answers = await fetch(address).then(
    () => true,
    () => false,
  );
  if (answers) return address;
  console.error(`No site answers at ${address}. Start it with "npm start" in another terminal.`);
  process.exit(1);
}
