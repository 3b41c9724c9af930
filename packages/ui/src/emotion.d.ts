import type { StyleTheme } from './theme/theme.ts'

/**
 * Types the theme of the `css` prop. An ambient file, so that it stays out of what is published: a
 * website with Emotion has a `Theme` of its own.
 */
declare module '@emotion/react' {
  export interface Theme extends StyleTheme {}
}
