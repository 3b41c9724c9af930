import type { IconShape } from './page-icons.ts'

/** On, in reading direction; mirrored right to left. */
export const arrowEndIcon: IconShape = {
  path: 'M5 12h14M13.5 6.5L19 12l-5.5 5.5',
  isMirrored: true,
}

/** To the view before; mirrored right to left. */
export const backIcon: IconShape = {
  path: 'M14.5 5.5L8 12l6.5 6.5',
  isMirrored: true,
}

/** Chosen, or done. */
export const checkIcon: IconShape = {
  path: 'M5 12.5l4.5 4.5L19 7.5',
}

/** A row that opens a list; mirrored right to left. */
export const chevronEndIcon: IconShape = {
  path: 'M9.5 6l6 6-6 6',
  isMirrored: true,
}

/** Waiting, or how long. */
export const clockIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.2 2',
}

/** Close, clear, dismiss. */
export const closeIcon: IconShape = {
  path: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
}

/** The icon for help. */
export const helpIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.4 9.6a2.65 2.65 0 0 1 5.2.6c0 1.8-2.6 2.1-2.6 3.7M11.725 16.8a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** A hint. */
export const infoIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.2v5M11.725 7.9a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** E-mail. */
export const mailIcon: IconShape = {
  path: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM3.6 7.6l7 5.1a2.4 2.4 0 0 0 2.8 0l7-5.1',
}

/** More choices. */
export const moreIcon: IconShape = {
  path: 'M5.725 12a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M11.725 12a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M17.725 12a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** Something is wrong with what was typed. */
export const problemIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.8v5M11.725 16.1a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** A code to scan. */
export const qrIcon: IconShape = {
  path: 'M5.5 4h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5zM15.5 4h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5zM5.5 14h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5zM14 14h2.5v2.5M20 14v.01M14 20v.01M20 17v3h-3',
}
