const cloudinary = /^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(.+)$/;

/** The address of a hosted picture with a transformation such as `c_limit,w_640`; `null` for pictures elsewhere. */
export function hostedVariant(source: string, transformation: string): string | null {
  const [, upload, rest] = cloudinary.exec(source) ?? [];
  return upload === undefined || rest === undefined ? null : `${upload}${transformation}/${rest}`;
}

/** A picture of the hosted service with a maximum width (px), in the format that the browser likes best. */
export function hostedWidth(source: string, width: number): string | null {
  return hostedVariant(source, `c_limit,w_${width},q_auto,f_auto`);
}
