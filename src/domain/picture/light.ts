/** The light of a value of a colour in sRGB, both 0 to 1 (IEC 61966-2-1). */
export const toLight = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
