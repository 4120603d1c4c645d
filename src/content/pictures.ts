import type { PictureFault } from '../domain/picture/fault';

/** The words of the picture part of the operator's forms. */
export const pictureWords = {
  choose: 'Choose pictures',
  drop: 'or drop them here. They are turned upright and made small before they are sent; the place where a phone took them is removed.',
  dropReplaces:
    'or drop them here. What you choose takes the place of the pictures below. Large pictures are made small, and the place where a phone took them is removed.',
  none: 'No pictures yet. Visitors see a drawing instead.',
  list: 'Pictures, in the order that visitors see them',
  picture: 'Picture',
  video: 'Video',
  of: 'of',
  cover: 'Cover',
  makeCover: 'Make cover',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove',
  cancel: 'Cancel',
  retry: 'Try again',
  retryAll: 'Try all failed pictures again',
  undo: 'Undo',
  takeBack: 'Take the earlier pictures back',
  states: {
    waiting: 'Waiting',
    preparing: 'Being made small',
    uploading: 'Being sent',
  },
  videoLabel: 'YouTube link',
  videoHint: 'A video is shown among the pictures.',
  addVideo: 'Add video',
  said: {
    moved: 'moved to place',
    removed: 'removed.',
    videoAdded: 'Video added at the end.',
    ready: 'is ready.',
    replaced: 'The chosen pictures take the place of the earlier ones when you save.',
  },
  errors: {
    video: 'Give the link of a YouTube video, such as https://youtu.be/ and eleven characters.',
    tooMany: 'That is more than fits. The most pictures and videos are',
    waiting: 'is not finished. Try it again or remove it, then save.',
    offline: 'You are offline. The picture is kept here and tried again when you are connected.',
    connection: 'The connection was lost. The picture is kept here: try again.',
    session: 'Sign in again, then try again.',
    noAddress: 'The picture service gave no address that can be shown. Try again.',
    tooLarge: 'The picture service takes no picture of this size. Choose a smaller one.',
    server: 'The picture service could not take it. Try again in a moment.',
  },
  faults: {
    empty: 'The file is empty. Choose it again from where it was first saved.',
    huge: 'The file is larger than 60 MB. Save it smaller first, then choose it again.',
    changed: 'The file was moved or changed since it was chosen. Choose it again.',
    heic: 'This is a HEIC picture, which this browser cannot read. On the iPhone, send it as "Most Compatible", or save it as JPEG, then choose it again.',
    truncated:
      'The end of this picture is missing. Copy it again from the phone or camera, then choose it again.',
    'no-picture':
      'This file is no picture, whatever its name says. Choose a JPEG, PNG or WebP picture.',
    unreadable:
      'This picture is damaged and cannot be read. Choose another, or save it again as JPEG.',
    'not-drawn':
      'This browser could not make the picture small. Close other pages, or save the picture smaller, then choose it again.',
  } satisfies Record<PictureFault, string>,
} as const;
