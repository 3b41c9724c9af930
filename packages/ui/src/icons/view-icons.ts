import type { IconShape } from './page-icons.ts'

// Icons that views other than Connect show: they are loaded with the first of these.

/** The icon for the history of an account. */
export const activityIcon: IconShape = {
  path: 'M3.5 12h3.8l2.7-6.5 4 13 2.7-6.5h3.8',
}

/** From the part above to the part below. */
export const arrowDownIcon: IconShape = {
  path: 'M12 5v14M6.5 13.5L12 19l5.5-5.5',
}

/** A bank card. */
export const cardIcon: IconShape = {
  path: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM3 10h18M7 15h3',
}

/** Closes upwards. */
export const chevronUpIcon: IconShape = {
  path: 'M6 14.5l6-6 6 6',
}

/** Copy to the clipboard. */
export const copyIcon: IconShape = {
  path: 'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5zM15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5',
}

/** Opens another page. */
export const externalIcon: IconShape = {
  path: 'M10 5H7.5A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5V14M14 4.5h5.5V10M19.5 4.5L11.5 12.5',
}

/** A site, or the web. */
export const globeIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3z',
}

/** A picture or collectible. */
export const imageIcon: IconShape = {
  path: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM4.5 17l4-4a1.5 1.5 0 0 1 2.1 0L17 19.5M14 15.5l1.4-1.4a1.5 1.5 0 0 1 2.1 0L20 16.5M14.525 8.8a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** Disconnect; mirrored right to left. */
export const disconnectIcon: IconShape = {
  path: 'M10 20H7.5A2.5 2.5 0 0 1 5 17.5v-11A2.5 2.5 0 0 1 7.5 4H10M15.5 16.5L20 12l-4.5-4.5M20 12H10',
  isMirrored: true,
}

/** Secured. */
export const lockIcon: IconShape = {
  path: 'M7.5 11h9A2.5 2.5 0 0 1 19 13.5v4a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5v-4A2.5 2.5 0 0 1 7.5 11zM8 11V8a4 4 0 0 1 8 0v3',
}

/** Buy, or add. */
export const plusIcon: IconShape = {
  path: 'M12 5v14M5 12h14',
}

/** Into this account. */
export const receiveIcon: IconShape = {
  path: 'M12 4v11.5M6.5 10.5L12 16l5.5-5.5M5 20h14',
}

/** Once more. */
export const retryIcon: IconShape = {
  path: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
}

/** Search. */
export const searchIcon: IconShape = {
  path: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.8 15.8L20 20',
}

/** Away from this account. */
export const sendIcon: IconShape = {
  path: 'M7 17L17 7M8.5 7H17v8.5',
}

/** Swaps two panels. */
export const swapVerticalIcon: IconShape = {
  path: 'M8.5 4v15.5M4.5 15.5l4 4 4-4M15.5 20V4.5M11.5 8.5l4-4 4 4',
}

/** One token for another. */
export const swapIcon: IconShape = {
  path: 'M4 8.5h15.5M15.5 4.5l4 4-4 4M20 15.5H4.5M8.5 11.5l-4 4 4 4',
}

/** A user or an account. */
export const userIcon: IconShape = {
  path: 'M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM5 20c.8-3.3 3.6-5 7-5s6.2 1.7 7 5',
}

/** A wallet. */
export const walletIcon: IconShape = {
  path: 'M17 8V6.5A1.5 1.5 0 0 0 15.5 5H6.2A2.2 2.2 0 0 0 4 7.2m0 0V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-6.5A2.5 2.5 0 0 0 17.5 8H5.5A1.5 1.5 0 0 1 4 7.2zM15.525 13.8a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** A phone with its speaker at the top and a bar at the bottom. */
export const phoneBarIcon: IconShape = {
  path: 'M9 2.5h6a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3zM10.75 5.25h2.5M10 18.75h4',
}

/** A phone with its camera at the top. */
export const phoneDotIcon: IconShape = {
  path: 'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM6.5 17.5h11M11.725 5.5a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** A pen that changes something. */
export const editIcon: IconShape = {
  path: 'M4.5 19.5l1-4.2L15.6 5.2a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L8.7 18.5zM13.8 7l3.2 3.2',
}

/** A window of a browser with a part that is added to it. */
export const extensionIcon: IconShape = {
  path: 'M20.5 10V7a3 3 0 0 0-3-3h-11a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3H11M3.5 8.5h17M17.5 13.5v7M14 17h7',
}
