import type { IconShape } from './icon-shape.ts'

/** Discord: a neutral stand-in; their own mark follows their own rules. */
export const discordIcon: IconShape = {
  path: 'M7.5 6h9A3.5 3.5 0 0 1 20 9.5v4a3.5 3.5 0 0 1-3.5 3.5H13l-4 3.5V17H7.5A3.5 3.5 0 0 1 4 13.5v-4A3.5 3.5 0 0 1 7.5 6zM8.725 11.5a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M11.725 11.5a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M14.725 11.5a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
