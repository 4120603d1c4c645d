/** By the name of each file of code that a page asks for, the names of all that it imports (scripts/build/island-imports.ts). */
declare module 'virtual:island-imports' {
  const imports: Readonly<Record<string, readonly string[]>>;
  export default imports;
}
