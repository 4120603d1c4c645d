/** What the office reads while it chooses, orders and uploads pictures, and what is wrong with one that cannot be used. */
import type { PictureFault } from '../../domain/picture/fault';

export const pictureWords = {
  choose: 'Choose pictures',
  /** A field with one picture. */
  photo: { choose: 'Choose a picture', replace: 'Choose another', remove: 'Remove' },
  drop: 'or drop them here. They are turned upright and resized before they are uploaded; the location that a phone recorded is removed.',
  dropReplaces:
    'or drop them here. What you choose replaces the pictures below. Large pictures are resized, and the location that a phone recorded is removed.',
  none: 'No pictures yet. Visitors see the place of a home on a map instead, and a blog post as text.',
  list: 'Pictures, in the order that visitors see them',
  picture: 'Picture',
  video: 'Video',
  absent: 'Picture does not load',
  numbered: (kind: string, number: number) => `${kind} ${number}`,
  cover: 'Cover',
  makeCover: 'Make cover',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove',
  cancel: 'Cancel',
  retry: 'Try again',
  retryAll: 'Try all failed pictures again',
  undo: 'Undo',
  restore: 'Restore the earlier pictures',
  states: { waiting: 'Waiting', preparing: 'Resizing…', uploading: 'Uploading…' },
  videoLabel: 'YouTube link',
  videoHint: 'A video is shown among the pictures.',
  addVideo: 'Add video',
  cautions: {
    small:
      'This picture is small, so pages show it small as well. If there is a larger one, choose that.',
    faint:
      'Hardly anything of this can be seen on the light ground of your pages. If there is a dark one, choose that.',
  },
  leftOut: (names: readonly string[]) =>
    `Saved without ${names.join(', ')}: ${names.length === 1 ? 'this file cannot be read as a picture' : 'these files cannot be read as pictures'}.`,
  announcements: {
    moved: (name: string, number: number, total: number) =>
      `${name} moved to place ${number} of ${total}.`,
    removed: (name: string) => `${name} removed.`,
    videoAdded: 'Video added at the end.',
    ready: (name: string) => `${name} is ready.`,
    failed: (name: string, why: string) => `${name}: ${why}`,
    replaced: 'The chosen pictures replace the earlier ones when you save.',
  },
  errors: {
    video: 'Enter the link of a YouTube video: https://youtu.be/ followed by eleven characters.',
    tooMany: (limit: number) => `You can add up to ${limit} pictures and videos.`,
    unfinished: (name: string) =>
      `${name} is not uploaded yet. Try it again or remove it, then save.`,
    offline: 'You are offline. The picture is kept here; try again when you are connected.',
    connection: 'The connection was lost. The picture is kept here; try again.',
    session: 'Sign in again, then try again.',
    noAddress: 'The picture service returned no usable address. Try again.',
    server: 'The picture service could not accept the picture. Try again in a moment.',
  },
  faults: {
    empty: 'The file is empty. Choose it again from where you saved it first.',
    huge: 'The file is larger than 60 MB. Resize it first, then choose it again.',
    changed: 'The file was moved or changed since it was chosen. Choose it again.',
    heic: 'This is a HEIC picture from an iPhone, which this browser cannot read. Add it from the iPhone itself, or ask whoever took it to send it by WhatsApp: it arrives as JPEG.',
    truncated:
      'The end of this picture is missing. Copy it again from the phone or camera, then choose it again.',
    video:
      'This is a video, not a picture. Choose pictures here; the video of a home is added by its YouTube link.',
    drawing:
      'This is a drawing (SVG), which cannot be shown here. Save it as PNG or JPEG, then choose it again.',
    raw: 'This is a TIFF or raw picture of a camera or scanner, which this browser cannot read. Save it as JPEG, then choose it again.',
    'other picture':
      'This is a picture of a kind that this browser cannot read (such as JPEG XL, JPEG 2000, Photoshop, or a JPEG of 12 bits). Save it as an ordinary JPEG, then choose it again.',
    document:
      'This is a document (PDF, Word or Excel), not a picture. Open it, save its page or picture as JPEG, and choose that.',
    archive: 'This is a packed file (ZIP). Unpack it first, then choose the pictures in it.',
    audio: 'This is a recording of sound, not a picture. Choose pictures here.',
    'no-picture':
      'This file is no picture of a kind that we know. Choose a JPEG, PNG or WebP picture.',
    unreadable:
      'This picture is damaged and cannot be read. Choose another, or save it again as JPEG.',
    'too-many-pixels':
      'This picture has too many pixels for this browser. Resize it to at most 10,000 pixels a side, then choose it again.',
    'not-drawn':
      'This browser could not resize the picture. Close other tabs, or resize the picture yourself, then choose it again.',
    'hidden-canvas':
      'This browser hides from websites what they draw (protection against fingerprinting), so the picture could not be resized. Allow it for this site at the sign in the address bar, or use another browser, then choose the picture again.',
  } satisfies Record<PictureFault, string>,
} as const;
