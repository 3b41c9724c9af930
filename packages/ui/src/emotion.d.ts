import type { StyleTheme } from './theme/theme.ts'

/**
 * Types the theme of the `css` prop. An ambient file, so that it is not published: a
 * website that uses Emotion declares its own `Theme`.
 */
declare module '@emotion/react' {
  export interface Theme extends StyleTheme {}
}
