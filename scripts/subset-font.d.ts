declare module 'subset-font' {
  /** Makes a font that has only the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      noHinting: boolean;
      keepFeatures: string[];
      variationAxes: Record<string, number>;
    },
  ): Promise<Buffer>;
}
